import { sql } from 'kysely'
import { predicateOfName } from '#domain/matching/variant-name.ts'
import { foldText } from '#domain/text/names.ts'
import type { ChromosomeRegion } from '#domain/search/identifiers.ts'
import type { SearchToken } from '#domain/search/search-text.ts'
import type { SearchMatch } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { hgvsChange } from '#server/storage/hgvs-change.ts'
import { recordsNamed } from '../../names/resolve-names.ts'
import { aliasesOf } from '../../records/aliases.ts'
import { isVisible } from '../../records/visibility.ts'
import { wordsOf } from '../words.ts'
import type { UncountedHit } from './hit.ts'

/** A variant that a search found, with its feature. */
export interface VariantMatch extends UncountedHit {
  kind: 'VARIANT'
  featureId: number
}

type Row = { id: number; feature_id: number; feature: string; name: string }

const columns = sql`v.id, v.feature_id, f.name as feature, v.name`
/** The variants whose ids are in the column, with their features. */
const joinVariants = (id: string) =>
  sql`join variants as v on v.id = ${sql.ref(id)} join features as f on f.id = v.feature_id`

const toMatch = ({ id, feature_id, feature, name }: Row, match: SearchMatch): VariantMatch => ({
  kind: 'VARIANT',
  id,
  featureId: feature_id,
  name: `${feature} ${name}`,
  match,
})

const MOST_OF_FEATURE = 3000
const MOST = 50

/** Words of a search behind a gene, as the name of a variant would say it. */
export const phraseOf = (tokens: readonly SearchToken[]) =>
  tokens.map(({ kind, text }) => (kind === 'CODING_CHANGE' ? `c.${text}` : text)).join(' ')

const meaningOf = (symbol: string, name: string): string | null => {
  const predicate = predicateOfName(symbol, name.toUpperCase())
  return predicate.kind === 'UNREADABLE' || predicate.kind === 'NAMED' ? null : JSON.stringify(predicate)
}

/** Variants that a text names with their feature: `BCR-ABL T315I`. */
export async function variantsCalled(db: Reading, text: string, match: SearchMatch): Promise<VariantMatch[]> {
  const { rows } = await sql<Row>`
    select ${columns} from variants as v join features as f on f.id = v.feature_id
    where v.id in (${recordsNamed('variants', text)}) and ${isVisible('v')} order by v.id limit ${MOST}`.execute(
    db,
  )
  return rows.map((row) => toMatch(row, match))
}

/** Variants of a feature that the tokens name, or mean in other words: `amp` for AMPLIFICATION. */
export async function variantsOfFeatureNamed(
  db: Reading,
  feature: { id: number; name: string },
  tokens: readonly SearchToken[],
): Promise<VariantMatch[]> {
  const phrase = phraseOf(tokens)
  const folded = foldText(phrase)
  const symbol = feature.name.toUpperCase()
  const sought = meaningOf(symbol, phrase)
  const { rows } = await sql<Row>`
    select ${columns} from variants as v join features as f on f.id = v.feature_id
    where v.feature_id = ${feature.id} and ${isVisible('v')}
    order by v.name limit ${MOST_OF_FEATURE}`.execute(db)
  const named = rows.flatMap((row) => {
    const name = foldText(row.name)
    if (name === folded || (sought !== null && meaningOf(symbol, row.name) === sought))
      return [toMatch(row, 'NAME')]
    return name.startsWith(folded) ? [toMatch(row, 'BEGINNING_OF_NAME')] : []
  })
  if (named.some(({ match }) => match === 'NAME')) return named
  const [token] = tokens
  const coding =
    tokens.length === 1 && token?.kind === 'CODING_CHANGE'
      ? await variantsWithCodingChange(db, token.text)
      : []
  const ofFeature = coding.filter(({ featureId }) => featureId === feature.id)
  if (ofFeature.length > 0 || named.length > 0) return [...ofFeature, ...named]
  const aliases = await aliasesOf.variant(
    db,
    rows.map(({ id }) => id),
  )
  const renamed = rows.filter((_, at) => (aliases[at] ?? []).some(({ name }) => foldText(name) === folded))
  if (renamed.length > 0) return renamed.map((row) => toMatch(row, 'OTHER_NAME'))
  const words = wordsOf(phrase)
  return rows
    .filter(({ name }) => {
      const own = wordsOf(name)
      return words.every((word) => own.includes(word))
    })
    .map((row) => toMatch(row, 'WORDS'))
}

/** Variants of any gene with a word of this change as a word of their name or of another name. */
export async function variantsWithWord(db: Reading, word: string): Promise<VariantMatch[]> {
  const { rows } = await sql<Row>`
    select ${columns} from (
      select record_id from search_words where word = ${word} and record_type = 'VARIANT'
      order by score desc, name_length, record_id limit ${MOST}
    ) as found ${joinVariants('found.record_id')}
    where ${isVisible('v')}`.execute(db)
  return rows.map((row) => toMatch(row, foldText(row.name) === word ? 'NAME' : 'WORDS'))
}

/** Variants of any gene of which an HGVS description tells the coding change (`1799T>A`). */
export async function variantsWithCodingChange(db: Reading, change: string): Promise<VariantMatch[]> {
  const written = foldText(`c.${change}`)
  const { rows } = await sql<Row>`
    select distinct ${columns} from hgvs_descriptions as h
    join variant_hgvs_descriptions as l on l.hgvs_description_id = h.id
    ${joinVariants('l.variant_id')}
    where ${sql.raw(hgvsChange('h.name_folded'))} = ${written} and ${isVisible('v')}
    limit ${MOST}`.execute(db)
  return rows.map((row) => toMatch(row, 'IDENTIFIER'))
}

/** The farthest a small variant reaches: a longer stretch is a region, such as an amplification's. */
const LONGEST_SMALL_VARIANT = 100

/** Variants at a place, the small ones first. */
export async function variantsAt(
  db: Reading,
  { chromosome, start, stop }: ChromosomeRegion,
): Promise<VariantMatch[]> {
  const { rows } = await sql<Row & { length: number }>`
    select ${columns}, min(at.stop - at.start) as length
    from variant_coordinates as at ${joinVariants('at.variant_id')}
    where at.chromosome = ${chromosome} and at.start <= ${stop} and at.stop >= ${start} and ${isVisible('v')}
    group by v.id, v.feature_id, f.name, v.name
    order by length, v.id limit ${MOST}`.execute(db)
  return rows.map((row) => toMatch(row, row.length <= LONGEST_SMALL_VARIANT ? 'IDENTIFIER' : 'WORDS'))
}
