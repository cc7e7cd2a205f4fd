import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { FileEntry, FileFormat } from '../../formats/file-entry.ts'
import { fileError } from '../../formats/file-error.ts'
import type { ClinicalSample } from './clinical-sample.ts'
import { fhirSamples } from './fhir-samples.ts'
import { isResource } from './resources.ts'
import { isPhenopacket, phenopacketSamples } from './phenopacket.ts'

/** Members of FHIR and Phenopackets, which no request has. */
const MEMBERS =
  /(?<!\\)"(?:resourceType|interpretations|phenotypicFeatures|phenotypic_features|metaData|meta_data|proband|members)"\s*:/

/** Checks whether a body of JSON is FHIR or a Phenopacket, without reading it. */
export const isClinicalJson = (pieces: readonly Uint8Array[]): boolean =>
  MEMBERS.test(Buffer.concat(pieces).toString('utf8'))

/** Content of a clinical document for a reader of files. */
export interface ClinicalContent {
  format: Extract<FileFormat, 'FHIR' | 'PHENOPACKET'>
  entries: FileEntry[]
  /** Names of several samples, which tell nothing of whom they are. */
  samples: string[]
  diseases: ReadonlyMap<string | null, ReadonlySet<string>>
  origins: ReadonlyMap<string | null, SampleOrigin>
  warnings: string[]
}

const samplesOf = (document: unknown, index: MatchIndex): ClinicalSample[] | null => {
  if (isResource(document)) return fhirSamples(document, index)
  return isPhenopacket(document) ? phenopacketSamples(document, index) : null
}

/** Codes that a warning names. */
const MOST_NAMED = 12

function warningsOf(samples: readonly ClinicalSample[]): string[] {
  const others = samples.flatMap(({ otherObservations }) => otherObservations)
  const kinds = [...new Set(others)].toSorted()
  const named = kinds.slice(0, MOST_NAMED).join(', ') + (kinds.length > MOST_NAMED ? ' and others' : '')
  return [
    ...new Set(samples.flatMap(({ warnings }) => [...warnings])),
    ...(others.length > 0
      ? [
          `${others.length} Observations of the file are about other things than variants, TMB and MSI and were not read: ${named}.`,
        ]
      : []),
    ...(samples.some(({ origins }) => origins.size > 1)
      ? ['The file has somatic and germline alterations: give origin, which is of all, to compare it.']
      : []),
  ]
}

/**
 * Reads documents of FHIR or Phenopackets: one, a list, or one a line.
 * @param chosen name of the one sample to read, such as `sample 2`; null: all
 * @returns null for JSON that is something else
 * @throws ClientError for such documents that cannot be read
 */
export function readClinicalJson(
  json: unknown,
  index: MatchIndex,
  chosen: string | null,
): ClinicalContent | null {
  const documents = Array.isArray(json) ? json : [json]
  const isClinical = documents.length > 0 && documents.every((one) => isResource(one) || isPhenopacket(one))
  if (!isClinical) return null
  const all = documents.flatMap((document) => samplesOf(document, index) ?? [])
  const nameOf = (at: number) => (all.length > 1 ? `sample ${at + 1}` : null)
  const named = all.map((sample, at) => ({ name: nameOf(at), sample }))
  const read = chosen === null || all.length === 1 ? named : named.filter(({ name }) => name === chosen)
  if (read.length === 0 && all.length > 0)
    throw fileError(
      `The file has ${all.length} samples, “sample 1” to “sample ${all.length}”: choose one of them.`,
    )
  let line = 0
  return {
    format: documents.every(isResource) ? 'FHIR' : 'PHENOPACKET',
    entries: read.flatMap(({ name, sample }) =>
      sample.entries.map(({ text, reading }) => {
        line += 1
        return { samples: [name], line, text, reading }
      }),
    ),
    samples: read.flatMap(({ name }) => name ?? []),
    diseases: new Map(read.map(({ name, sample }) => [name, sample.diseases])),
    origins: new Map(
      read.flatMap(({ name, sample: { origins } }) => {
        const [origin, ...others] = origins
        return origin && others.length === 0 ? [[name, origin] as const] : []
      }),
    ),
    warnings: warningsOf(read.map(({ sample }) => sample)),
  }
}
