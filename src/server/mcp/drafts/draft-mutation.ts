import { evidenceItemTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { evidenceItemPhenotypes } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Understood } from '../evidence/resolve-filters.ts'
import { candidateOf } from '../names/named-record.ts'
import type { Naming } from '../names/named-record.ts'
import { profileNamed } from '../names/profiles.ts'
import { sourcesNamed } from '../names/sources.ts'
import { diseaseNamed, therapyNamed } from '../names/terms.ts'
import { parseRef } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Draft, DraftFields } from './draft-arguments.ts'

/** A mutation of the app with its input, but for the id by which it is repeated. */
export interface DraftMutation {
  query: string
  input: Readonly<Record<string, unknown>>
  /** The payload's member with the new record. */
  payload: string
  understood: readonly Understood[]
}

const wrong = (message: string) => new ClientError('BAD_USER_INPUT', message)

/** Marks what an agent sends, for those who review it. */
const MARK = 'Submitted through MCP.'

const marked = (comment: string | undefined) => (comment === undefined ? MARK : `${comment.trim()} (${MARK})`)

/** Reads names of a draft; each must be one record. */
class NameReader {
  readonly understood: Understood[] = []
  readonly #reading: McpReading
  constructor(reading: McpReading) {
    this.#reading = reading
  }

  #one(argument: string, text: string, naming: Naming): number {
    const shown = text.slice(0, 60)
    if (naming.outcome === 'SEVERAL')
      throw wrong(
        `fields.${argument} is “${shown}”, which may be ${naming.candidates.map(({ ref }) => ref).join(', ')}: give the ref`,
      )
    if (naming.outcome === 'NONE')
      throw wrong(
        `fields.${argument} is “${shown}”, which names no record here: search_records finds near names`,
      )
    const { record } = naming
    this.understood.push({ argument, text, how: record.how, record: candidateOf(record) })
    return record.id
  }

  async profile(text: string) {
    return this.#one('molecularProfile', text, await profileNamed(this.#reading, text))
  }

  async disease(text: string) {
    return this.#one('disease', text, await diseaseNamed(this.#reading, text))
  }

  async therapies(texts: readonly string[]) {
    const ids: number[] = []
    for (const text of texts) ids.push(this.#one('therapies', text, await therapyNamed(this.#reading, text)))
    return ids
  }

  async source(text: string) {
    const named = await sourcesNamed(this.#reading, text)
    const [id, ...others] = named?.ids ?? []
    if (id === undefined || others.length > 0)
      throw wrong(
        `fields.source is “${text.slice(0, 60)}”, which is not one publication of this knowledgebase: give PMID:… or SID… of one; a new one is added in the app`,
      )
    this.understood.push({
      argument: 'source',
      text,
      how: 'IDENTIFIER',
      record: { ref: `SID${id}`, name: named?.identifier ?? '', gene: null },
    })
    return id
  }
}

/** What is set of the fields that records refer to, as ids. */
async function references(names: NameReader, fields: DraftFields) {
  const { molecularProfile, disease, source, therapies } = fields
  return {
    ...(molecularProfile !== undefined && { molecularProfileId: await names.profile(molecularProfile) }),
    ...(disease !== undefined && { diseaseId: { value: await names.disease(disease) } }),
    ...(source !== undefined && { sourceId: await names.source(source) }),
    ...(therapies !== undefined && { therapyIds: await names.therapies(therapies) }),
  }
}

/** What is set of the other fields. */
function values({
  type,
  level,
  direction,
  significance,
  origin,
  rating,
  description,
  therapyInteraction,
}: DraftFields) {
  return {
    ...(type && { evidenceType: type }),
    ...(level && { evidenceLevel: level }),
    ...(direction && { evidenceDirection: direction }),
    ...(significance && { significance }),
    ...(origin && { variantOrigin: origin }),
    ...(rating && { rating }),
    ...(description && { description: { value: description } }),
    ...(therapyInteraction && { therapyInteractionType: { value: therapyInteraction } }),
  }
}

const REQUIRED = [
  'molecularProfile',
  'source',
  'type',
  'level',
  'direction',
  'significance',
  'origin',
  'rating',
  'description',
] as const

function assertComplete(fields: DraftFields): void {
  const missing = REQUIRED.filter((field) => fields[field] === undefined)
  if (missing.length > 0)
    throw wrong(
      `${missing.map((field) => `fields.${field}`).join(', ')} is missing: an evidence item needs it`,
    )
}

const nothing = {
  diseaseId: { unset: true },
  therapyIds: [] as number[],
  phenotypeIds: [] as number[],
  therapyInteractionType: { unset: true },
}

const valueOr = <Value>(value: Value | null) => (value === null ? { unset: true } : { value })

/** The fields of an evidence item as they are. */
async function presentFields({ load }: McpReading, id: number) {
  const item = await load(recordById.evidence_items, id)
  if (!item) throw wrong(`ref is EID${id}, which is no evidence item here`)
  const [therapies, phenotypes] = await Promise.all([
    load(evidenceItemTherapies, id),
    load(evidenceItemPhenotypes, id),
  ])
  return {
    molecularProfileId: item.molecular_profile_id,
    diseaseId: valueOr(item.disease_id),
    sourceId: item.source_id,
    therapyIds: therapies.map((therapy) => therapy.id),
    phenotypeIds: phenotypes.map((phenotype) => phenotype.id),
    therapyInteractionType: valueOr(item.therapy_interaction_type),
    evidenceType: item.evidence_type,
    evidenceLevel: item.evidence_level,
    evidenceDirection: item.evidence_direction,
    significance: item.significance,
    variantOrigin: item.variant_origin,
    ...(item.evidence_rating !== null && { rating: item.evidence_rating }),
    description: valueOr(item.description),
  }
}

const mutations = {
  EVIDENCE: `mutation ($input: SubmitEvidenceItemInput!) {
    submitEvidence(input: $input) { evidenceItem { id } } }`,
  REVISION: `mutation ($input: SuggestEvidenceItemRevisionInput!) {
    suggestEvidenceItemRevision(input: $input) { evidenceItem { id } } }`,
  SOURCE_SUGGESTION: `mutation ($input: SuggestSourceInput!) {
    suggestSource(input: $input) { sourceSuggestion { id } } }`,
}

async function inputOf(
  reading: McpReading,
  names: NameReader,
  draft: Draft,
): Promise<Record<string, unknown>> {
  const { kind, fields = {}, ref, comment } = draft
  const organization = draft.organizationId === undefined ? {} : { organizationId: draft.organizationId }
  if (kind !== 'EVIDENCE' && comment === undefined)
    throw wrong('comment is missing: reviewers need it, ten characters or more')
  const common = { comment: marked(comment), ...organization }
  if (kind === 'SOURCE_SUGGESTION') {
    if (fields.source === undefined)
      throw wrong('fields.source is missing: PMID:… or SID… of the publication')
    const { sourceId, molecularProfileId, diseaseId } = await references(names, fields)
    return {
      sourceId,
      ...(molecularProfileId !== undefined && { molecularProfileId }),
      ...(diseaseId && { diseaseId: diseaseId.value }),
      ...common,
    }
  }
  const changed = { ...values(fields), ...(await references(names, fields)) }
  if (kind === 'EVIDENCE') {
    assertComplete(fields)
    return { fields: { ...nothing, ...changed }, ...common }
  }
  const referred = parseRef(ref ?? '')
  if (referred?.kind !== 'EVIDENCE_ITEM')
    throw wrong(
      `ref is ${JSON.stringify(ref ?? null)}: a REVISION needs that of an evidence item, such as EID1409`,
    )
  if (Object.keys(changed).length === 0) throw wrong('fields is empty: give those that are to change')
  return {
    id: referred.id,
    fields: { ...(await presentFields(reading, referred.id)), ...changed },
    ...common,
  }
}

/**
 * The mutation that a draft asks for.
 * @throws ClientError for what is missing or names no record
 */
export async function draftMutation(reading: McpReading, draft: Draft): Promise<DraftMutation> {
  const names = new NameReader(reading)
  const input = await inputOf(reading, names, draft)
  return {
    query: mutations[draft.kind],
    input,
    payload: draft.kind === 'SOURCE_SUGGESTION' ? 'sourceSuggestion' : 'evidenceItem',
    understood: names.understood,
  }
}
