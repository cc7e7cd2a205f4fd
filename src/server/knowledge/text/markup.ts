import { taggableEntities } from '#domain/vocabularies/curation.ts'
import { parseMarkup } from '#domain/text/markup.ts'
import type { MarkupPart } from '#domain/text/markup.ts'
import { foldText, userDisplayName } from '#domain/text/names.ts'
import type { TaggedRecord } from '#domain/records/tags.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import type { Load } from '../paging/batch.ts'
import { userByUsername } from '../people/users.ts'
import { nameOf } from '../records/record-names.ts'
import { existing, findRecord, recordById } from '../records/records.ts'
import type { AnyRecord, SourceRecord } from '../records/records.ts'
import type { UserRecord } from '../records/terms.ts'

/** A piece of a text, with what it names looked up; `text` is the piece as it was written. */
export type TextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'user'; text: string; user: UserRecord }
  | { kind: 'role'; text: string; role: UserRole }
  | { kind: 'record'; text: string; record: AnyRecord }

type Mention = Extract<MarkupPart, { kind: 'user' | 'tag' }>

const isMention = (part: MarkupPart): part is Mention => part.kind === 'user' || part.kind === 'tag'

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
  const record = type ? await findRecord(load, type, id) : null
  return [record ? { kind: 'record', text, record } : { kind: 'text', text }]
}

/** What each mention in the parts of a text stands for, by its text: one that recurs is looked up once. */
async function lookUpMentions<Value>(
  parts: readonly MarkupPart[],
  lookUp: (mention: Mention) => Promise<Value>,
): Promise<(part: MarkupPart) => Value | null> {
  const mentions = new Map(parts.filter(isMention).map((part) => [part.text, part]))
  const values = new Map<string, Value>()
  for (const [text, value] of await Promise.all(
    [...mentions].map(async ([text, mention]) => [text, await lookUp(mention)] as const),
  ))
    values.set(text, value)
  return (part) => (isMention(part) ? (values.get(part.text) ?? null) : null)
}

/** The text cut at what it mentions; a mention of something that does not exist stays text. */
export async function resolveMarkup(load: Load, text: string): Promise<TextSegment[]> {
  const parts = parseMarkup(text)
  const segmentsOf = await lookUpMentions(parts, (mention) =>
    mention.kind === 'user'
      ? findUser(load, mention.text, mention.usernames)
      : findTagged(load, mention.text, mention.tag.kind, mention.tag.id),
  )
  return joinTexts(parts.flatMap((part) => segmentsOf(part) ?? (isMention(part) ? [] : [part])))
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

/** `PMID: 16081687`, `ASCO: 112233`: a source as texts cite it. */
const citedName = ({ source_type, citation_id }: SourceRecord): string =>
  `${source_type === 'PUBMED' ? 'PMID' : sourceSources.label(source_type)}: ${citation_id}`

/** `pubmed:16081687`; what is not in PubMed has the identifier of this knowledgebase, `civic.sid:12`. */
const sourceCurie = ({ source_type, citation_id, id }: SourceRecord): string =>
  source_type === 'PUBMED' ? `pubmed:${citation_id}` : `civic.sid:${id}`

/** A variant is not known without its feature. */
async function fullName(load: Load, record: AnyRecord): Promise<string> {
  if (record.record_type === 'SOURCE') return citedName(record)
  if (record.record_type !== 'VARIANT') return nameOf(record, load)
  const feature = await existing(load(recordById.features, record.feature_id))
  return `${feature.name} ${record.name}`
}

/** The text as written, with each evidence item that it mentions replaced by the CURIE of its source. */
export async function citeSourcesInText(load: Load, text: string): Promise<string> {
  const parts = parseMarkup(text)
  const citationOf = await lookUpMentions(parts, async (mention) => {
    const item =
      mention.kind === 'tag' && mention.tag.kind === 'EVIDENCE_ITEM'
        ? await load(recordById.evidence_items, mention.tag.id)
        : null
    return item && sourceCurie(await existing(load(recordById.sources, item.source_id)))
  })
  return parts.map((part) => citationOf(part) ?? part.text).join('')
}
