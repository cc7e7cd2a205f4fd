import { sql } from 'kysely'
import { featureDeprecationReasons, featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { commentedOn, doneBy, openRevisions } from '../nested.ts'
import { column, exists, integer, truth, wordOf } from '../scalars.ts'
import { aliases, text } from '../text.ts'

const id = (row: string) => sql.ref(`${row}.id`)

/** A column of the gene on one side of a fusion. */
const partner = (side: 'five_prime' | 'three_prime', name: string) => (row: string) =>
  sql`(select ${sql.ref(name)} from fusions as fusion
    join genes as gene on gene.feature_id = fusion.${sql.ref(`${side}_gene_id`)}
    join features as partner on partner.id = gene.feature_id
    where fusion.feature_id = ${id(row)})`

const symbol = (name: string) => (row: string) =>
  sql`(case when ${sql.ref(`${row}.kind`)} = 'GENE' then ${sql.ref(`${row}.${name}`)} end)`

export const feature: SearchedEntity = {
  plural: 'features',
  table: 'features',
  unlessFiltered: { field: 'isDeprecated', condition: isVisible },
  fields: {
    id: field('Id of the feature.', integer(column('id'))),
    alias: field('One of its aliases.', aliases('feature')),
    description: field('Description.', text(column('description'))),
    featureInstanceType: field('Kind of feature.', wordOf(featureInstanceTypes, 'kind')),
    entrezId: field(
      'Entrez id of a gene.',
      integer((row) => sql`(select gene.entrez_id from genes as gene where gene.feature_id = ${id(row)})`),
    ),
    entrezSymbol: field('Symbol of a gene.', text(symbol('name'), symbol('name_folded'))),
    ncitId: field(
      'NCI Thesaurus id of a factor.',
      text((row) => sql`(select factor.ncit_id from factors as factor where factor.feature_id = ${id(row)})`),
    ),
    fivePrimePartnerEntrezId: field(
      "Entrez id of the gene on the 5' side of a fusion.",
      integer(partner('five_prime', 'gene.entrez_id')),
    ),
    fivePrimePartnerEntrezSymbol: field(
      "Symbol of the gene on the 5' side of a fusion.",
      text(partner('five_prime', 'partner.name'), partner('five_prime', 'partner.name_folded')),
    ),
    threePrimePartnerEntrezId: field(
      "Entrez id of the gene on the 3' side of a fusion.",
      integer(partner('three_prime', 'gene.entrez_id')),
    ),
    threePrimePartnerEntrezSymbol: field(
      "Symbol of the gene on the 3' side of a fusion.",
      text(partner('three_prime', 'partner.name'), partner('three_prime', 'partner.name_folded')),
    ),
    hasAssertion: field(
      'True if there is an assertion on a molecular profile with one of its variants.',
      exists(
        (row) => sql`select 1 from variants as variant
          join molecular_profile_variants as member on member.variant_id = variant.id
          join assertions as assertion on assertion.molecular_profile_id = member.molecular_profile_id
          where variant.feature_id = ${id(row)}`,
      ),
    ),
    isFlagged: field('True if it has an open flag.', truth(column('flagged'))),
    isDeprecated: field(
      'True for deprecated records; without this condition only records that are neither deprecated nor withdrawn are found.',
      truth(column('deprecated')),
    ),
    deprecationReason: field(
      'Reason for the deprecation.',
      wordOf(featureDeprecationReasons, 'deprecation_reason'),
    ),
    openRevisionCount: field('Number of pending revisions.', openRevisions('FEATURE')),
    comment: field('A comment on it.', commentedOn('FEATURE')),
    creatingUser: field('User who created it.', doneBy('FEATURE', 'FEATURE_CREATED')),
    deprecatingUser: field('User who deprecated it.', doneBy('FEATURE', 'DEPRECATED_FEATURE')),
  },
}
