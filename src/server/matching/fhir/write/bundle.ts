import { randomUUID } from 'node:crypto'
import type { Bundle, DiagnosticReport, Observation, Resource } from '@medplum/fhirtypes'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { Reading } from '#server/storage/database.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import type { ReadSample } from '../../read-sample.ts'
import { loinc, LOINC, profileOf } from '../codes.ts'
import { reportCategory } from './category.ts'
import { conclusion } from './conclusion.ts'
import { assayedFinding, finding } from './finding.ts'
import type { FindingContext } from './finding.ts'
import { implications } from './implication.ts'
import { notesOf } from './notes.ts'
import { recordCodes } from './record-codes.ts'
import { relatedArtifact } from './related-artifact.ts'

/** A report with the reading that it was made from, whose facts it names in words alone. */
export interface ReadReport<One extends MatchReport = MatchReport> {
  report: One
  read: Pick<ReadSample, 'found' | 'sample'>
}

/** Services and address that a bundle is made with beside the report. */
export interface BundleSetting {
  db: Reading
  index: Pick<MatchIndex, 'names'>
  /** Address of the service, without a slash at the end. */
  address: string
}

type Profile = MatchReport['profiles'][number]
type Part = Profile['parts'][number]

/** Adds resources and gives each an address that nothing in it tells: else equal findings of two patients were one. */
function collection() {
  const entries: { fullUrl: string; resource: Resource }[] = []
  return {
    entries,
    add(resource: Resource): string {
      const fullUrl = `urn:uuid:${randomUUID()}`
      entries.push({ fullUrl, resource })
      return fullUrl
    },
  }
}

/** Whether the part is met by what was not found: a wild type, or what must not be there. */
const isMetByAbsence = ({ state, negated, alterations }: Part) =>
  alterations.length === 0 && state === (negated ? 'FALSE' : 'TRUE')

/** Adds the findings of a sample. @returns their addresses, by their position and of the absences of a gene */
function addFindings(
  { report, read }: ReadReport,
  context: FindingContext,
  add: (resource: Observation) => string,
) {
  const ofIndex = new Map<number, string[]>()
  const absencesOf = new Map<string, string[]>()
  report.alterations.forEach(({ index, isAbsent }, at) => {
    const alterations = read.found[at] ?? []
    const addresses = alterations.map((one) => add(finding(one, isAbsent, context)))
    ofIndex.set(index, addresses)
    alterations.forEach((one, number) => {
      const feature = one.kind === 'REPORTED' ? one.feature : one.gene
      const address = addresses[number]
      if (isAbsent && feature && address)
        absencesOf.set(feature, [...(absencesOf.get(feature) ?? []), address])
    })
  })
  const assayed = new Map<string, string>()
  /** The finding that something was assayed and is not there, added once. */
  function assayedOf({ variant, negated }: Part): string {
    const name = negated ? `${variant.feature} ${variant.name}` : `${variant.feature} mutation`
    const address = assayed.get(name) ?? add(assayedFinding(variant.feature, name, context))
    assayed.set(name, address)
    return address
  }
  /** Addresses of the findings by which a profile matches; an implication has at least one. */
  return ({ parts }: Profile): string[] => {
    const found = parts.flatMap(({ negated, state, alterations }) =>
      !negated && state === 'TRUE' ? alterations.flatMap((index) => ofIndex.get(index) ?? []) : [],
    )
    const byAbsence = parts.filter((part) => isMetByAbsence(part) && (!part.negated || found.length === 0))
    const absent = byAbsence.flatMap((part) => absencesOf.get(part.variant.feature) ?? [assayedOf(part)])
    return [...new Set([...found, ...absent])]
  }
}

function diagnosticReport({ report, read }: ReadReport, address: string, issued: string): DiagnosticReport {
  const { version, releases } = report.knowledge
  return {
    resourceType: 'DiagnosticReport',
    meta: { profile: [profileOf('genomic-report')] },
    extension: [
      relatedArtifact({
        type: 'derived-from',
        label: `knowledge ${version}`,
        ...(releases.length > 0 && { display: releases.join(', ') }),
        url: address,
      }),
    ],
    status: 'preliminary',
    category: reportCategory(),
    code: loinc(LOINC.report),
    issued,
    conclusion: conclusion(report, read.sample.assayed),
  }
}

/**
 * The report on a sample as a collection of FHIR R4, by the Genomics Reporting guide 3.0.0: a DiagnosticReport, the
 * findings, what the records of matched profiles say of them, and what is undecided or was not understood. Who the sample is
 * of is not in it; the receiver adds that.
 */
export async function sampleBundle(one: ReadReport, { db, index, address }: BundleSetting): Promise<Bundle> {
  const { report, read } = one
  const { entries, add } = collection()
  const main = diagnosticReport(one, address, new Date().toISOString())
  add(main)
  const context = { build: read.sample.build, origin: report.origin, names: index.names }
  const findingsOf = addFindings(one, context, add)
  const codes = await recordCodes(db, report, address)
  for (const profile of report.profiles) {
    if (profile.result !== 'MATCHED') continue
    const derivedFrom = findingsOf(profile)
    for (const statement of [...profile.assertions, ...profile.evidence])
      for (const resource of implications(statement, profile, derivedFrom, { address, codes })) add(resource)
  }
  const results = entries.slice(1).map(({ fullUrl }) => ({ reference: fullUrl }))
  if (results.length > 0) main.result = results
  const notes = notesOf(report, address)
  if (notes) add(notes)
  return { resourceType: 'Bundle', type: 'collection', entry: entries }
}
