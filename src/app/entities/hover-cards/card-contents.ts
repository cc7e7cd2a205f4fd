import type { TypedDocumentNode } from '@apollo/client'
import { evidenceLevelDescriptions, evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { tierLabel } from '#app/entities/evidence/tier-label.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { client } from '#app/apollo/client.ts'
import {
  AssertionCardDocument,
  DiseaseCardDocument,
  EvidenceCardDocument,
  FeatureCardDocument,
  PhenotypeCardDocument,
  ProfileCardDocument,
  SourceCardOfDocument,
  TherapyCardDocument,
  VariantCardDocument,
  VariantGroupCardDocument,
} from '#app/graphql/generated/hover-cards.ts'
import { countOf, formatNumber } from '../evidence/counts.ts'
import type { EntityKind } from '../entities.ts'

/** Content of a record's card: its name, short lines, and the beginning of its text. */
export type CardContent = { title: string; lines: string[]; text?: string | null }

type ContentOf = (id: number) => Promise<CardContent | null>

/** Fetches the record that a query has under the name `field` and describes it; null when it is gone. */
function card<Data, Field extends keyof Data>(
  query: TypedDocumentNode<Data, { id: number }>,
  field: Field,
  describe: (record: NonNullable<Data[Field]>) => CardContent,
): ContentOf {
  return async (id) => {
    const { data } = await client.query({ query, variables: { id } })
    const record = data?.[field]
    return record ? describe(record) : null
  }
}

type Counted = { evidenceItemCount: number; assertionCount: number }
const countLine = ({ evidenceItemCount, assertionCount }: Counted) =>
  `${countOf(evidenceItemCount, 'evidence item', 'evidence items')}, ${countOf(assertionCount, 'assertion', 'assertions')}`
const aliasLine = (aliases: readonly string[]) =>
  aliases.length > 0 ? `Also ${aliases.slice(0, 5).join(', ')}${aliases.length > 5 ? ' …' : ''}` : ''
type Profile = {
  molecularProfileScore: number
  evidenceCountsByStatus: { acceptedCount: number; submittedCount: number }
}
const profileLine = ({ molecularProfileScore, evidenceCountsByStatus: counts }: Profile) =>
  `Score ${formatNumber(molecularProfileScore)}; ${counts.acceptedCount} accepted and ${counts.submittedCount} submitted evidence items`

const ofFeature = card(FeatureCardDocument, 'feature', (feature) => {
  const lines = [
    feature.fullName ?? '',
    `${countOf(feature.stats.variantCount, 'variant', 'variants')}, ${countLine(feature.stats)}`,
    aliasLine(feature.featureAliases),
  ]
  return { title: feature.name, lines, text: feature.description }
})

const contents: Partial<Record<EntityKind, ContentOf>> = {
  gene: ofFeature,
  feature: ofFeature,
  variant: card(VariantCardDocument, 'variant', (variant) => ({
    title: `${variant.feature.name} ${variant.name}`,
    lines: [
      variant.variantTypes.map(({ name }) => name.replaceAll('_', ' ')).join(', '),
      profileLine(variant.singleVariantMolecularProfile),
      aliasLine(variant.variantAliases),
    ],
  })),
  molecularProfile: card(ProfileCardDocument, 'molecularProfile', (profile) => ({
    title: profile.name,
    lines: [profileLine(profile)],
    text: profile.description,
  })),
  evidenceItem: card(EvidenceCardDocument, 'evidenceItem', (item) => ({
    title: `EID${item.id}: ${item.claimTitle}`,
    lines: [
      item.retracted ? 'The source was retracted.' : '',
      `${evidenceStatuses.label(item.status)}; level ${item.evidenceLevel}, ${evidenceLevelDescriptions[item.evidenceLevel].toLowerCase()}; ${item.evidenceRating ? `rated ${item.evidenceRating} of 5` : 'not rated'}`,
    ],
    text: item.description,
  })),
  assertion: card(AssertionCardDocument, 'assertion', (assertion) => ({
    title: `AID${assertion.id}: ${assertion.claimTitle}`,
    lines: [
      `${evidenceStatuses.label(assertion.status)}; ${countOf(assertion.evidenceItemsCount, 'evidence item', 'evidence items')}${assertion.ampLevel ? `; ${tierLabel(assertion.ampLevel)}` : ''}`,
    ],
    text: assertion.summary,
  })),
  variantGroup: card(VariantGroupCardDocument, 'variantGroup', (group) => ({
    title: group.name,
    lines: [countOf(group.variants.totalCount, 'variant', 'variants')],
    text: group.description,
  })),
  source: card(SourceCardOfDocument, 'sourcePopover', (source) => {
    const kind = sourceSources.label(source.sourceType)
    return {
      title: source.citation ?? `${kind} ${source.citationId}`,
      lines: [
        source.isRetracted ? 'Retracted' : (source.retractionNature ?? ''),
        source.title ?? '',
        [source.journal, `${kind} ${source.citationId}`].filter(Boolean).join(', '),
        countOf(source.evidenceItemCount, 'evidence item', 'evidence items'),
      ],
    }
  }),
  disease: card(DiseaseCardDocument, 'diseasePopover', (disease) => ({
    title: disease.name,
    lines: [
      disease.doid ? `DOID:${disease.doid}` : '',
      countLine(disease),
      aliasLine(disease.diseaseAliases),
    ],
  })),
  therapy: card(TherapyCardDocument, 'therapyPopover', (therapy) => ({
    title: therapy.name,
    lines: [therapy.ncitId ?? '', countLine(therapy), aliasLine(therapy.therapyAliases)],
  })),
  phenotype: card(PhenotypeCardDocument, 'phenotypePopover', (phenotype) => ({
    title: phenotype.name,
    lines: [phenotype.hpoId, countLine(phenotype)],
  })),
}

/** Content of this record's card; null for kinds that have none and for records that are gone. */
export async function cardContent(kind: EntityKind, id: number): Promise<CardContent | null> {
  return (await contents[kind]?.(id)) ?? null
}
