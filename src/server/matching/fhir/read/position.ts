import { refseqChromosome, trimAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ANSWERS, CHROMOSOMES, LOINC, SYSTEMS } from '../codes.ts'
import { codesIn, componentsOf, conceptsOf, wordsOf } from './observation.ts'
import type { FhirObservation } from './observation.ts'

/** The place of an Observation; why it is not compared; or that there is none. */
type Place = { allele: GenomicAllele } | { reason: string } | { isWrong: string } | null

const BUILDS: ReadonlyMap<string, ReferenceBuild> = new Map([
  [ANSWERS.grch37, 'GRCH37'],
  [ANSWERS.grch38, 'GRCH38'],
])

/** What is added to the lowest position to count from 1. */
const OFFSETS: ReadonlyMap<string, number> = new Map([
  [ANSWERS.oneCharacter, 0],
  [ANSWERS.zeroInterval, 1],
  [ANSWERS.zeroCharacter, 1],
])

function chromosomeOf(observation: FhirObservation) {
  const sequences = conceptsOf(observation, LOINC.sequence).flatMap((one) => [
    ...(one.coding ?? []).flatMap(({ code }) => code ?? []),
    ...wordsOf(one),
  ])
  for (const text of sequences) {
    const [, number, version] = /^NC_0*(\d+)\.(\d+)$/.exec(text.trim()) ?? []
    const found = number ? refseqChromosome(Number(number), Number(version)) : null
    if (found) return found
  }
  for (const one of conceptsOf(observation, LOINC.chromosome)) {
    const coded = codesIn(one, SYSTEMS.loinc).flatMap((code) => CHROMOSOMES.get(code) ?? [])[0]
    const named = wordsOf(one).flatMap(
      (text) => /^(?:chr(?:omosome)?\s*)?([1-9]|1\d|2[0-2]|[XY])$/i.exec(text)?.[1]?.toUpperCase() ?? [],
    )[0]
    const chromosome = coded ?? named
    if (chromosome) return { chromosome, build: null }
  }
  return null
}

const stringOf = (observation: FhirObservation, code: string) =>
  componentsOf(observation, code).flatMap(({ valueString }) => valueString?.trim().toUpperCase() ?? [])[0]

/** Reads the position of an Observation and its bases; it is compared only where build and counting are stated. */
export function placeOf(observation: FhirObservation): Place {
  const range = componentsOf(observation, LOINC.position).flatMap(({ valueRange }) => valueRange ?? [])[0]
  const low = range?.low?.value
  if (low === undefined) return null
  const found = chromosomeOf(observation)
  const [reference, alternate] = [LOINC.reference, LOINC.alternate].map((code) => stringOf(observation, code))
  const stated = conceptsOf(observation, LOINC.build).flatMap((one) =>
    codesIn(one, SYSTEMS.loinc).flatMap((code) => BUILDS.get(code) ?? []),
  )[0]
  const offset = conceptsOf(observation, LOINC.counting).flatMap((one) =>
    codesIn(one, SYSTEMS.loinc).flatMap((code) => OFFSETS.get(code) ?? []),
  )[0]
  const notCompared = (why: string) => ({ reason: `Its position was not compared, as ${why}.` })
  if (!found) return notCompared('it is not on a chromosome that is named')
  if (found.build && stated && found.build !== stated)
    return { isWrong: 'Its reference sequence and its build contradict one another.' }
  const build = found.build ?? stated
  if (!build) return notCompared('its build (GRCh37 or GRCh38) is not stated')
  if (offset === undefined) return notCompared('it is not stated whether positions count from 0 or 1')
  if (!Number.isSafeInteger(low) || low + offset < 1) return notCompared('it is no position')
  if (!reference || !alternate || !/^[ACGTN]+$/.test(reference + alternate))
    return notCompared('its reference and alternate bases are not both given')
  if (reference === alternate) return notCompared('its reference and alternate bases are the same')
  return { allele: trimAllele(build, found.chromosome, low + offset, reference, alternate) }
}
