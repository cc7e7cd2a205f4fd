import * as typeaheads from '#server/knowledge/search/typeaheads.ts'
import { recordsByTag } from '#server/knowledge/search/tagged-records.ts'
import { builder } from '../schema/builder.ts'
import { CytogeneticRegion } from '../records/cytogenetic-regions.ts'
import { FeatureInstanceTypes, SourceSource } from '../schema/enums.ts'
import { CommentTagSegment, recordTagSegment } from '../text/markup.ts'
import {
  AcmgCode,
  ClingenCode,
  Disease,
  Feature,
  NccnGuideline,
  Phenotype,
  Source,
  Therapy,
  User,
  Variant,
  VariantType,
} from '../schema/refs.ts'

const TYPED = 'Text typed so far.'
const queryTerm = builder.args((t) => ({ queryTerm: t.string({ required: true, description: TYPED }) }))

builder.queryFields((t) => ({
  diseaseTypeahead: t.field({
    type: [Disease],
    description:
      'Live diseases, at most 10, short names first: part of the name or beginning of the DOID, then part of an alias.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.diseaseTypeahead(scan, queryTerm),
  }),
  therapyTypeahead: t.field({
    type: [Therapy],
    description:
      'Live therapies, at most 10, short names first: beginning of the name or part of the NCIt id, then part of the name, then of an alias.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.therapyTypeahead(scan, queryTerm),
  }),
  featureTypeahead: t.field({
    type: [Feature],
    description:
      'Features, deprecated ones too, at most 10, short names first: beginning of the name, then of an alias.',
    args: {
      ...queryTerm,
      featureType: t.arg({ type: FeatureInstanceTypes, description: 'Only features of this kind.' }),
    },
    resolve: (_root, { queryTerm, featureType }, { scan }) =>
      typeaheads.featureTypeahead(scan, queryTerm, featureType),
  }),
  variantsTypeahead: t.field({
    type: [Variant],
    description: 'Live variants, at most 20, by id: part of the name or of an alias.',
    args: { ...queryTerm, featureId: t.arg.int({ description: 'Only variants of this feature.' }) },
    resolve: (_root, { queryTerm, featureId }, { scan }) =>
      typeaheads.variantsTypeahead(scan, queryTerm, featureId),
  }),
  cytogeneticRegionTypeahead: t.field({
    type: [CytogeneticRegion],
    description: 'Cytogenetic regions, at most 10, by name: its beginning.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.cytogeneticRegionTypeahead(scan, queryTerm),
  }),
  phenotypeTypeahead: t.field({
    type: [Phenotype],
    description: 'Phenotypes, at most 10, by name: part of the name or of the HPO id.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.phenotypeTypeahead(scan, queryTerm),
  }),
  sourceTypeahead: t.field({
    type: [Source],
    description: 'Live sources of the type with exactly this citation id.',
    args: {
      citationId: t.arg.string({ required: true, description: 'PubMed id, ASCO id or DOI.' }),
      sourceType: t.arg({ type: SourceSource, required: true, description: 'Service of the id.' }),
    },
    resolve: (_root, { citationId, sourceType }, { scan }) =>
      typeaheads.sourceTypeahead(scan, citationId, sourceType),
  }),
  variantTypeTypeahead: t.field({
    type: [VariantType],
    description: 'Sequence Ontology terms, at most 10: part of the name, or the beginning of the id.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.variantTypeTypeahead(scan, queryTerm),
  }),
  userTypeahead: t.field({
    type: [User],
    description: 'People, at most 10, by username: beginning of the username or name; nobody for blank text.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.userTypeahead(scan, queryTerm),
  }),
  entityTypeahead: t.field({
    type: [CommentTagSegment],
    description: 'Records whose tag begins so, at most 10, by id: `E12`, `EID12`, `VG3`.',
    args: queryTerm,
    resolve: async (_root, { queryTerm }, { scan, load }) =>
      Promise.all((await recordsByTag(scan, queryTerm)).map((record) => recordTagSegment(load, record))),
  }),
  acmgCodesTypeahead: t.field({
    type: [AcmgCode],
    description: 'ACMG codes, at most 20: beginning of the code.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.acmgCodesTypeahead(scan, queryTerm),
  }),
  clingenCodesTypeahead: t.field({
    type: [ClingenCode],
    description: 'ClinGen codes: beginning of the code or part of the description.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.clingenCodesTypeahead(scan, queryTerm),
  }),
  nccnGuidelinesTypeahead: t.field({
    type: [NccnGuideline],
    description: 'NCCN guidelines, at most 20, by name: part of it.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.nccnGuidelinesTypeahead(scan, queryTerm),
  }),
}))
