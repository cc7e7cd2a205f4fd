import type { RecordSearchQuery } from '#app/graphql/generated/record-search.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { entities, tagText } from '#app/records/entities.ts'
import type { EntityKind } from '#app/records/entities.ts'
import { readRecordTag } from '#app/records/record-tags.ts'
import type { SearchTerms } from './search-terms.ts'
import { countOf } from '#app/records/counts.ts'

/** One line of the results: a record, or a table that lists more. */
export type SearchHit = { key: string; kind: EntityKind | null; name: string; note: string; href: string }

/** The record a tag names, which needs no search. */
export function tagHit(text: string): SearchHit | null {
  const tag = readRecordTag(text)
  if (!tag) return null
  const { noun, href } = entities[tag.kind]
  return {
    key: `tag-${tag.kind}-${tag.id}`,
    kind: tag.kind,
    name: tagText(tag.kind, tag.id),
    note: `Open this ${noun.toLowerCase()}`,
    href: href(tag.id),
  }
}

/** The records found, the kinds in the order in which people ask for them; an exact name comes first in its kind. */
export function recordHits(result: RecordSearchQuery, text: string): SearchHit[] {
  const hit = (kind: EntityKind, record: { id: number; name: string }, note: string): SearchHit => ({
    key: `${kind}-${record.id}`,
    kind,
    name: record.name,
    note,
    href: entities[kind].href(record.id),
  })
  const exactFirst = (left: { name: string }, right: { name: string }) =>
    Number(isSame(right.name, text)) - Number(isSame(left.name, text))
  return [
    ...[...result.browseFeatures.nodes]
      .sort(exactFirst)
      .map((feature) =>
        hit(
          feature.featureInstanceType === 'GENE' ? 'gene' : 'feature',
          feature,
          countOf(feature.variantCount, 'variant', 'variants'),
        ),
      ),
    ...[...result.browseVariants.nodes]
      .sort(exactFirst)
      .map((variant) => ({ ...variant, name: `${variant.featureName} ${variant.name}` }))
      .sort(exactFirst)
      .map((variant) => hit('variant', variant, 'Variant')),
    ...[...result.diseases.nodes].sort(exactFirst).map((disease) => hit('disease', disease, 'Disease')),
    ...[...result.therapies.nodes].sort(exactFirst).map((therapy) => hit('therapy', therapy, 'Therapy')),
  ]
}

/** The tables that list all that the text may mean. */
export function tableHits({ text, variantName, variantFeatureName }: SearchTerms): SearchHit[] {
  const list = (name: string, href: string): SearchHit => ({
    key: name,
    kind: null,
    name,
    note: 'Table',
    href,
  })
  return [
    list(
      `All variants named like “${text}”`,
      hrefWith(paths.variants.href(), {
        variantName,
        ...(variantFeatureName ? { featureName: variantFeatureName } : {}),
      }),
    ),
    list(`All evidence that mentions “${text}”`, hrefWith(paths.evidence.href(), { description: text })),
  ]
}

function isSame(name: string, text: string): boolean {
  return name.toLowerCase() === text.toLowerCase()
}
