import { sql } from 'kysely'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef, refOf } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import { candidateOf, recordsIn } from './named-record.ts'
import { therapyNamed } from './terms.ts'
import { variantNamed, withdrawnVariantNamed } from './variants.ts'

/** Tables of records that can be deprecated or withdrawn. */
const tables: Partial<Record<ReferredKind, string>> = {
  GENE: 'features',
  FEATURE: 'features',
  VARIANT: 'variants',
  MOLECULAR_PROFILE: 'molecular_profiles',
}

const EXPRESSION = /(?:^|\s)(?:AND|OR|NOT)\s/
/** HGVS with its sequence, or a place on a chromosome. */
const POSITION = /:\s*[gcnpmr]\.|^(?:chr)?(?:\d{1,2}|[XYM])\s*[:-]\s*(?:g\.)?\d/i
const JOINED = /\s*(?:\+|,|;|\/|&|\band\b|\bplus\b|\bwith\b)\s*/i

const goneWords = (ref: string, isWithdrawn: boolean) =>
  `is ${ref}, a ${isWithdrawn ? 'withdrawn' : 'deprecated'} record, which filters leave out: get_record shows it.`

async function goneRecord({ db }: McpReading, text: string): Promise<string | null> {
  const ref = parseRef(text)
  const table = ref && tables[ref.kind]
  if (!ref || !table) return null
  const { rows } = await sql<{ withdrawn: unknown }>`
    select withdrawn from ${sql.table(table)} where id = ${ref.id}`.execute(db)
  return rows[0] ? goneWords(refOf(ref.kind, ref.id), Boolean(rows[0].withdrawn)) : null
}

async function whyNoVariant(
  reading: McpReading,
  text: string,
  gene: { name: string; featureIds: readonly number[] } | null,
): Promise<string | null> {
  if (EXPRESSION.test(text)) return 'is a molecular profile, not a variant: give it as molecularProfile.'
  const elsewhere = gene ? recordsIn(await variantNamed(reading, text)).map(candidateOf) : []
  if (gene && elsewhere.length > 0) {
    const named = elsewhere.slice(0, 5).map((one) => `${one.gene ?? ''} ${one.name} (${one.ref ?? ''})`)
    return `is no variant of ${gene.name}; it names ${named.join(', ')}: leave gene out if that is meant.`
  }
  const [gone] = recordsIn(await withdrawnVariantNamed(reading, text, gene?.featureIds))
  if (gone) return goneWords(candidateOf(gone).ref ?? '', true)
  if (POSITION.test(text))
    return 'is on no record as it is written. That says nothing of biology: match_alterations compares positions and HGVS descriptions of either build and of any transcript version'
  return gene
    ? `names no variant of ${gene.name} in this knowledgebase. That says nothing of biology: check the spelling`
    : null
}

async function whyNoProfile(reading: McpReading, text: string): Promise<string | null> {
  if (!EXPRESSION.test(text)) return null
  for (const part of text.split(/\b(?:AND|OR|NOT)\b|[()]/).map((each) => each.trim()))
    if (part !== '' && (await variantNamed(reading, part)).outcome !== 'ONE') return null
  return 'is no molecular profile of this knowledgebase, though it has a record of each variant. That says nothing of biology: find_evidence with one variant and combinations INCLUDE lists its profiles; match_alterations takes all of them together.'
}

async function whyNoTherapy(reading: McpReading, text: string): Promise<string | null> {
  const parts = text.split(JOINED).filter((part) => part !== '')
  if (parts.length < 2) return null
  const namings = await Promise.all(parts.map((part) => therapyNamed(reading, part)))
  return namings.every(({ outcome }) => outcome !== 'NONE')
    ? 'names several therapies: give each by itself, with therapyMatch ALL for evidence on all of them together.'
    : null
}

/**
 * Says why a text names no record, where more is known than that; the sentence goes on from the text. Without a full stop at
 * its end, near names may follow.
 */
export async function whyUnnamed(
  reading: McpReading,
  argument: string,
  text: string,
  gene: { name: string; featureIds: readonly number[] } | null,
): Promise<string | null> {
  const gone = await goneRecord(reading, text)
  if (gone) return gone
  if (argument === 'variant') return whyNoVariant(reading, text, gene)
  if (argument === 'molecularProfile') return whyNoProfile(reading, text)
  return argument === 'therapy' ? whyNoTherapy(reading, text) : null
}
