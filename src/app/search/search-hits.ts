import type { SearchableEntity } from '#domain/vocabularies/records.ts'
import type { RecordSearchQuery } from '#app/graphql/generated/record-search.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { entities, tagText } from '#app/entities/entities.ts'
import type { EntityKind } from '#app/entities/entities.ts'
import type { RecentRecord } from '#app/entities/recent-records.ts'
import { readRecordTag } from '#app/entities/record-tags.ts'
import type { SearchTerms } from './search-terms.ts'

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

const kinds: Record<SearchableEntity, EntityKind | null> = {
  FEATURE: 'feature',
  VARIANT: 'variant',
  MOLECULAR_PROFILE: 'molecularProfile',
  EVIDENCE_ITEM: 'evidenceItem',
  ASSERTION: 'assertion',
  VARIANT_GROUP: 'variantGroup',
  DISEASE: 'disease',
  THERAPY: 'therapy',
  REVISION: null,
}

/** The records found, in the order of the server, which puts what is called exactly so first. */
export function recordHits(result: RecordSearchQuery): SearchHit[] {
  const records = result.search.flatMap(({ id, name, resultType, matchingText }) => {
    const kind = kinds[resultType]
    if (!kind) return []
    return [
      {
        key: `${kind}-${id}`,
        kind,
        // The server sets a variant's feature before it with a dash.
        name: resultType === 'VARIANT' ? name.replace(' - ', ' ') : name,
        note: noteOf(kind, matchingText),
        href: entities[kind].href(id),
      },
    ]
  })
  const sources = (result.sources?.nodes ?? []).map((source) => ({
    key: `source-${source.id}`,
    kind: 'source' as const,
    name: source.citation ?? source.name,
    note: 'Source',
    href: entities.source.href(source.id),
  }))
  return [...sources, ...variantsFirst(records)]
}

/** A variant comes before the profile of it alone, which is called the same. */
function variantsFirst(hits: readonly SearchHit[]): SearchHit[] {
  const firstOf = new Map<string, number>()
  hits.forEach(({ name }, index) => {
    if (!firstOf.has(name)) firstOf.set(name, index)
  })
  const rank = ({ name, kind }: SearchHit) => [firstOf.get(name) ?? 0, kind === 'variant' ? 0 : 1] as const
  return hits.toSorted((left, right) => {
    const [leftPlace, leftKind] = rank(left)
    const [rightPlace, rightKind] = rank(right)
    return leftPlace - rightPlace || leftKind - rightKind
  })
}

/** The records opened last, which the search offers before anything is typed. */
export function recentHits(recent: readonly RecentRecord[]): SearchHit[] {
  return recent.map(({ kind, id, name }) => ({
    key: `recent-${kind}-${id}`,
    kind,
    name,
    note: entities[kind].noun,
    href: entities[kind].href(id),
  }))
}

/** What kind of record was found and, when it is not its name, what of it holds the text. */
function noteOf(kind: EntityKind, matchingText: string): string {
  const noun = kind === 'feature' ? 'Gene or feature' : entities[kind].noun
  const parts = matchingText.split('<br/>').map(plainText)
  const byName = parts.some((part) => /^(Name|Id|Feature): /.test(part))
  const [other] = parts
  return byName || !other ? noun : `${noun}, ${other}`
}

const entitiesOfHtml: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The server escapes what it found for HTML. */
function plainText(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entitiesOfHtml[entity] ?? entity)
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
