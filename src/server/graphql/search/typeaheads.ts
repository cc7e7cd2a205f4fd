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
      'Diseases that the text names as a whole (common name or code); then at most 10: those whose name contains the text or whose DOID begins with it, then those with an alias that contains it, short names first. Deprecated ones are excluded.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.diseaseTypeahead(scan, queryTerm),
  }),
  therapyTypeahead: t.field({
    type: [Therapy],
    description:
      'Therapies that the text names as a whole (common name or code); then at most 10: those whose name begins with the text or whose NCIt id contains it, then by part of the name, then of an alias, short names first. Deprecated ones are excluded.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.therapyTypeahead(scan, queryTerm),
  }),
  featureTypeahead: t.field({
    type: [Feature],
    description:
      'Features that the text names as a whole (common name, id in another database, both partners of a fusion); then at most 10: those whose name begins with the text, then those with an alias that does, short names first. Deprecated ones are included.',
    args: {
      ...queryTerm,
      featureType: t.arg({ type: FeatureInstanceTypes, description: 'Only features of this kind.' }),
    },
    resolve: (_root, { queryTerm, featureType }, { scan }) =>
      typeaheads.featureTypeahead(scan, queryTerm, featureType),
  }),
  variantsTypeahead: t.field({
    type: [Variant],
    description:
      'Variants that the text names as a whole (another notation, or a name of their feature before it); then at most 20 whose name or alias contains it, by id. Deprecated and withdrawn ones are excluded.',
    args: { ...queryTerm, featureId: t.arg.int({ description: 'Only variants of this feature.' }) },
    resolve: (_root, { queryTerm, featureId }, { scan }) =>
      typeaheads.variantsTypeahead(scan, queryTerm, featureId),
  }),
  cytogeneticRegionTypeahead: t.field({
    type: [CytogeneticRegion],
    description: 'Cytogenetic regions whose name begins with the text; at most 10, by name.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.cytogeneticRegionTypeahead(scan, queryTerm),
  }),
  phenotypeTypeahead: t.field({
    type: [Phenotype],
    description: 'Phenotypes whose name or HPO id contains the text; at most 10, by name.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.phenotypeTypeahead(scan, queryTerm),
  }),
  sourceTypeahead: t.field({
    type: [Source],
    description: 'Sources of the type with exactly this citation id. Deprecated ones are excluded.',
    args: {
      citationId: t.arg.string({ required: true, description: 'PubMed id, ASCO id or DOI (ASH).' }),
      sourceType: t.arg({
        type: SourceSource,
        required: true,
        description: 'Source type: PubMed, ASCO or ASH.',
      }),
    },
    resolve: (_root, { citationId, sourceType }, { scan }) =>
      typeaheads.sourceTypeahead(scan, citationId, sourceType),
  }),
  variantTypeTypeahead: t.field({
    type: [VariantType],
    description:
      'Sequence Ontology terms whose name contains the text or whose id begins with it; at most 10.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.variantTypeTypeahead(scan, queryTerm),
  }),
  userTypeahead: t.field({
    type: [User],
    description:
      'Users whose username or name begins with the text; at most 10, by username; none for blank text.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.userTypeahead(scan, queryTerm),
  }),
  entityTypeahead: t.field({
    type: [CommentTagSegment],
    description:
      'Records whose tag begins with the text, such as `E12`, `EID12` or `VG3`; at most 10, by id.',
    args: queryTerm,
    resolve: async (_root, { queryTerm }, { scan, load }) =>
      Promise.all((await recordsByTag(scan, queryTerm)).map((record) => recordTagSegment(load, record))),
  }),
  acmgCodesTypeahead: t.field({
    type: [AcmgCode],
    description: 'ACMG/AMP codes that begin with the text; at most 20.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.acmgCodesTypeahead(scan, queryTerm),
  }),
  clingenCodesTypeahead: t.field({
    type: [ClingenCode],
    description: 'ClinGen/CGC/VICC codes that begin with the text or whose description contains it.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.clingenCodesTypeahead(scan, queryTerm),
  }),
  nccnGuidelinesTypeahead: t.field({
    type: [NccnGuideline],
    description: 'NCCN guidelines whose name contains the text; at most 20, by name.',
    args: queryTerm,
    resolve: (_root, { queryTerm }, { scan }) => typeaheads.nccnGuidelinesTypeahead(scan, queryTerm),
  }),
}))
