import type { RecordOrigin as Origin } from '#domain/vocabularies/records.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { releaseById } from '#server/knowledge/records/codes.ts'
import { originIdOf, originKey } from '#server/knowledge/records/record-origins.ts'
import type { GraphQLContext } from '../context.ts'
import type { Types } from '../schema/builder.ts'
import { RecordOrigin } from '../schema/enums.ts'

interface Provenance {
  id: number
  updated_at: string
  origin: Origin
  withdrawn: boolean
  release_id: number | null
  stub: boolean
}

/*
 * Where a record came from and how much of it is known: fields beyond the public interface, as options for
 * `t.field` and, of booleans, `t.boolean`, which interfaces take one by one.
 */

export const recordOrigin = {
  type: RecordOrigin,
  description: 'Origin of the record.',
  resolve: (record: Provenance) => record.origin,
}

export const withdrawn = {
  description: 'True if the record was withdrawn: an earlier release contained it, the current one does not.',
  resolve: (record: Provenance) => record.withdrawn,
}

export const missingFromRelease = {
  type: 'String',
  nullable: true,
  description:
    'Name of the release that no longer contains the record, where it was withdrawn for that; otherwise null. Curia extension.',
  resolve: async (
    { withdrawn: isWithdrawn, release_id }: Provenance,
    _args: object,
    { load }: GraphQLContext,
  ) => (isWithdrawn && release_id !== null ? ((await load(releaseById, release_id))?.name ?? null) : null),
} as const

export const stub = {
  description: 'True if the record is a stub: a release refers to it without describing it.',
  resolve: (record: Provenance) => record.stub,
}

export const lastReviewedAt = {
  type: 'ISO8601DateTime',
  description: 'Time of the last review, the `last_review_date` of releases. Curia extension.',
  resolve: (record: Provenance) => record.updated_at,
} as const

export const originId = (kind: FlaggableEntity) =>
  ({
    type: 'String',
    nullable: true,
    description:
      'Installation in which the record was created, and its id there: the same in each installation that mirrors it. Null for a record with a public id of CIViC. Curia extension.',
    resolve: ({ id }: Provenance, _args: object, { load }: GraphQLContext) =>
      load(originIdOf, originKey(kind, id)),
  }) as const

/** The fields together, for an object. */
export const provenanceFields = (
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Provenance>,
  kind: FlaggableEntity,
) => ({
  recordOrigin: t.field(recordOrigin),
  withdrawn: t.boolean(withdrawn),
  missingFromRelease: t.field(missingFromRelease),
  stub: t.boolean(stub),
  lastReviewedAt: t.field(lastReviewedAt),
  originId: t.field(originId(kind)),
})
