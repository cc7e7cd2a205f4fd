import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { recordsNamed } from '#server/knowledge/names/resolve-names.ts'
import { termsWithSynonym } from '#server/knowledge/names/synonyms.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import { candidateOf, namingOf } from './named-record.ts'
import type { NamedRecord, Naming, WayOfNaming } from './named-record.ts'

interface NamedRow {
  id: number
  name: string
  name_folded: string
  kind?: string
  has_alias: unknown
}

const IDENTIFIER = /^(?:(?:DOID|NCIT?|GENEID|HGNC|ENTREZ)[:_ ]*)?(?:C?\d+)$|^ENSG\d+|^id:\d+$/i

const tables = {
  DISEASE: { table: 'diseases', alias: 'disease' },
  THERAPY: { table: 'therapies', alias: 'therapy' },
  FEATURE: { table: 'features', alias: 'feature' },
} as const

type TermKind = keyof typeof tables

const isTermKind = (kind: ReferredKind, of: TermKind) => kind === of || (of === 'FEATURE' && kind === 'GENE')

/** The rows of the table where the ids are, with whether an alias is the text. */
async function rowsOf({ db }: McpReading, kind: TermKind, ids: ReturnType<typeof sql>, text: string) {
  const { table, alias } = tables[kind]
  const { rows } = await sql<NamedRow>`
    select term.id, term.name, term.name_folded ${kind === 'FEATURE' ? sql`, term.kind` : sql``},
      exists (select 1 from ${sql.table(`${alias}_${alias}_aliases`)} as link
        join ${sql.table(`${alias}_aliases`)} as other on other.id = link.${sql.raw(alias)}_alias_id
        where link.${sql.raw(alias)}_id = term.id and other.name_folded = ${foldText(text)}) as has_alias
    from ${sql.table(table)} as term
    where term.id in (${ids}) and not term.deprecated order by term.id`.execute(db)
  return rows
}

/** Whether the gene was called so in an earlier version of its record. */
async function wasCalled({ db }: McpReading, id: number, text: string): Promise<boolean> {
  const versions = await db
    .selectFrom('record_versions')
    .select('document')
    .where('record_type', '=', 'FEATURE')
    .where('record_id', '=', id)
    .execute()
  return versions.some(
    ({ document }) => foldText(String(JSON.parse(document ?? '{}').name ?? '')) === foldText(text),
  )
}

async function wayOf(reading: McpReading, kind: TermKind, row: NamedRow, text: string): Promise<WayOfNaming> {
  if (row.name_folded === foldText(text)) return kind === 'FEATURE' ? 'SYMBOL' : 'NAME'
  if (IDENTIFIER.test(text.trim())) return 'IDENTIFIER'
  if (kind !== 'FEATURE') return 'ALIAS'
  return (await wasCalled(reading, row.id, text)) ? 'FORMER_SYMBOL' : 'ALIAS'
}

/** Genes, diseases or therapies that the text names, or that a reference is. */
async function termsNamed(reading: McpReading, kind: TermKind, text: string): Promise<NamedRecord[]> {
  const ref = parseRef(text)
  const byRef = ref && isTermKind(ref.kind, kind)
  const ids = byRef ? sql`select cast(${ref.id} as integer) as id` : recordsNamed(tables[kind].table, text)
  const rows = await rowsOf(reading, kind, ids, text)
  return Promise.all(
    rows.map(async (row) => ({
      kind: row.kind === 'GENE' ? ('GENE' as const) : kind,
      id: row.id,
      name: row.name,
      gene: null,
      how: byRef ? ('IDENTIFIER' as const) : await wayOf(reading, kind, row, text),
    })),
  )
}

/**
 * The disease that a text names. One whose own name it is goes before those that have it otherwise.
 */
export const diseaseNamed = async (reading: McpReading, text: string): Promise<Naming> =>
  namingOf(await termsNamed(reading, 'DISEASE', text))

/** A salt is named as its substance, with a word behind it. */
const isSaltOf = (salt: NamedRecord, { name }: NamedRecord) =>
  foldText(salt.name).startsWith(`${foldText(name)} `)

/** The therapy that a text names. A brand that a substance and its salts share means the substance. */
export async function therapyNamed(reading: McpReading, text: string): Promise<Naming> {
  const found = await termsNamed(reading, 'THERAPY', text)
  const substance = found.find((one) => found.every((each) => each === one || isSaltOf(each, one)))
  if (found.length < 2 || !substance) return namingOf(found)
  const salts = found.filter((one) => one !== substance).map((salt) => candidateOf(salt).ref)
  return {
    outcome: 'ONE',
    record: substance,
    notes: [
      `The therapy named is read as the substance; its salts have records of their own: ${salts.join(', ')}.`,
    ],
  }
}

/**
 * The gene, factor, fusion or region that a text names. A former symbol of several genes is asked back, also where only
 * one of them has a record.
 */
export async function featureNamed(reading: McpReading, text: string): Promise<Naming> {
  const found = await termsNamed(reading, 'FEATURE', text)
  const naming = namingOf(found)
  if (naming.outcome !== 'ONE' || naming.record.how === 'SYMBOL' || naming.record.how === 'IDENTIFIER')
    return naming
  const others = termsWithSynonym(text).filter(
    ({ kind, name }) => kind === 'FEATURE' && foldText(name) !== foldText(naming.record.name),
  )
  if (others.length === 0) return naming
  return {
    outcome: 'SEVERAL',
    records: [naming.record],
    candidates: [candidateOf(naming.record), ...others.map(({ name }) => ({ ref: null, name, gene: null }))],
  }
}
