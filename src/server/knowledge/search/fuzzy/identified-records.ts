import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { readIdentifier } from '#domain/search/identifiers.ts'
import type { Identifier } from '#domain/search/identifiers.ts'
import { sourceName } from '#domain/text/names.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { RecordSearchKind } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { recordsNamed } from '../../names/resolve-names.ts'
import { isVisible } from '../../records/visibility.ts'
import type { UncountedHit } from './hit.ts'
import { variantsAt } from './variants.ts'

const MOST = 10

async function sourcesCited(db: Reading, citationId: string, isPubmed: boolean): Promise<UncountedHit[]> {
  const { rows } = await sql<{
    id: number
    source_type: SourceSource
    citation: string | null
    citation_id: string
  }>`
    select id, source_type, citation, citation_id from sources
    where citation_id = ${citationId} and not deprecated ${isPubmed ? sql`and source_type = 'PUBMED'` : sql``}
    order by id limit ${MOST}`.execute(db)
  return rows.map(({ id, source_type, citation, citation_id }) => ({
    kind: 'SOURCE',
    id,
    name: citation ?? sourceName({ sourceType: source_type, citation, citationId: citation_id }),
    match: 'IDENTIFIER',
  }))
}

async function found(
  db: Reading,
  kind: RecordSearchKind,
  query: RawBuilder<{ id: number; name: string }>,
): Promise<UncountedHit[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id, name }) => ({ kind, id, name, match: 'IDENTIFIER' }))
}

const variantsOfClinvar = (db: Reading, id: string) =>
  found(
    db,
    'VARIANT',
    sql`select v.id, f.name || ' ' || v.name as name
      from clinvar_entries as c join variant_clinvar_entries as l on l.clinvar_entry_id = c.id
      join variants as v on v.id = l.variant_id join features as f on f.id = v.feature_id
      where c.clinvar_id = ${id} and ${isVisible('v')} order by v.id limit ${MOST}`,
  )

const geneOf = (db: Reading, id: string) =>
  found(db, 'FEATURE', sql`select id, name from features where id in (${recordsNamed('features', id)})`)

const variantsWhere = (db: Reading, condition: RawBuilder<unknown>) =>
  found(
    db,
    'VARIANT',
    sql`select v.id, f.name || ' ' || v.name as name
      from variants as v join features as f on f.id = v.feature_id
      where ${condition} and ${isVisible('v')} order by v.id limit ${MOST}`,
  )

/** Diseases, therapies, factors and their variants with a code of NCI Thesaurus. */
const withNcitCode = async (db: Reading, code: string): Promise<UncountedHit[]> =>
  (
    await Promise.all([
      geneOf(db, code),
      variantsWhere(db, sql`v.ncit_id = ${code}`),
      ...(['diseases', 'therapies'] as const).map((table) =>
        found(
          db,
          table === 'diseases' ? 'DISEASE' : 'THERAPY',
          sql`select id, name from ${sql.table(table)}
            where id in (${recordsNamed(table, code)}) and not deprecated limit ${MOST}`,
        ),
      ),
    ])
  ).flat()

/** Records that the text identifies as a whole, such as `PMID 21639808` or `7-140453136-A-T`. */
export async function identifiedRecords(db: Reading, text: string): Promise<UncountedHit[]> {
  const identifier: Identifier | null = readIdentifier(text)
  switch (identifier?.kind) {
    case undefined:
      return []
    case 'PUBMED':
      return sourcesCited(db, identifier.id, true)
    case 'NUMBER':
      return [...(await sourcesCited(db, identifier.id, false)), ...(await geneOf(db, identifier.id))]
    case 'GENE':
      return geneOf(db, identifier.id)
    case 'NCIT':
      return withNcitCode(db, identifier.id)
    case 'ALLELE':
    case 'DBSNP':
      return variantsWhere(db, sql`v.id in (${recordsNamed('variants', identifier.id)})`)
    case 'CLINVAR':
      return variantsOfClinvar(db, identifier.id)
    case 'PLACE':
      return variantsAt(db, identifier.region)
    case 'CLINICAL_TRIAL':
      return found(
        db,
        'CLINICAL_TRIAL',
        sql`select id, name from clinical_trials where nct_id = ${identifier.id} limit ${MOST}`,
      )
    case 'PHENOTYPE':
      return found(
        db,
        'PHENOTYPE',
        sql`select id, name from phenotypes where hpo_id = ${identifier.id} limit ${MOST}`,
      )
    case 'DISEASE':
      return found(
        db,
        'DISEASE',
        sql`select id, name from diseases where doid = ${identifier.id} and not deprecated limit ${MOST}`,
      )
    case 'VARIANT_TYPE':
      return found(
        db,
        'VARIANT_TYPE',
        sql`select id, name from variant_types where soid = ${identifier.id} limit ${MOST}`,
      )
  }
}
