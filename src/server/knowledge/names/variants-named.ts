import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { namedVariantsIn, partnersIn } from '#domain/search/named-variant.ts'
import type { NamedVariant } from '#domain/search/named-variant.ts'
import { changeNotations, variantSpellings } from '#domain/search/variant-spellings.ts'
import { foldText } from '#domain/text/names.ts'
import { hgvsChange } from '#server/storage/hgvs-change.ts'
import { startsWith } from '../conditions.ts'
import { featuresNamed, fusionNames, fusionsNamed, partnersNamed } from './features-named.ts'
import { allOf, listed, withAliases, withNames } from './name-sql.ts'
import type { Ids } from './name-sql.ts'

const ofFeatures = (features: Ids, condition: RawBuilder<unknown>): Ids =>
  sql`select owned.id from variants as owned where owned.feature_id in (${features}) and (${condition})`

/** Variants with one of the folded spellings as their name or an alias. */
export const variantsSpelled = (spellings: readonly string[]): Ids =>
  allOf([...withNames('variants', spellings), withAliases('variant', spellings)])

/** Variants by HGVS description, with or without its reference sequence, or by id of the allele registry. */
export function variantsByIdentifier(text: string): Ids[] {
  const folded = foldText(text)
  if (/^ca\d+$/.test(folded))
    return [sql`select id from variants where allele_registry_id = ${folded.toUpperCase()}`]
  const described = (condition: RawBuilder<unknown>): Ids => sql`
    select link.variant_id as id from hgvs_descriptions as description
    join variant_hgvs_descriptions as link on link.hgvs_description_id = description.id where ${condition}`
  if (/^[^\s:]+:[cgmnp]\./.test(folded)) return [described(sql`description.name_folded = ${folded}`)]
  if (!folded.startsWith('c.')) return []
  const [change = folded] = changeNotations(text)
  return [described(sql`${sql.raw(hgvsChange('description.name_folded'))} = ${change}`)]
}

/** Variants of the feature of which the name begins with the words, or is them in another spelling. */
function ofFeature({ feature, variant }: NamedVariant): Ids[] {
  const spellings = variantSpellings(variant)
  const isCalledSo = sql`${startsWith('owned.name_folded', variant)}
    or owned.name_folded in ${listed(spellings)} or owned.id in (${withAliases('variant', spellings)})`
  const changes = changeNotations(variant)
  const partners = changes.length === 0 ? [] : partnersNamed(feature)
  return [
    ofFeatures(featuresNamed(feature), isCalledSo),
    ...variantsByIdentifier(variant).map((ids) =>
      ofFeatures(featuresNamed(feature), sql`owned.id in (${ids})`),
    ),
    ...(partners.length === 0
      ? []
      : [ofFeatures(allOf(partners), sql`owned.name_folded in ${listed(changes)}`)]),
    ...partnersIn(feature).map(
      (pair): Ids => sql`
      select fused.id from variants as fused
      where fused.name_folded in (select fusion.name || ' ' || ${foldText(variant)} from (${fusionNames(pair)}) as fusion)`,
    ),
  ]
}

/** Spellings that what contains the text does not have. */
const furtherSpellings = (text: string): string[] => {
  const folded = foldText(text)
  return variantSpellings(text).filter((spelling) => !spelling.includes(folded))
}

/**
 * Variants by name or alias in another notation (`p.Val600Glu`, `amplified`), behind a name of their feature (`HER2
 * amplification`, `BCR-ABL T315I`), as a fusion by both partners in any order, and by HGVS or id.
 */
export function variantsByFacts(text: string): Ids[] {
  const spellings = furtherSpellings(text)
  return [
    ...(spellings.length === 0 ? [] : [variantsSpelled(spellings)]),
    ...namedVariantsIn(text).flatMap(ofFeature),
    ...partnersIn(text).map(
      (pair): Ids =>
        sql`select fused.id from variants as fused where fused.name_folded in (${fusionNames(pair)})`,
    ),
    ...fusionsNamed(text).map(
      (fusions): Ids => sql`select owned.id from variants as owned where owned.feature_id in (${fusions})`,
    ),
    ...variantsByIdentifier(text),
  ]
}

/** Variants that the text names in any way, deprecated ones too. */
const variantsNamed = (text: string): Ids =>
  allOf([variantsSpelled([foldText(text)]), ...variantsByFacts(text)])

const profilesWith = (variants: RawBuilder<unknown>): Ids =>
  sql`select held.molecular_profile_id as id from molecular_profile_variants as held where held.variant_id in (${variants})`

/** Molecular profiles with a variant, or a variant of a feature, that the text names. */
export const profilesByFacts = (text: string): Ids[] => [
  profilesWith(variantsNamed(text)),
  profilesWith(
    sql`select owned.id from variants as owned where owned.feature_id in (${featuresNamed(text)})`,
  ),
]
