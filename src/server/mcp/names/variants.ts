import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { namedVariantsIn, partnersIn } from '#domain/search/named-variant.ts'
import { meaningOf, variantSpellings } from '#domain/search/variant-spellings.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { listed, withAliases } from '#server/knowledge/names/name-sql.ts'
import { recordsNamed } from '#server/knowledge/names/resolve-names.ts'
import { variantsByIdentifier } from '#server/knowledge/names/variants-named.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef } from '../reading/refs.ts'
import { namingOf } from './named-record.ts'
import type { NamedRecord, Naming, WayOfNaming } from './named-record.ts'

interface VariantRow {
  id: number
  name: string
  feature_id: number
  feature: string
}

/** A way to read a text: words about variants of these features, or of any. */
interface WordsOf {
  /** A subquery of ids; null: of any. */
  features: RawBuilder<unknown> | null
  words: string
  /** Whether withdrawn and deprecated records are read, instead of those that lists show. */
  isGone: boolean
}

const FUSION = /^(?<partners>\S+?[-–/:]\S+)(?: (?:gene )?fusion)?(?<rest> .+)?$/i

/** `EML4::ALK e6-e20` and `ALK::EML4 e6-e20` for `EML4-ALK fusion e6-e20`, folded. */
function fusionSpellings(text: string): string[] {
  const { partners = '', rest = '' } = FUSION.exec(squeezeSpace(text))?.groups ?? {}
  return partnersIn(partners).flatMap(([left, right]) => [
    foldText(`${left}::${right}${rest}`),
    foldText(`${right}::${left}${rest}`),
  ])
}

async function variantsWhere(
  { db }: McpReading,
  { features, isGone }: Omit<WordsOf, 'words'>,
  condition: RawBuilder<unknown>,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select variants.id, variants.name, feature.id as feature_id, feature.name as feature
    from variants join features as feature on feature.id = variants.feature_id
    where ${isGone ? sql`not ${isVisible('variants')}` : isVisible('variants')} and (${condition})
      ${features ? sql`and variants.feature_id in (${features})` : sql``}
    order by variants.id`.execute(db)
  return rows
}

const hasName = ({ words }: WordsOf) =>
  sql`variants.name_folded in ${listed([...variantSpellings(words), ...fusionSpellings(words)])}`

const hasAlias = ({ words }: WordsOf) =>
  sql`variants.id in (${withAliases('variant', variantSpellings(words))})`

/** Variants of these features whose name means the same as the words, in the language of names of variants. */
async function sameMeaning(reading: McpReading, of: WordsOf): Promise<VariantRow[]> {
  if (of.features === null) return []
  const variants = await variantsWhere(reading, of, sql`1 = 1`)
  return variants.filter(({ name, feature }) => {
    const gene = feature.toUpperCase()
    const meaning = meaningOf(of.words, gene)
    return meaning !== null && meaning === meaningOf(name, gene)
  })
}

async function identified(reading: McpReading, { words, ...of }: WordsOf): Promise<VariantRow[]> {
  const found = variantsByIdentifier(words)
  const rows = found.map((ids) => variantsWhere(reading, of, sql`variants.id in (${ids})`))
  return (await Promise.all(rows)).flat()
}

/** `V600E BRAF`, `exon 19 deletion in EGFR`. */
const BEFORE_FEATURE = /^(.+?)(?: (?:in|of))? (\S+)$/i

/** The ways to read a text: as it stands, behind or before the name of a feature, and as a fusion of either partner. */
function readingsOf(text: string, features: RawBuilder<unknown> | null, isGone: boolean): WordsOf[] {
  const within = (named: RawBuilder<unknown>): RawBuilder<unknown> =>
    features ? sql`select both_of.id from (${named}) as both_of where both_of.id in (${features})` : named
  const behindFeature = namedVariantsIn(text).map(({ feature, variant }) => ({
    features: within(recordsNamed('features', feature)),
    words: variant,
    isGone,
  }))
  const [, change, last] = BEFORE_FEATURE.exec(squeezeSpace(text)) ?? []
  const beforeFeature =
    change && last ? [{ features: within(recordsNamed('features', last)), words: change, isGone }] : []
  const [first = ''] = squeezeSpace(text).split(' ')
  const ofPartners = partnersIn(first)
    .flat()
    .map((partner) => ({ features: within(recordsNamed('features', partner)), words: text, isGone }))
  return [{ features, words: text, isGone }, ...behindFeature, ...beforeFeature, ...ofPartners]
}

/**
 * The variant that a text names, exactly: by its name in any notation, else by an alias, else by what the words mean, else
 * by HGVS or id. Never by a part of its name; a name that several genes have is asked back.
 * @param featureIds features of which it must be one; of any unless given
 */
export const variantNamed = (
  reading: McpReading,
  text: string,
  featureIds?: readonly number[],
): Promise<Naming> => readVariant(reading, text, { featureIds, isGone: false })

/** The variant that is named like {@link variantNamed}, but that was withdrawn or deprecated. */
export const withdrawnVariantNamed = (
  reading: McpReading,
  text: string,
  featureIds?: readonly number[],
): Promise<Naming> => readVariant(reading, text, { featureIds, isGone: true })

async function readVariant(
  reading: McpReading,
  text: string,
  { featureIds, isGone }: { featureIds: readonly number[] | undefined; isGone: boolean },
): Promise<Naming> {
  const ofFeatures = featureIds
    ? sql`select feature_of.id from features as feature_of where feature_of.id in (${sql.join([...featureIds])})`
    : null
  const recordOf = (row: VariantRow, how: WayOfNaming): NamedRecord => ({
    kind: 'VARIANT',
    id: row.id,
    name: row.name,
    gene: row.feature,
    how,
  })
  const ref = parseRef(text)
  if (ref?.kind === 'VARIANT') {
    const rows = await variantsWhere(reading, { features: null, isGone }, sql`variants.id = ${ref.id}`)
    return namingOf(rows.map((row) => recordOf(row, 'IDENTIFIER')))
  }
  const readings = readingsOf(text, ofFeatures, isGone)
  const steps: readonly [WayOfNaming, (of: WordsOf) => Promise<VariantRow[]>][] = [
    ['NAME', (of) => variantsWhere(reading, of, hasName(of))],
    ['ALIAS', (of) => variantsWhere(reading, of, hasAlias(of))],
    ['NAME', (of) => sameMeaning(reading, of)],
    ['IDENTIFIER', (of) => identified(reading, of)],
  ]
  for (const [how, find] of steps)
    for (const of of readings) {
      const found = await find(of)
      if (found.length > 0) return namingOf(found.map((row) => recordOf(row, how)))
    }
  return { outcome: 'NONE' }
}
