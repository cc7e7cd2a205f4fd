import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { TaggableEntity as TaggableKind } from '#domain/vocabularies/curation.ts'
import { taggableEntities } from '#domain/vocabularies/curation.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { resolveMarkup } from '#server/knowledge/text/markup.ts'
import type { TextSegment } from '#server/knowledge/text/markup.ts'
import { linkOf, nameOf } from '#server/knowledge/records/record-names.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { AnyRecord, FeatureRecord } from '#server/knowledge/records/records.ts'
import { textRenderer } from '#server/knowledge/text/text-renderer.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { traits } from '../execution/field-traits.ts'
import { EvidenceStatus as EvidenceStatusEnum, TaggableEntity } from '../schema/enums.ts'
import { LinkableFeature, User } from '../schema/refs.ts'

/** A mention of a record or of a role. */
export interface TagSegment {
  tagType: TaggableKind
  entityId: number
  displayName: string
  link: string
  feature: FeatureRecord | null
  revisionSetId: number | null
}

type Flagged = TagSegment & { flagged: boolean }
type Deprecated = TagSegment & { deprecated: boolean }
type Segment =
  | UserRecord
  | { type: 'CommentTextSegment'; text: string }
  | ({ type: 'CommentTagSegment' } & TagSegment)
  | ({ type: 'CommentTagSegmentFlagged' } & Flagged)
  | ({ type: 'CommentTagSegmentDeprecated' } & Deprecated)
  | ({ type: 'CommentTagSegmentFlaggedAndDeprecated' } & Flagged & Deprecated)
  | ({ type: 'CommentTagSegmentFlaggedAndWithStatus' } & Flagged & { status: EvidenceStatus })

const CommentTextSegment = builder.objectRef<{ text: string }>('CommentTextSegment').implement({
  description: 'Text between mentions.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'Text as safe HTML: rendered GitHub-flavoured Markdown, with HTML in it escaped. The HTML of each segment is well-formed, and all segments together read as one text.',
    }),
  }),
})

const tagSegment = <Shape extends TagSegment>(name: string, description: string) => {
  const ref = builder.objectRef<Shape>(name).implement({ description })
  builder.objectFields(ref, (t) => ({
    displayName: t.string({ description: 'Name of the record.', resolve: (tag) => tag.displayName }),
    entityId: t.int({ description: 'Id of the record.', resolve: (tag) => tag.entityId }),
    feature: t.field({
      type: LinkableFeature,
      nullable: true,
      description: 'Feature of a variant; null for other records.',
      resolve: (tag) => tag.feature,
    }),
    link: t.string({ description: 'Path of the page of the record.', resolve: (tag) => tag.link }),
    revisionSetId: t.int({
      nullable: true,
      description: 'Id of the revision set of a revision; null for other records.',
      resolve: (tag) => tag.revisionSetId,
    }),
    tagType: t.field({
      type: TaggableEntity,
      description: 'The kind of record.',
      resolve: (tag) => tag.tagType,
    }),
  }))
  return ref
}

export const CommentTagSegment = tagSegment<TagSegment>(
  'CommentTagSegment',
  'A mention of a record or a role.',
)
const CommentTagSegmentFlagged = tagSegment<Flagged>(
  'CommentTagSegmentFlagged',
  'A mention of a record that can be flagged.',
)
const CommentTagSegmentDeprecated = tagSegment<Deprecated>(
  'CommentTagSegmentDeprecated',
  'A mention of a record that can be deprecated.',
)
const CommentTagSegmentFlaggedAndDeprecated = tagSegment<Flagged & Deprecated>(
  'CommentTagSegmentFlaggedAndDeprecated',
  'A mention of a record that can be flagged and deprecated.',
)
const CommentTagSegmentFlaggedAndWithStatus = tagSegment<Flagged & { status: EvidenceStatus }>(
  'CommentTagSegmentFlaggedAndWithStatus',
  'A mention of an evidence item or assertion.',
)

const FLAGGED = 'True if the record has an open flag.'
const DEPRECATED = 'True if the record is deprecated.'
builder.objectField(CommentTagSegmentFlagged, 'flagged', (t) =>
  t.exposeBoolean('flagged', { description: FLAGGED }),
)
builder.objectField(CommentTagSegmentDeprecated, 'deprecated', (t) =>
  t.exposeBoolean('deprecated', { description: DEPRECATED }),
)
builder.objectFields(CommentTagSegmentFlaggedAndDeprecated, (t) => ({
  flagged: t.exposeBoolean('flagged', { description: FLAGGED }),
  deprecated: t.exposeBoolean('deprecated', { description: DEPRECATED }),
}))
builder.objectFields(CommentTagSegmentFlaggedAndWithStatus, (t) => ({
  flagged: t.exposeBoolean('flagged', { description: FLAGGED }),
  status: t.field({
    type: EvidenceStatusEnum,
    description: 'Status of the record.',
    resolve: (tag) => tag.status,
  }),
}))

/** A piece of a comment, note or description. */
export const CommentBodySegment = builder.unionType('CommentBodySegment', {
  description: 'A segment of a comment or description: text, or a mention of a user, record or role.',
  types: [
    CommentTextSegment,
    User,
    CommentTagSegment,
    CommentTagSegmentFlagged,
    CommentTagSegmentDeprecated,
    CommentTagSegmentFlaggedAndDeprecated,
    CommentTagSegmentFlaggedAndWithStatus,
  ],
  resolveType: (segment) => ('type' in segment ? (segment as { type: string }).type : 'User') as 'User',
})

/** The mention of a role. Its id is the role's rank. */
export const roleTag = (role: (typeof userRoles.values)[number]): TagSegment => ({
  tagType: 'ROLE',
  entityId: userRoles.rank(role),
  displayName: role === 'ADMIN' ? 'admins' : 'editors',
  link: `/users?role=${role}`,
  feature: null,
  revisionSetId: null,
})

/** The mention of a record. */
export async function recordTagSegment(load: Load, record: AnyRecord): Promise<TagSegment> {
  const type = record.record_type
  if (!taggableEntities.has(type)) throw new Error(`${type} cannot be mentioned`)
  const [displayName, link, feature] = await Promise.all([
    nameOf(record, load),
    linkOf(record, load),
    type === 'VARIANT' ? existing(load(recordById.features, record.feature_id)) : null,
  ])
  const revisionSetId = type === 'REVISION' ? record.revision_set_id : null
  return { tagType: type, entityId: record.id, displayName, link, feature, revisionSetId }
}

type PlacedMention = Exclude<TextSegment, { kind: 'text' }>

async function mentionOf(load: Load, segment: PlacedMention): Promise<Segment> {
  if (segment.kind === 'user') return segment.user
  if (segment.kind === 'role') return { type: 'CommentTagSegment', ...roleTag(segment.role) }
  const { record } = segment
  const tag = await recordTagSegment(load, record)
  switch (record.record_type) {
    case 'EVIDENCE_ITEM':
    case 'ASSERTION':
      return {
        type: 'CommentTagSegmentFlaggedAndWithStatus',
        ...tag,
        flagged: record.flagged,
        status: record.status,
      }
    case 'FEATURE':
    case 'VARIANT':
    case 'MOLECULAR_PROFILE':
      return {
        type: 'CommentTagSegmentFlaggedAndDeprecated',
        ...tag,
        flagged: record.flagged,
        deprecated: record.deprecated,
      }
    case 'VARIANT_GROUP':
      return { type: 'CommentTagSegmentFlagged', ...tag, flagged: record.flagged }
    case 'SOURCE':
      return { type: 'CommentTagSegmentDeprecated', ...tag, deprecated: record.deprecated }
    default:
      return { type: 'CommentTagSegment', ...tag }
  }
}

type RenderSegments = (pieces: readonly (string | PlacedMention)[]) => Promise<(string | PlacedMention)[]>

/** The mentions in a rendered text as values of the union: one that recurs is the same object, and made once. */
async function distinctMentions(
  load: Load,
  rendered: readonly (string | PlacedMention)[],
): Promise<ReadonlyMap<PlacedMention, Segment>> {
  const mentions = new Set(rendered.filter((segment) => typeof segment !== 'string'))
  return new Map(
    await Promise.all(
      [...mentions].map(async (mention) => [mention, await mentionOf(load, mention)] as const),
    ),
  )
}

async function renderedSegments(
  load: Load,
  segments: TextSegment[],
  render: RenderSegments,
): Promise<Segment[]> {
  const rendered = await render(segments.map((segment) => (segment.kind === 'text' ? segment.text : segment)))
  const mentions = await distinctMentions(load, rendered)
  return rendered.map((segment) =>
    typeof segment === 'string'
      ? ({ type: 'CommentTextSegment', text: segment } as const)
      : (mentions.get(segment) as Segment),
  )
}

/** The segments of a stored text as values of the union, their text rendered. */
export const toSegments = (load: Load, segments: TextSegment[]): Promise<Segment[]> =>
  renderedSegments(load, segments, textRenderer.segments)

/** A field that gives a text of a record cut at what it mentions; without a text it is empty. */
export const writtenField = <Shape>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>,
  description: string,
  textOf: (parent: Shape) => string | null,
) =>
  t.field({
    ...traits({ slow: true }),
    type: [CommentBodySegment],
    description,
    resolve: async (parent, _args, { load }) => {
      const text = textOf(parent as Shape)
      return text ? toSegments(load, await resolveMarkup(load, text)) : []
    },
  })

/** The most text of one request that is rendered without being kept. */
const LONGEST_PREVIEW = 20_000
const previewed = new WeakMap<GraphQLContext, number>()

builder.queryField('previewCommentText', (t) =>
  t.field({
    type: [CommentBodySegment],
    description: 'Preview of a comment text, split into text and mentions.',
    args: {
      commentText: t.arg.string({
        required: true,
        description: `Text of the comment, in Markdown; at most ${LONGEST_PREVIEW} characters in one request.`,
      }),
    },
    resolve: async (_root, { commentText }, context) => {
      const length = (previewed.get(context) ?? 0) + commentText.length
      previewed.set(context, length)
      if (length > LONGEST_PREVIEW)
        throw new ClientError(
          'BAD_USER_INPUT',
          `commentText has ${length} characters; at most ${LONGEST_PREVIEW} are rendered in one request`,
        )
      const { load } = context
      return renderedSegments(load, await resolveMarkup(load, commentText), textRenderer.previewSegments)
    },
  }),
)
