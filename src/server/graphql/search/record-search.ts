import { recordSearchKinds, searchMatches } from '#domain/vocabularies/search.ts'
import type { EvidenceOffer, FilterRecord } from '#server/knowledge/search/fuzzy/evidence-offers.ts'
import type { RecordHit } from '#server/knowledge/search/fuzzy/hit.ts'
import { searchRecords } from '#server/knowledge/search/fuzzy/record-search.ts'
import type { SearchAnswer } from '#server/knowledge/search/fuzzy/record-search.ts'
import { builder } from '../schema/builder.ts'
import { enumOf, EvidenceLevel, EvidenceSignificance, EvidenceType } from '../schema/enums.ts'

const RecordSearchKind = enumOf(recordSearchKinds)
const SearchMatch = enumOf(searchMatches)

const FoundRecord = builder.objectRef<RecordHit>('FoundRecord').implement({
  description: 'A record found by a record search.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the record, unique among records of its kind.' }),
    kind: t.expose('kind', { type: RecordSearchKind, description: 'The kind of record.' }),
    name: t.exposeString('name', {
      description: 'Name of the record; for a variant with its feature: `BRAF V600E`.',
    }),
    match: t.expose('match', { type: SearchMatch, description: 'Kind of match.' }),
    acceptedEvidenceCount: t.exposeInt('acceptedEvidenceCount', {
      description: 'Number of accepted evidence items; 0 for kinds without evidence.',
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
  description: `The ${name} to filter by; null for any.`,
  resolve: (offer: EvidenceOffer) => offer[name] ?? null,
})

const FoundEvidence = builder.objectRef<EvidenceOffer>('FoundEvidence').implement({
  description: 'Evidence that a search refers to, as filters of `evidenceItems`.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description:
        'Number of accepted and submitted evidence items, including those of subtypes of the disease.',
    }),
    feature: t.field(filterRecord('feature')),
    variant: t.field(filterRecord('variant')),
    disease: t.field(filterRecord('disease')),
    therapy: t.field(filterRecord('therapy')),
    significance: t.field({
      type: EvidenceSignificance,
      nullable: true,
      description: 'Significance to filter by; null for any.',
      resolve: ({ claim }) => claim?.significance ?? null,
    }),
    evidenceType: t.field({
      type: EvidenceType,
      nullable: true,
      description: 'Evidence type to filter by; null for any.',
      resolve: ({ claim }) => claim?.evidenceType ?? null,
    }),
    evidenceLevel: t.field({
      type: EvidenceLevel,
      nullable: true,
      description: 'Evidence level to filter by; null for any.',
      resolve: ({ claim }) => claim?.evidenceLevel ?? null,
    }),
    leftOut: t.stringList({
      description: 'Names of records and words of claims in the text that this evidence is not filtered by.',
      resolve: ({ leftOut }) => [...(leftOut ?? [])],
    }),
  }),
})

const RecordSearchResult = builder.objectRef<SearchAnswer>('RecordSearchResult').implement({
  description: 'Records and evidence that a search refers to.',
  fields: (t) => ({
    records: t.field({
      type: [FoundRecord],
      description: 'At most twelve records, by kind of match, then by accepted evidence.',
      resolve: ({ records }) => records,
    }),
    evidence: t.field({
      type: [FoundEvidence],
      description: 'Evidence for all terms of the search; if there is none, for all terms but one.',
      resolve: ({ evidence }) => evidence,
    }),
    unusedWords: t.exposeStringList('unusedWords', {
      description: 'Parts of the text by which no record was found, as written.',
    }),
  }),
})

builder.queryField('recordSearch', (t) =>
  t.field({
    type: RecordSearchResult,
    description:
      'Records by names, common names, beginnings of words (two letters or more), HGVS descriptions with or without their ' +
      'reference sequence, genomic coordinates and identifiers of other databases (ClinVar, ClinGen, dbSNP, Entrez, HGNC, Ensembl, DOID, NCIt, HPO, PubMed, ClinicalTrials.gov); one wrong letter in words of five or more is tolerated. ' +
      'Several terms (`BRAF V600E melanoma`, `vemurafenib resistance`, `EGFR level A`) also give the evidence for their combination.',
    args: { text: t.arg.string({ required: true, description: 'Text to search for.' }) },
    resolve: (_root, { text }, { scan }) => searchRecords(scan, text),
  }),
)
