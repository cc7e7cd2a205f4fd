import { evidenceSignificances, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { RecordSearchQuery } from '#app/graphql/generated/record-search.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { entities, entityKindOf, tagText } from '#app/entities/entities.ts'
import type { EntityKind } from '#app/entities/entities.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import type { RecentRecord } from '#app/entities/recent-records.ts'
import { readRecordTag } from '#app/entities/record-tags.ts'
import type { SearchTerms } from './search-terms.ts'

/** One line of the results: a record, evidence that is meant, or (without a kind) a table that lists more. */
export type SearchHit = {
  key: string
  kind: EntityKind | null
  name: string
  note: string
  href: string
  /** Accepted evidence items of a record, or the items that are offered. */
  count?: number
  /** The text is its name or another name of it. */
  isNamedSo?: boolean
}

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

type Answer = RecordSearchQuery['recordSearch']

/** The records found, in the order of the server: by kind of match, then by accepted evidence. */
function recordHits({ records }: Answer): SearchHit[] {
  return records.flatMap(({ id, kind: found, name, match, acceptedEvidenceCount }) => {
    const kind = entityKindOf(found)
    if (!kind) return []
    const noun = kind === 'feature' ? 'Gene or feature' : entities[kind].noun
    return [
      {
        key: `${kind}-${id}`,
        kind,
        name,
        note: match === 'SPELLING' ? `${noun}, similar spelling` : noun,
        href: entities[kind].href(id),
        count: acceptedEvidenceCount,
        isNamedSo: match === 'NAME' || match === 'OTHER_NAME',
      },
    ]
  })
}

/** The table of the evidence that the parts of a search mean together. */
function evidenceHit(offer: Answer['evidence'][number]): SearchHit {
  const { feature, variant, disease, therapy, significance, evidenceType, evidenceLevel, leftOut, count } =
    offer
  const parts = [
    (variant ?? feature)?.name,
    therapy?.name,
    disease?.name,
    significance && evidenceSignificances.label(significance),
    evidenceType && evidenceTypes.label(evidenceType),
    evidenceLevel && `Level ${evidenceLevel}`,
  ].filter((part) => typeof part === 'string')
  return {
    key: `evidence of ${parts.join()}`,
    kind: 'evidenceItem',
    name: `Evidence: ${parts.join(' · ')}`,
    note: leftOut.length > 0 ? `Table, not narrowed to ${leftOut.join(', ')}` : 'Table',
    href: evidenceHref({
      ...(variant ? { variantId: variant.id } : feature ? { featureId: feature.id } : {}),
      ...(disease && { diseaseId: disease.id }),
      ...(therapy && { therapyId: therapy.id }),
      ...(significance && { significance }),
      ...(evidenceType && { evidenceType }),
      ...(evidenceLevel && { evidenceLevel }),
    }),
    count,
  }
}

const termsIn = ({ feature, variant, ...others }: Answer['evidence'][number]): number =>
  [
    variant ?? feature,
    others.disease,
    others.therapy,
    others.significance ?? others.evidenceType ?? others.evidenceLevel,
  ].filter((part) => part !== null).length

/**
 * Search hits: the evidence first where several terms mean it together, else behind the record that has it.
 */
export function foundHits(answer: Answer): SearchHit[] {
  const records = recordHits(answer)
  const together = answer.evidence.filter((offer) => termsIn(offer) > 1).map(evidenceHit)
  const ofOne = answer.evidence.filter((offer) => termsIn(offer) === 1).map(evidenceHit)
  return [...together, ...records.slice(0, 1), ...ofOne, ...records.slice(1)]
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
