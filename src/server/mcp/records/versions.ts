import { statementSentence, subjectOfName } from '#domain/clinical/statement-sentence.ts'
import { documentName, documentTexts } from '#domain/versions/document-text.ts'
import type { DocumentReference, RecordDocument, VersionedKind } from '#domain/versions/record-document.ts'
import {
  assertionDirections,
  assertionSignificances,
  evidenceDirections,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
} from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import {
  documentOf,
  newestNumber,
  releaseById,
  versionByKey,
  versionKey,
} from '#server/knowledge/activity/record-versions.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { refOf, urlOf } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import type { RecordAnswer } from './record-shapes.ts'

const typeOf = (kind: ReferredKind): VersionedKind => (kind === 'GENE' ? 'FEATURE' : kind)

const textIn = (document: RecordDocument, ...fields: string[]): string | null => {
  const value = fields.map((field) => document[field]).find((each) => typeof each === 'string')
  return typeof value === 'string' ? value : null
}

const isReference = (value: unknown): value is DocumentReference =>
  typeof value === 'object' && value !== null && 'kind' in value && 'name' in value

const wordIn = <Word extends string>(vocabulary: Vocabulary<Word>, text: string | null): Word | null =>
  text !== null && vocabulary.has(text) ? text : null

/** The sentence of an evidence item or assertion as it was, by the names that it had; null for other records. */
function sentenceOf(document: RecordDocument): string | null {
  const type = wordIn(evidenceTypes, textIn(document, 'evidenceType', 'assertionType'))
  const status = wordIn(evidenceStatuses, textIn(document, 'status'))
  if (type === null || status === null) return null
  const significance = textIn(document, 'significance')
  const direction = textIn(document, 'evidenceDirection', 'assertionDirection')
  const { therapies = [], molecularProfile, disease } = document
  const named = Array.isArray(therapies) ? therapies.filter(isReference) : []
  return statementSentence({
    status,
    withdrawn: document['withdrawn'] === true,
    type,
    direction: wordIn(evidenceDirections, direction) ?? wordIn(assertionDirections, direction),
    significance: wordIn(evidenceSignificances, significance) ?? wordIn(assertionSignificances, significance),
    therapies: named.map(({ id, name }) => ({ id, name })),
    therapyInteractionType: wordIn(therapyInteractions, textIn(document, 'therapyInteractionType')),
    subject: isReference(molecularProfile)
      ? subjectOfName(molecularProfile.name)
      : 'An unnamed molecular profile',
    disease: isReference(disease) ? disease.name : null,
  })
}

/**
 * A version of a record, as it was stored.
 * @throws ClientError where there is no such version
 */
export async function recordVersion(
  { load, services }: McpReading,
  { kind, id }: { kind: ReferredKind; id: number },
  number: number,
): Promise<RecordAnswer> {
  const recordType = typeOf(kind)
  const [version, newest] = await Promise.all([
    load(versionByKey, versionKey({ recordType, recordId: id }, number)),
    load(newestNumber, `${recordType} ${id}`),
  ])
  const document = version && documentOf(version)
  const ref = refOf(kind, id)
  if (!version || !document)
    throw new ClientError(
      'NOT_FOUND',
      `version is ${number}: ${ref} has ${newest ? `versions 1 to ${newest.newest}` : 'none here'}`,
    )
  const release =
    version.cause === 'RELEASE' && version.cause_id ? await load(releaseById, version.cause_id) : null
  return {
    kind: 'VERSION',
    ref,
    of: kind,
    name: documentName(document) || ref,
    version: number,
    isNewest: newest?.newest === number,
    statement: sentenceOf(document),
    status: textIn(document, 'status'),
    level: textIn(document, 'evidenceLevel'),
    tier: textIn(document, 'ampLevel'),
    direction: textIn(document, 'evidenceDirection', 'assertionDirection'),
    significance: textIn(document, 'significance'),
    fields: documentTexts(document, recordType).map(({ field, text }) => ({
      field,
      text: text.slice(0, 8000),
    })),
    cite: `${ref} version ${number}, ${services.name}, ${release?.name ?? version.at.slice(0, 10)}`,
    url: urlOf(services.origin(), recordType, id, number),
  }
}
