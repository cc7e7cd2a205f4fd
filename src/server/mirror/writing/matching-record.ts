import { isReference } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { sql } from 'kysely'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { rawName } from '#domain/profiles/profile-expression.ts'
import { foldText } from '#domain/text/names.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Writing } from '#server/storage/database.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'
import { canBeWithdrawn } from './create-record.ts'
import type { LocalIds } from './local-ids.ts'
import { localDefinition } from './profile-definition.ts'

const textOf = (document: UpstreamDocument, field: string): string | null => {
  const content = document[field]
  return typeof content === 'string' ? content : null
}

/** Records that are the same by what identifies them beyond this service, the best first. */
async function identifiedRecords(
  tx: Writing,
  kind: VersionedKind,
  document: UpstreamDocument,
  ids: LocalIds,
): Promise<number[]> {
  const name = foldText(textOf(document, 'name') ?? '')
  switch (kind) {
    case 'FEATURE': {
      const entrezId = document['entrezId']
      if (typeof entrezId !== 'number') return namesakes(tx, document)
      const genes = await tx
        .selectFrom('genes')
        .select('feature_id')
        .where('entrez_id', '=', entrezId)
        .execute()
      return genes.map((gene) => gene.feature_id)
    }
    case 'VARIANT': {
      const feature = document['feature'] ?? null
      const feature_id = isReference(feature) ? ids.get('FEATURE', feature.id) : undefined
      const profile = Number(document['singleVariantMolecularProfileId'])
      const profileId = ids.get('MOLECULAR_PROFILE', profile) ?? (profile < FIRST_LOCAL_ID ? profile : 0)
      const variants = await tx
        .selectFrom('variants')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            eb('single_variant_molecular_profile_id', '=', profileId),
            and([
              eb('feature_id', '=', feature_id ?? 0),
              eb('name_folded', '=', name),
              eb('origin', '=', 'RELEASE'),
              eb('id', '>=', FIRST_LOCAL_ID),
            ]),
          ]),
        )
        .orderBy('id')
        .execute()
      return variants.map(({ id }) => id)
    }
    case 'MOLECULAR_PROFILE': {
      const definition = localDefinition(document['rawName'], ids)
      if (!definition) return []
      const same = tx
        .selectFrom('molecular_profiles')
        .select('id')
        .where('raw_name', '=', rawName(definition))
      return (await same.execute()).map(({ id }) => id)
    }
    case 'SOURCE': {
      const sources = await tx
        .selectFrom('sources')
        .select(['id', 'source_type'])
        .where('citation_id', '=', textOf(document, 'citationId') ?? '')
        .execute()
      return sources.filter((source) => source.source_type === document['sourceType']).map(({ id }) => id)
    }
    case 'DISEASE': {
      const doid = textOf(document, 'doid')
      const namesakes = await tx
        .selectFrom('diseases')
        .select(['id', 'doid as term'])
        .where((is) => is.or([is('name_folded', '=', name), is('doid', '=', doid)]))
        .orderBy('id')
        .execute()
      return sameTerms(namesakes, doid)
    }
    case 'THERAPY': {
      const ncitId = textOf(document, 'ncitId')
      const namesakes = await tx
        .selectFrom('therapies')
        .select(['id', 'ncit_id as term'])
        .where((is) => is.or([is('name_folded', '=', name), is('ncit_id', '=', ncitId)]))
        .orderBy('id')
        .execute()
      return sameTerms(namesakes, ncitId)
    }
    case 'PHENOTYPE': {
      const hpoId = textOf(document, 'hpoId')
      const namesakes = await tx
        .selectFrom('phenotypes')
        .select(['id', 'hpo_id as term'])
        .where((is) => is.or([is('name_folded', '=', name), is('hpo_id', '=', hpoId)]))
        .orderBy('id')
        .execute()
      return sameTerms(namesakes, hpoId)
    }
    default:
      return []
  }
}

/**
 * Factors, fusions and regions of the same name that a release or mirror brought without a public id: those that people
 * here made may be others.
 */
async function namesakes(tx: Writing, document: UpstreamDocument): Promise<number[]> {
  const features = await tx
    .selectFrom('features')
    .select(['id', 'kind'])
    .where('name_folded', '=', foldText(textOf(document, 'name') ?? ''))
    .where('origin', '=', 'RELEASE')
    .where('id', '>=', FIRST_LOCAL_ID)
    .orderBy('id')
    .execute()
  return features.filter(({ kind }) => kind === document['featureType']).map(({ id }) => id)
}

/** Those with the id of the vocabulary, then those of the same name without one. */
const sameTerms = (namesakes: readonly { id: number; term: string | null }[], term: string | null) =>
  [
    ...(term === null ? [] : namesakes.filter((one) => one.term === term)),
    ...namesakes.filter((one) => one.term === null || term === null),
  ].map(({ id }) => id)

/**
 * The record here that was created where a record of an upstream was: in this installation, or in another one from which
 * it came here, too.
 * @returns null where there is none, or the upstream does not say where
 * @throws ClientError for one that was created here and is no longer there
 */
export async function recordOfOrigin(
  tx: Writing,
  installation: string,
  kind: VersionedKind,
  document: UpstreamDocument,
): Promise<{ id: number; isOwn: boolean } | null> {
  const origin = canBeWithdrawn(kind) ? parseOrigin(document['originId']) : null
  if (!origin) return null
  if (origin.installation === installation) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(namedIn[kind][0])} where id = ${origin.id}
      union all select new_id from record_redirects where record_type = ${kind} and old_id = ${origin.id}`.execute(
      tx,
    )
    if (rows[0]) return { id: rows[0].id, isOwn: true }
    throw new ClientError('NOT_FOUND', `It was created here as ${origin.id} and is no longer there`)
  }
  const mirrored = await tx
    .selectFrom('record_origins')
    .select('record_id as id')
    // Kinds of which releases hold records.
    .where('record_type', '=', kind as FlaggableEntity)
    .where('installation', '=', origin.installation)
    .where('origin_id', '=', origin.id)
    .executeTakeFirst()
  return mirrored ? { id: mirrored.id, isOwn: false } : null
}

/**
 * The record here that a record of an upstream is, of which nothing is known yet; null: there is none, and the id
 * under which to create it, null for the next one of this knowledgebase.
 */
export async function matchingRecord(
  { tx, upstreamId, ids }: { tx: Writing; upstreamId: number; ids: LocalIds },
  { kind, id }: { kind: VersionedKind; id: number },
  document: UpstreamDocument,
): Promise<{ existing: number | null; newId: number | null }> {
  const hasPublicId = canBeWithdrawn(kind) && id < FIRST_LOCAL_ID
  const there = hasPublicId
    ? await tx.selectFrom(namedIn[kind][0]).select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  const identified = await identifiedRecords(tx, kind, document, ids)
  // Names tell less than public ids.
  const isNamed = kind === 'VARIANT' || (kind === 'FEATURE' && document['entrezId'] == null)
  const withPublicId = there ? [id] : []
  const candidates = isNamed ? [...withPublicId, ...identified] : [...identified, ...withPublicId]
  for (const candidate of candidates) {
    const other = await tx
      .selectFrom('upstream_records')
      .select('upstream_record_id')
      .where('upstream_id', '=', upstreamId)
      .where('record_type', '=', kind)
      .where('record_id', '=', candidate)
      .executeTakeFirst()
    if (!other || other.upstream_record_id === id) return { existing: candidate, newId: null }
  }
  return { existing: null, newId: hasPublicId && !there ? id : null }
}
