import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { LONGEST_NAME, UnreadableRow } from './cells/cell-values.ts'
import { wholeNumber } from './cells/whole-numbers.ts'
import type { ContradictoryRows } from './contradictory-rows.ts'
import { contradictoryRows } from './contradictory-rows.ts'
import type { CanonicalNames } from './cells/name-lists.ts'
import { canonicalNames, learnSingleName } from './cells/name-lists.ts'
import { readAssertion } from './parsers/assertion-facts.ts'
import { readDisease } from './parsers/clinical-facts.ts'
import { readEvidence } from './parsers/evidence-facts.ts'
import type { VariantFacts } from './parsers/variant-facts.ts'
import { readNamedVariant } from './parsers/variant-facts.ts'
import type { FileKind, RecordKind } from './release/kinds.ts'
import { unknownColumns } from './release/kinds.ts'
import { isoTime } from './release/dates.ts'
import { noteOfLack } from './release/required-columns.ts'
import type { FileScope, Release, ReleaseFile } from './release/release-file.ts'
import type { Row } from './release/rows.ts'
import { readRows } from './release/rows.ts'

export type FirstPassFeature = { kind: FeatureInstanceType; name: string; entrezId: number | null }
export type FirstPassVariant = { featureName: string; name: string; profileId: number | null }

/**
 * Content of a release as a whole, as far as single rows must know it. Everything in it is small: ids and names,
 * no texts.
 */
export type FirstPass = {
  /** Ids of the rows of each kind. */
  ids: Record<RecordKind, Set<number>>
  /** Rows that repeat an id, as `file line`; the first row counts. */
  repeated: Set<string>
  features: Map<number, FirstPassFeature>
  variants: Map<number, FirstPassVariant>
  /** Display names of variants that have a profile of their own, as that is named. */
  profiledVariants: Map<number, string>
  /** Names of the molecular profiles that rows describe. */
  profileNames: Map<number, string>
  /** Variants that only evidence or assertions of the older form name. */
  namedVariants: Map<number, VariantFacts>
  /** Display names of molecular profiles that evidence or assertions name and no row describes. */
  namedProfiles: Map<number, string>
  /** How often each name stands beside a DOID. */
  diseaseNames: Map<string, Map<string, number>>
  vocabulary: {
    therapies: CanonicalNames
    phenotypes: CanonicalNames
    variantTypes: CanonicalNames
    variantGroups: CanonicalNames
  }
  /** Assertions of the file of accepted ones, where there are two files. */
  acceptedAssertions: Set<number> | null
  /** Which states of evidence and assertions the release holds. */
  scope: { evidence: FileScope; assertion: FileScope }
  /** Names of genes without a row, by Entrez id. */
  namedGenes: Map<number, { id: number | null; name: string }>
  contradictory: ContradictoryRows
  /** The latest review of any record, ISO 8601. */
  latestReview: string | null
  /** Rows of all files. */
  rows: number
  notes: string[]
}

/**
 * Reads every file of a release once.
 * @throws ClientError when a file is cut off
 */
export async function readFirstPass(
  release: Release,
  onBytes: (bytes: number) => void = () => {},
): Promise<FirstPass> {
  const survey = emptySurvey()
  for (const file of release.files) {
    for (const column of unknownColumns(file.kind, file.columns)) {
      survey.notes.push(`${file.name}: the column "${column.slice(0, 80)}" is unknown and was skipped.`)
    }
    const lack = noteOfLack(file.name, file.kind, file.columns)
    if (lack !== null) survey.notes.push(lack)
    if (file.kind === 'assertion' || file.kind === 'evidence') survey.scope[file.kind] = file.scope
    const look = lookers[file.kind]
    const assertionsBefore = file.kind === 'assertion' ? survey.ids.assertion.size : 0
    for await (const readings of readRows(file, { onBytes: (bytes) => onBytes(bytes.length) })) {
      survey.rows += readings.length
      for (const { row } of readings) if (row) look(row, survey, file)
    }
    if (file.kind === 'assertion' && assertionsBefore === 0 && file.scope === 'ACCEPTED') {
      survey.acceptedAssertions = new Set(survey.ids.assertion)
    }
  }
  survey.notes.push(...survey.contradictory.notes())
  return survey
}

function emptySurvey(): FirstPass {
  return {
    ids: {
      feature: new Set(),
      variant: new Set(),
      profile: new Set(),
      group: new Set(),
      evidence: new Set(),
      assertion: new Set(),
    },
    repeated: new Set(),
    features: new Map(),
    variants: new Map(),
    profiledVariants: new Map(),
    profileNames: new Map(),
    namedVariants: new Map(),
    namedProfiles: new Map(),
    diseaseNames: new Map(),
    vocabulary: {
      therapies: canonicalNames(),
      phenotypes: canonicalNames(),
      variantTypes: canonicalNames(),
      variantGroups: canonicalNames(),
    },
    acceptedAssertions: null,
    scope: { evidence: 'ACCEPTED', assertion: 'ACCEPTED' },
    namedGenes: new Map(),
    contradictory: contradictoryRows(),
    latestReview: null,
    rows: 0,
    notes: [],
  }
}

const lookers: Record<FileKind, (row: Row, survey: FirstPass, file: ReleaseFile) => void> = {
  therapy: (row, survey) => survey.vocabulary.therapies.add(detached(row.text('name'))),
  source: () => {},
  feature: (row, survey, file) => {
    const id = seen(row, survey, file, 'feature', row.has('feature_id') ? 'feature_id' : 'gene_id')
    if (id === null) return
    const kind = featureInstanceTypes.parseLabel(row.text('feature_type')) ?? 'GENE'
    survey.features.set(id, {
      kind,
      name: detached(row.text('name')),
      entrezId: number(row.text('entrez_id')),
    })
    for (const side of ['five_prime', 'three_prime']) {
      nameGene(row, survey, `${side}_gene_entrez_id`, `${side}_gene_id`, `${side}_gene_name`)
    }
  },
  group: (row, survey, file) => {
    if (seen(row, survey, file, 'group', 'variant_group_id') === null) return
    survey.vocabulary.variantGroups.add(detached(row.text('variant_group')))
  },
  variant: (row, survey, file) => {
    const id = seen(row, survey, file, 'variant', 'variant_id')
    learnPlain(row.text('variant_types'), survey.vocabulary.variantTypes)
    if (id === null) return
    const featureName = row.text('feature_name') || row.text('gene')
    const profileId = number(row.text('single_variant_molecular_profile_id'))
    survey.variants.set(id, {
      featureName: detached(featureName),
      name: detached(row.text('variant')),
      profileId,
    })
    nameGene(
      row,
      survey,
      'entrez_id',
      row.has('feature_id') ? 'feature_id' : 'gene_id',
      row.has('feature_name') ? 'feature_name' : 'gene',
    )
  },
  profile: (row, survey, file) => {
    const id = seen(row, survey, file, 'profile', 'molecular_profile_id')
    if (id === null) return
    const name = row.text('name')
    if (name.length <= LONGEST_NAME) survey.profileNames.set(id, detached(name))
    const variantId = number(row.text('variant_ids'))
    if (variantId !== null && !survey.variants.has(variantId) && isOperand(name))
      survey.profiledVariants.set(variantId, detached(name))
  },
  evidence: (row, survey, file) => {
    const id = seen(row, survey, file, 'evidence', 'evidence_id')
    if (id === null) return
    if (evidenceStatuses.parseLabel(row.text('evidence_status')) === 'SUBMITTED')
      survey.scope.evidence = 'ALL'
    lookAtContext(row, survey, 'evidence', id, () => readEvidence(row, survey.vocabulary))
  },
  assertion: (row, survey, file) => {
    const id = seen(row, survey, file, 'assertion', 'assertion_id')
    if (id === null) return
    if (evidenceStatuses.parseLabel(row.text('assertion_status')) === 'SUBMITTED')
      survey.scope.assertion = 'ALL'
    lookAtContext(row, survey, 'assertion', id, () => readAssertion(row, survey.vocabulary, 'ACCEPTED'))
  },
}

function seen(
  row: Row,
  survey: FirstPass,
  file: ReleaseFile,
  kind: RecordKind,
  column: string,
): number | null {
  const id = number(row.text(column))
  if (id === null) return null
  const review = isoTime(row.text('last_review_date'))
  if (review !== null && (survey.latestReview === null || review > survey.latestReview))
    survey.latestReview = review
  if (survey.ids[kind].has(id)) {
    survey.repeated.add(`${file.name} ${row.line}`)
    return null
  }
  survey.ids[kind].add(id)
  return id
}

/** Whether a profile's name is that of one variant. */
function isOperand(name: string): boolean {
  return name !== '' && name.length <= LONGEST_NAME && !/(?:^| )(?:AND|OR|NOT|\(|\))(?= |$)/.test(name)
}

/** Learns the names of a statement, and what it stands on where no row describes that and the statement is readable. */
function lookAtContext(
  row: Row,
  survey: FirstPass,
  kind: 'evidence' | 'assertion',
  id: number,
  read: () => object,
): void {
  const therapies = detached(row.text('therapies'))
  if (!therapies.includes(',')) survey.vocabulary.therapies.add(therapies)
  learnPlain(row.text('phenotypes'), survey.vocabulary.phenotypes)
  if (row.text('disease').length <= LONGEST_NAME) countDisease(row, survey)
  const profileId = number(row.text('molecular_profile_id'))
  const variantId = profileId === null ? number(row.text('variant_id')) : null
  survey.contradictory.check(row, { kind, id, profileId, variantId }, survey)
  if (profileId !== null) {
    const name = row.text('molecular_profile')
    if (survey.ids.profile.has(profileId) || survey.namedProfiles.get(profileId) === name) return
    if (name !== '' && name.length <= LONGEST_NAME && readable(read))
      survey.namedProfiles.set(profileId, detached(name))
  } else if (variantId !== null && !survey.variants.has(variantId) && !survey.namedVariants.has(variantId)) {
    const variant = readable(read) && readable(() => readNamedVariant(row))
    if (!variant) return
    survey.namedVariants.set(variantId, variant)
    nameGene(row, survey, 'entrez_id', 'gene_id', 'gene')
  }
}

/** What is read; null where the row cannot be, which will be reported when its turn comes. */
function readable<Facts>(read: () => Facts): Facts | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableRow) return null
    throw error
  }
}

function countDisease(row: Row, survey: FirstPass): void {
  const disease = readDisease(row)
  if (!disease?.doid) return
  const names = survey.diseaseNames.get(disease.doid) ?? new Map<string, number>()
  const name = detached(disease.name)
  names.set(name, (names.get(name) ?? 0) + 1)
  survey.diseaseNames.set(detached(disease.doid), names)
}

function nameGene(row: Row, survey: FirstPass, entrez: string, id: string, name: string): void {
  const entrezId = number(row.text(entrez))
  const symbol = detached(row.text(name))
  if (entrezId === null || symbol === '' || survey.namedGenes.has(entrezId)) return
  survey.namedGenes.set(entrezId, { id: number(row.text(id)), name: symbol })
}

/** A copy of its own: a part of a line would keep all the text in memory from which it was cut. */
function detached(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString()
}

function learnPlain(cell: string, vocabulary: CanonicalNames): void {
  if (cell !== '' && !cell.includes(',')) vocabulary.add(detached(cell))
}

function number(text: string): number | null {
  const digits = wholeNumber(text) ?? ''
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** Completes the known names with those of elsewhere (database, vocabularies). */
export function resolveNames(
  survey: FirstPass,
  elsewhere: { therapies: string[]; phenotypes: string[] },
): void {
  // Lists that somebody took for names are told by the names that hold no comma.
  for (const name of elsewhere.therapies) if (!name.includes(',')) survey.vocabulary.therapies.add(name)
  for (const name of elsewhere.therapies) learnSingleName(name, survey.vocabulary.therapies)
  for (const name of elsewhere.phenotypes) survey.vocabulary.phenotypes.add(name)
}
