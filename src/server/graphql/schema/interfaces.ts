import { latestEvent } from '#server/knowledge/activity/events.ts'
import {
  citeSources,
  citeSourcesInText,
  resolveMarkup,
  segmentsAsText,
} from '#server/knowledge/text/markup.ts'
import { linkOf, nameOf } from '#server/knowledge/records/record-names.ts'
import { openRevisionCount } from '#server/knowledge/activity/revisions.ts'
import type { AnyRecord } from '#server/knowledge/records/records.ts'
import { commentArgs, commentsOfRecord } from '../activity/comments.ts'
import { eventArgs, eventsOfRecord } from '../activity/events.ts'
import { flagArgs, flagsOfRecord } from '../activity/flags.ts'
import { CommentBodySegment, toSegments } from '../text/markup.ts'
import {
  CommentConnection,
  Commentable,
  Event,
  EventConnection,
  EventOriginObject,
  EventSubject,
  FlagConnection,
  Flaggable,
  RevisionConnection,
  WithDescription,
  WithRevisions,
} from './refs.ts'
import { revisionArgs, revisionsOfRecord } from '../activity/revisions.ts'
import { traits } from '../execution/field-traits.ts'

const variantTypeNames = {
  GENE: 'GeneVariant',
  FACTOR: 'FactorVariant',
  FUSION: 'FusionVariant',
  REGION: 'RegionVariant',
} as const

const typeNames = {
  FEATURE: 'Feature',
  MOLECULAR_PROFILE: 'MolecularProfile',
  EVIDENCE_ITEM: 'EvidenceItem',
  ASSERTION: 'Assertion',
  VARIANT_GROUP: 'VariantGroup',
  SOURCE: 'Source',
  REVISION: 'Revision',
  REVISION_SET: 'RevisionSet',
  COMMENT: 'Comment',
  FLAG: 'Flag',
  SOURCE_SUGGESTION: 'SourceSuggestion',
  VARIANT_COORDINATES: 'VariantCoordinate',
  EXON_COORDINATES: 'ExonCoordinate',
} as const

/** The object type of a record; of a variant the one of its kind. */
export const typeNameOf = (record: AnyRecord): string =>
  record.record_type === 'VARIANT' ? variantTypeNames[record.kind] : typeNames[record.record_type]

const ID = 'Id of the record, unique among records of its kind.'
const NAME = 'Name of the record, or its tag such as EID12.'
const LINK = 'Path of the page that shows the record.'

EventSubject.implement({
  description: 'A record with a history of events.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.string({ description: NAME, resolve: (record, _args, { load }) => nameOf(record, load) }),
    link: t.string({ description: LINK, resolve: (record, _args, { load }) => linkOf(record, load) }),
    events: t.field({
      type: EventConnection,
      description: 'Events, newest first.',
      args: eventArgs,
      resolve: (record, args, context) => eventsOfRecord(context, record, args),
    }),
  }),
})

EventOriginObject.implement({
  description: 'A record that an event of another record can originate from, such as a comment.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.string({ description: NAME, resolve: (record, _args, { load }) => nameOf(record, load) }),
    link: t.string({ description: LINK, resolve: (record, _args, { load }) => linkOf(record, load) }),
  }),
})

Commentable.implement({
  description: 'A record that can be commented on.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.string({ description: NAME, resolve: (record, _args, { load }) => nameOf(record, load) }),
    link: t.string({ description: LINK, resolve: (record, _args, { load }) => linkOf(record, load) }),
    comments: t.field({
      type: CommentConnection,
      description: 'Comments on it, the newest first.',
      args: commentArgs,
      resolve: (record, args, context) => commentsOfRecord(context, record, args),
    }),
    lastCommentEvent: t.field({
      type: Event,
      nullable: true,
      description: 'Event of the latest comment.',
      resolve: (record, _args, { load }) => load(latestEvent('COMMENTED', record.record_type), record.id),
    }),
  }),
})

Flaggable.implement({
  description: 'A record that can be flagged.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.string({ description: NAME, resolve: (record, _args, { load }) => nameOf(record, load) }),
    link: t.string({ description: LINK, resolve: (record, _args, { load }) => linkOf(record, load) }),
    flagged: t.boolean({
      description: 'True if it has an open flag.',
      resolve: (record) => 'flagged' in record && record.flagged,
    }),
    flags: t.field({
      type: FlagConnection,
      description: 'Flags, the newest first.',
      args: flagArgs,
      resolve: (record, args, context) => flagsOfRecord(context, record, args),
    }),
  }),
})

WithRevisions.implement({
  description: 'A record that can be revised.',
  resolveType: typeNameOf,
  fields: (t) => ({
    lastAcceptedRevisionEvent: t.field({
      type: Event,
      nullable: true,
      description: 'Event of the latest accepted revision.',
      resolve: (record, _args, { load }) =>
        load(latestEvent('REVISION_ACCEPTED', record.record_type), record.id),
    }),
    lastSubmittedRevisionEvent: t.field({
      type: Event,
      nullable: true,
      description: 'Event of the latest suggested revision.',
      resolve: (record, _args, { load }) =>
        load(latestEvent('REVISION_SUGGESTED', record.record_type), record.id),
    }),
    openRevisionCount: t.int({
      description: 'Number of pending revisions; for a variant, of its coordinates, too.',
      resolve: (record, _args, { load }) => load(openRevisionCount(record.record_type), record.id),
    }),
    revisions: t.field({
      type: RevisionConnection,
      description: 'Revisions, newest first.',
      args: revisionArgs,
      resolve: (record, args, context) => revisionsOfRecord(context, record, args),
    }),
  }),
})

WithDescription.implement({
  description: 'A record with a description that can mention other records.',
  resolveType: typeNameOf,
  fields: (t) => ({
    description: t.exposeString('description', {
      description: 'Description as written, in Markdown with tags such as `#EID12`.',
    }),
    descriptionWithTags: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description: 'Description, split into text and mentions.',
      resolve: async ({ description }, _args, { load }) =>
        toSegments(load, await resolveMarkup(load, description)),
    }),
    descriptionWithNames: t.string({
      ...traits({ slow: true }),
      description: 'Description as plain text, with names in place of tags.',
      resolve: async ({ description }, _args, { load }) =>
        segmentsAsText(load, await resolveMarkup(load, description)),
    }),
    descriptionReplaceEidWithSource: t.string({
      ...traits({ slow: true }),
      description:
        'Description as written, with tags of evidence items replaced by CURIEs of their sources: `pubmed:16081687`, or `civic.sid:12` of one that is not in PubMed.',
      resolve: ({ description }, _args, { load }) => citeSourcesInText(load, description),
    }),
    descriptionWithTagsReplaceEidWithSource: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description:
        'Description, split into text and mentions, with evidence items replaced by their sources.',
      resolve: async ({ description }, _args, { load }) =>
        toSegments(load, await citeSources(load, await resolveMarkup(load, description))),
    }),
    descriptionWithNamesReplaceEidWithSource: t.string({
      ...traits({ slow: true }),
      description:
        'Description as plain text, with names in place of tags and evidence items replaced by their sources: `PMID: 16081687`, `ASCO: 112233`.',
      resolve: async ({ description }, _args, { load }) =>
        segmentsAsText(load, await citeSources(load, await resolveMarkup(load, description))),
    }),
  }),
})
