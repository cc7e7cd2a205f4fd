import { recordSearchKinds, searchMatches } from '#domain/vocabularies/search.ts'
import type { EvidenceOffer, FilterRecord } from '#server/knowledge/search/fuzzy/evidence-offers.ts'
import type { RecordHit } from '#server/knowledge/search/fuzzy/hit.ts'
import { searchRecords } from '#server/knowledge/search/fuzzy/record-search.ts'
import type { SearchAnswer } from '#server/knowledge/search/fuzzy/record-search.ts'
import { builder } from '../schema/builder.ts'
import { enumOf, EvidenceSignificance, EvidenceType } from '../schema/enums.ts'

const RecordSearchKind = enumOf(recordSearchKinds)
const SearchMatch = enumOf(searchMatches)

const FoundRecord = builder.objectRef<RecordHit>('FoundRecord').implement({
  description: 'A record that a record search found.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the record, unique among records of its kind.' }),
    kind: t.expose('kind', { type: RecordSearchKind, description: 'The kind of record.' }),
    name: t.exposeString('name', {
      description: 'Name of the record; of a variant with its feature: `BRAF V600E`.',
    }),
    match: t.expose('match', { type: SearchMatch, description: 'Kind of match.' }),
    acceptedEvidenceCount: t.exposeInt('acceptedEvidenceCount', {
      description: 'Accepted evidence items; 0 for kinds that have none.',
    }),
  }),
})

const EvidenceFilterRecord = builder.objectRef<FilterRecord>('EvidenceFilterRecord').implement({
  description: 'A record by which evidence is filtered.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the record, unique among records of its kind.' }),
    name: t.exposeString('name', { description: 'Name of the record.' }),
  }),
})

const filterRecord = (name: 'feature' | 'variant' | 'disease' | 'therapy') => ({
  type: EvidenceFilterRecord,
  nullable: true as const,
  description: `Of this ${name}; null: of any.`,
  resolve: (offer: EvidenceOffer) => offer[name] ?? null,
})

const FoundEvidence = builder.objectRef<EvidenceOffer>('FoundEvidence').implement({
  description: 'Evidence that a search means, by the filters of `evidenceItems`.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'Accepted and submitted evidence items, of subtypes of the disease, too.',
    }),
    feature: t.field(filterRecord('feature')),
    variant: t.field(filterRecord('variant')),
    disease: t.field(filterRecord('disease')),
    therapy: t.field(filterRecord('therapy')),
    significance: t.field({
      type: EvidenceSignificance,
      nullable: true,
      description: 'With this significance; null: with any.',
      resolve: ({ claim }) => claim?.significance ?? null,
    }),
    evidenceType: t.field({
      type: EvidenceType,
      nullable: true,
      description: 'Of this type; null: of any.',
      resolve: ({ claim }) => claim?.evidenceType ?? null,
    }),
  }),
})

const RecordSearchResult = builder.objectRef<SearchAnswer>('RecordSearchResult').implement({
  description: 'Records and evidence that a search means.',
  fields: (t) => ({
    records: t.field({
      type: [FoundRecord],
      description: 'At most twelve records: by kind of match, then by accepted evidence.',
      resolve: ({ records }) => records,
    }),
    evidence: t.field({
      type: [FoundEvidence],
      description: 'Evidence for all that the search names; where there is none, for all but one of it.',
      resolve: ({ evidence }) => evidence,
    }),
  }),
})

builder.queryField('recordSearch', (t) =>
  t.field({
    type: RecordSearchResult,
    description:
      'Records by names, common names, beginnings of words from two letters, HGVS descriptions with or without their ' +
      'reference sequence, places of the genome and identifiers; one wrong letter in words of five or more is forgiven. ' +
      'Several terms (`BRAF V600E melanoma`, `vemurafenib resistance`) also give the evidence that they mean together.',
    args: { text: t.arg.string({ required: true, description: 'Text to look for.' }) },
    resolve: (_root, { text }, { scan }) => searchRecords(scan, text),
  }),
)
