import { changeKinds, changeViews, extentOfView } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { documentClaim } from '#domain/versions/document-claim.ts'
import { changeTitle } from '#server/export/change-list.ts'
import type { ChangesFilter } from '#server/knowledge/activity/change-filter.ts'
import { changeRange, importedReleases } from '#server/knowledge/activity/change-range.ts'
import type { ImportedRelease } from '#server/knowledge/activity/change-range.ts'
import {
  changeCounts,
  changedClaim,
  changedName,
  changeKindCounts,
  changeOf,
  listChanges,
} from '#server/knowledge/activity/record-changes.ts'
import type {
  ChangeCount,
  ChangedRow,
  ChangesSource,
  RecordChange,
} from '#server/knowledge/activity/record-changes.ts'
import type { Connection, Page, PageArgs } from '#server/knowledge/paging/page.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import type { VersionedReading } from '#server/knowledge/version-cache.ts'
import { createScheduler, giveWay } from '#server/concurrency/scheduler.ts'
import { builder } from '../schema/builder.ts'
import { connectionOf, connectKnowledge, pageArgs } from '../schema/connection.ts'
import { enumOf } from '../schema/enums.ts'
import {
  fieldChanges,
  RecordFieldChange,
  RecordVersionType,
  VersionCause,
  VersionedRecordType,
} from './record-versions.ts'

const RecordChangeKind = enumOf(changeKinds)
const RecordChangeView = enumOf(changeViews)

const RecordChangeType = builder.objectRef<RecordChange>('RecordChange').implement({
  description: 'A record that differs between two knowledge versions.',
  fields: (t) => ({
    version: t.field({
      type: RecordVersionType,
      description: 'Newest version of the record in the later state; its cause is that of the latest change.',
      resolve: ({ version }) => version,
    }),
    formerNumber: t.exposeInt('formerNumber', {
      nullable: true,
      description: 'Version number of the record in the earlier state; null if it did not exist.',
    }),
    name: t.string({
      description:
        'Name of the record in the later state, or its last name; for evidence and assertions, the name of the molecular profile.',
      resolve: changedName,
    }),
    title: t.string({
      description: 'Title of the newest version, such as `EID1409.3: BRAF V600E: resistance to …`.',
      resolve: changeTitle,
    }),
    claimTitle: t.string({
      nullable: true,
      description:
        'Claim of the evidence item or assertion in the later state, or its last claim; null for other records.',
      resolve: changedClaim,
    }),
    formerClaimTitle: t.string({
      nullable: true,
      description: 'Claim in the earlier state; null if the record did not exist, and for other records.',
      resolve: ({ before }) => (before ? documentClaim(before) : null),
    }),
    kinds: t.expose('kinds', { type: [RecordChangeKind], description: 'Kinds of the change.' }),
    fields: t.field({
      type: [RecordFieldChange],
      description: 'Fields that differ; empty for a record that was added or deleted.',
      resolve: ({ version, fields }) => fieldChanges(version, fields),
    }),
  }),
})

const RecordChangeCount = builder.objectRef<ChangeCount>('RecordChangeCount').implement({
  description: 'Number of records of one kind that differ, with the same cause of their newest version.',
  fields: (t) => ({
    recordType: t.expose('recordType', { type: VersionedRecordType, description: 'Kind of the records.' }),
    cause: t.expose('cause', { type: VersionCause, description: 'Cause of their newest version.' }),
    count: t.exposeInt('count', { description: 'Number of records.' }),
  }),
})

const RecordChangeKindCount = builder
  .objectRef<{ kind: ChangeKind; count: number }>('RecordChangeKindCount')
  .implement({
    description: 'Number of records with one kind of change; a record may count for several.',
    fields: (t) => ({
      kind: t.expose('kind', { type: RecordChangeKind, description: 'Kind of the change.' }),
      count: t.exposeInt('count', { description: 'Number of records.' }),
    }),
  })

interface Compared {
  filter: ChangesFilter
  counts(): Promise<ChangeCount[]>
  kindCounts(): Promise<{ kind: ChangeKind; count: number }[]>
}

const RecordChangeConnection = connectionOf<RecordChange, Compared>('RecordChange', RecordChangeType)
builder.objectFields(RecordChangeConnection, (t) => ({
  fromVersion: t.int({
    description: 'Knowledge version that `from` refers to; 0 is before the first.',
    resolve: ({ filter }) => filter.from,
  }),
  toVersion: t.int({
    description: 'Knowledge version that `to` refers to.',
    resolve: ({ filter }) => filter.to,
  }),
  counts: t.field({
    type: [RecordChangeCount],
    description: 'Counts of records on all pages by kind and cause, largest first.',
    resolve: ({ counts }) => counts(),
  }),
  kindCounts: t.field({
    type: [RecordChangeKindCount],
    description: 'Counts of records on all pages by kind of change.',
    resolve: ({ kindCounts }) => kindCounts(),
  }),
}))

/** Records of a page that are compared before others have their turn: a few milliseconds. */
const COMPARED_AT_ONCE = 10

/** The page with its records compared; between some of them others have their turn. */
async function comparedPage({ rows, ...page }: Page<ChangedRow>): Promise<Page<RecordChange>> {
  const turns = createScheduler()
  const compared: Page<RecordChange>['rows'] = []
  for (const { row, cursor } of rows) {
    if (compared.length % COMPARED_AT_ONCE === 0) await giveWay(turns)
    compared.push({ row: changeOf(row), cursor })
  }
  return { ...page, rows: compared }
}

function changesBetween(
  of: VersionedReading,
  source: ChangesSource,
  filter: ChangesFilter,
  args: PageArgs,
): Connection<RecordChange> & Compared {
  const connection = connectKnowledge(of, listChanges(source, filter), args)
  let page: Promise<Page<RecordChange>> | undefined
  const key = JSON.stringify(filter)
  return {
    ...connection,
    page: () => (page ??= connection.page().then(comparedPage)),
    filter,
    counts: () => cachedForVersion(of, 'number', `changes ${key}`, () => changeCounts(source, filter)),
    kindCounts: () =>
      cachedForVersion(of, 'number', `kinds of changes ${key}`, () => changeKindCounts(source, filter)),
  }
}

builder.queryField('changes', (t) =>
  t.field({
    type: RecordChangeConnection,
    description:
      'Records that differ between two knowledge versions, each once, last changed first. Changes that were undone ' +
      'in between are left out. Curia extension.',
    args: {
      ...pageArgs,
      from: t.arg.string({
        description:
          'Earlier state: an imported release (`01-Feb-2021`), a day (`2024-08-01`, its end in UTC) or a knowledge version; before the first version by default.',
      }),
      to: t.arg.string({ description: 'Later state, in the same form; the current state by default.' }),
      recordType: t.arg({ type: VersionedRecordType, description: 'Only records of this kind.' }),
      cause: t.arg({
        type: VersionCause,
        description: 'Only records whose newest version in the later state has this cause.',
      }),
      featureId: t.arg.int({
        description:
          'Only this feature, its variants and molecular profiles, and their evidence and assertions.',
      }),
      diseaseId: t.arg.int({
        description: 'Only this disease, and records that refer to it before or after the change.',
      }),
      therapyId: t.arg.int({
        description: 'Only this therapy, and records that refer to it before or after the change.',
      }),
      view: t.arg({
        type: RecordChangeView,
        description: 'Only changes of this view; all by default.',
      }),
      change: t.arg({ type: RecordChangeKind, description: 'Only changes of this kind.' }),
    },
    resolve: async (_root, { from, to, featureId, diseaseId, therapyId, ...args }, context) => {
      const { scan, storage } = context
      const { recordType, cause, change, view } = args
      const range = await changeRange(scan, { from, to })
      const filter = {
        ...range,
        ...extentOfView[view ?? 'ALL'],
        recordType,
        cause,
        change,
        gene: featureId,
        disease: diseaseId,
        therapy: therapyId,
      }
      return changesBetween(context, { db: scan, dialect: storage.dialect }, filter, args)
    },
  }),
)

const ImportedReleaseType = builder.objectRef<ImportedRelease>('ImportedRelease').implement({
  description: 'An imported release.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name, such as 01-Aug-2024.' }),
    releasedOn: t.exposeString('releasedOn', { description: 'Day of the release, such as 2024-08-01.' }),
    knowledgeVersion: t.exposeInt('version', {
      description: 'Knowledge version after its import.',
    }),
  }),
})

builder.queryField('importedReleases', (t) =>
  t.field({
    type: [ImportedReleaseType],
    description: 'Imported releases, latest import first; at most 60. Curia extension.',
    resolve: (_root, _args, context) =>
      cachedForVersion(context, 'number', 'imported releases', () => importedReleases(context.scan)),
  }),
)
