import { sql } from 'kysely'
import { rawName } from '#domain/profiles/profile-expression.ts'
import { foldText } from '#domain/text/names.ts'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { Writing } from '#server/storage/database.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'
import type { UpstreamRecord } from '../reading/read-records.ts'
import { canBeWithdrawn } from './create-record.ts'
import type { LocalIds } from './local-ids.ts'
import type { Mirroring } from './mirroring.ts'
import { localDefinition } from './profile-definition.ts'

type WithDocument = UpstreamRecord & { document: UpstreamDocument }

/** Something that tells records apart: where the database has it, and what it is of a record. */
interface Identifier {
  /** A select of one column of those that are here, without its condition. */
  select: string
  column: string
  of(record: WithDocument, ids: LocalIds): string | number | null
}

const identifier = (
  select: string,
  column: string,
  of: (document: UpstreamDocument, ids: LocalIds) => unknown,
): Identifier => ({
  select,
  column,
  of({ document }, ids) {
    const value = of(document, ids)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  },
})

const named = (table: string, condition = '1 = 1'): Identifier =>
  identifier(`from ${table} where ${condition} and`, 'name_folded', ({ name }) =>
    typeof name === 'string' ? foldText(name) : null,
  )

const withoutPublicId = `origin = 'RELEASE' and id >= ${FIRST_LOCAL_ID}`

/** What tells records of a kind apart beside their ids, as `matchingRecord` compares them one by one. */
const identifiers: Readonly<Partial<Record<VersionedKind, readonly Identifier[]>>> = {
  FEATURE: [
    identifier('from genes where', 'entrez_id', ({ entrezId }) => entrezId),
    named('features', withoutPublicId),
  ],
  VARIANT: [
    identifier('from molecular_profiles where', 'id', ({ singleVariantMolecularProfileId: id }) =>
      typeof id === 'number' && id < FIRST_LOCAL_ID ? id : null,
    ),
    identifier(`from variants where ${withoutPublicId} and`, 'feature_id', ({ feature = null }, ids) =>
      isReference(feature) ? ids.get('FEATURE', feature.id) : null,
    ),
  ],
  MOLECULAR_PROFILE: [
    identifier('from molecular_profiles where', 'raw_name', (document, ids) => {
      const definition = localDefinition(document['rawName'], ids)
      return definition && rawName(definition)
    }),
  ],
  SOURCE: [identifier('from sources where', 'citation_id', ({ citationId }) => citationId)],
  DISEASE: [named('diseases'), identifier('from diseases where', 'doid', ({ doid }) => doid)],
  THERAPY: [named('therapies'), identifier('from therapies where', 'ncit_id', ({ ncitId }) => ncitId)],
  PHENOTYPE: [named('phenotypes'), identifier('from phenotypes where', 'hpo_id', ({ hpoId }) => hpoId)],
}

const byId = (kind: VersionedKind): Identifier => ({
  select: `from ${namedIn[kind][0]} where`,
  column: 'id',
  of: ({ id }) => (canBeWithdrawn(kind) && id < FIRST_LOCAL_ID ? id : null),
})

/** Those of the records that share an identifier with a record here. */
async function alikeHere(
  tx: Writing,
  { select, column, of }: Identifier,
  records: readonly WithDocument[],
  ids: LocalIds,
): Promise<WithDocument[]> {
  const values = new Map(records.map((record) => [record, of(record, ids)]))
  const distinct = [...new Set(values.values())].filter((value) => value !== null)
  if (distinct.length === 0) return []
  const { rows } = await sql<{ value: string | number }>`
    select distinct ${sql.ref(column)} as value ${sql.raw(select)} ${sql.ref(column)} in (${sql.join(inList(distinct))})`.execute(
    tx,
  )
  const here = new Set(rows.map(({ value }) => value))
  return records.filter((record) => here.has(values.get(record) ?? ''))
}

/** Checks whether a record says where it was created and is known from there: as one's own, or through another upstream. */
async function knownOrigins(
  { tx, installation }: Mirroring,
  records: readonly WithDocument[],
): Promise<WithDocument[]> {
  const origins = records.flatMap((record) => {
    const origin = parseOrigin(record.document['originId'])
    return origin ? [{ record, ...origin }] : []
  })
  const others = origins.filter((one) => one.installation !== installation)
  if (others.length === 0) return origins.map(({ record }) => record)
  const rows = await tx
    .selectFrom('record_origins')
    .select(['record_type', 'installation', 'origin_id'])
    .where('origin_id', 'in', inList(others.map((one) => one.id)))
    .execute()
  const mirrored = new Set(rows.map((row) => `${row.record_type} ${row.installation} ${row.origin_id}`))
  return origins
    .filter(
      ({ record, id, ...one }) =>
        one.installation === installation || mirrored.has(`${record.kind} ${one.installation} ${id}`),
    )
    .map(({ record }) => record)
}

/** Those of unknown records of one kind that are like no record here, so that they can be created without further looking. */
export async function newRecords(
  mirroring: Mirroring,
  records: readonly UpstreamRecord[],
): Promise<WithDocument[]> {
  const { tx, ids } = mirroring
  const unknown = records.flatMap((record): WithDocument[] =>
    record.document && ids.get(record.kind, record.id) === undefined
      ? [{ ...record, document: record.document }]
      : [],
  )
  const [first] = unknown
  if (!first) return []
  const alike = new Set(await knownOrigins(mirroring, unknown))
  for (const one of [byId(first.kind), ...(identifiers[first.kind] ?? [])])
    for (const record of await alikeHere(tx, one, unknown, ids)) alike.add(record)
  return unknown.filter((record) => !alike.has(record))
}
