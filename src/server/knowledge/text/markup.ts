import { taggableEntities } from '#domain/vocabularies/curation.ts'
import { parseMarkup } from '#domain/markup.ts'
import { foldText, userDisplayName } from '#domain/names.ts'
import { recordTag } from '#domain/tags.ts'
import type { TaggedRecord } from '#domain/tags.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import type { SubjectType } from '#server/storage/tables/subjects.ts'
import type { Load } from '../paging/batch.ts'
import { userByUsername } from '../people/users.ts'
import { nameOf } from '../records/record-names.ts'
import { existing, findRecord, recordById } from '../records/records.ts'
import type { AnyRecord } from '../records/records.ts'
import type { UserRecord } from '../records/terms.ts'

/** A piece of a text, with what it names looked up; `text` is the piece as it was written. */
export type TextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'user'; text: string; user: UserRecord }
  | { kind: 'role'; text: string; role: UserRole }
  | { kind: 'record'; text: string; record: AnyRecord }

/** Ids are 32-bit; a longer number names nothing. */
const LARGEST_ID = 2_147_483_647

/** The kind of record that a tag names in a text, or null where such a tag names none. */
function mentionedType(kind: TaggedRecord): SubjectType | null {
  const type = kind === 'GENE' ? 'FEATURE' : kind
  return taggableEntities.has(type) ? type : null
}

async function findUser(load: Load, text: string, usernames: string[]): Promise<TextSegment[]> {
  for (const name of usernames) {
    const user = await load(userByUsername, foldText(name))
    if (user)
      return [
        { kind: 'user', text: text.slice(0, name.length + 1), user },
        { kind: 'text', text: text.slice(name.length + 1) },
      ]
  }
  return [{ kind: 'text', text }]
}

async function findTagged(load: Load, text: string, kind: TaggedRecord, id: number): Promise<TextSegment[]> {
  const type = mentionedType(kind)
  const record = type && id <= LARGEST_ID ? await findRecord(load, type, id) : null
  return [record ? { kind: 'record', text, record } : { kind: 'text', text }]
}

/** The text cut at what it mentions; a mention of something that does not exist stays text. */
export async function resolveMarkup(load: Load, text: string): Promise<TextSegment[]> {
  const found = await Promise.all(
    parseMarkup(text).map(async (part): Promise<TextSegment[]> => {
      switch (part.kind) {
        case 'text':
        case 'role':
          return [part]
        case 'user':
          return findUser(load, part.text, part.usernames)
        case 'tag':
          return findTagged(load, part.text, part.tag.kind, part.tag.id)
      }
    }),
  )
  return joinTexts(found.flat())
}

function joinTexts(segments: TextSegment[]): TextSegment[] {
  const joined: TextSegment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (segment.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + segment.text }
    else if (segment.kind !== 'text' || segment.text !== '') joined.push(segment)
  }
  return joined
}

/** The segments with each evidence item replaced by the source it was read in. */
export const citeSources = (load: Load, segments: TextSegment[]): Promise<TextSegment[]> =>
  Promise.all(
    segments.map(async (segment) =>
      segment.kind === 'record' && segment.record.record_type === 'EVIDENCE_ITEM'
        ? {
            ...segment,
            record: await existing(load(recordById.sources, segment.record.source_id)),
          }
        : segment,
    ),
  )

/** The segments as plain text, records and people by their names. */
export async function segmentsAsText(load: Load, segments: TextSegment[]): Promise<string> {
  const texts = await Promise.all(
    segments.map((segment) => {
      switch (segment.kind) {
        case 'text':
          return segment.text
        case 'user':
          return userDisplayName({ ...segment.user, email: null })
        case 'role':
          return segment.role === 'ADMIN' ? 'admins' : 'editors'
        case 'record':
          return fullName(load, segment.record)
      }
    }),
  )
  return texts.join('')
}

/** A variant is not known without its feature. */
async function fullName(load: Load, record: AnyRecord): Promise<string> {
  if (record.record_type !== 'VARIANT') return nameOf(record, load)
  const feature = await existing(load(recordById.features, record.feature_id))
  return `${feature.name} ${record.name}`
}

/** The text with each evidence item that it mentions replaced by its source, as mark-up: `#SID12`. */
export async function citeSourcesInText(load: Load, text: string): Promise<string> {
  const texts = await Promise.all(
    parseMarkup(text).map(async (part) => {
      const item =
        part.kind === 'tag' && part.tag.kind === 'EVIDENCE_ITEM' && part.tag.id <= LARGEST_ID
          ? await load(recordById.evidence_items, part.tag.id)
          : null
      return item ? `#${recordTag('SOURCE', item.source_id)}` : part.text
    }),
  )
  return texts.join('')
}
