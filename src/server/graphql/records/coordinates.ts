import { Direction, ExonCoordinateType, ReferenceBuild, VariantCoordinateType } from '../schema/enums.ts'
import { EventSubject, ExonCoordinate, VariantCoordinate, WithRevisions } from '../schema/refs.ts'

VariantCoordinate.implement({
  description: 'Coordinates of a variant or of one side of a fusion; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) => ({
    coordinateType: t.expose('coordinate_type', {
      type: VariantCoordinateType,
      description: "Type of coordinates: of a gene variant, or of the 5' or 3' side of a fusion.",
    }),
    referenceBuild: t.expose('reference_build', {
      type: ReferenceBuild,
      nullable: true,
      description: 'Reference build of the positions.',
    }),
    ensemblVersion: t.exposeInt('ensembl_version', {
      nullable: true,
      description: 'Ensembl version of the transcript.',
    }),
    chromosome: t.exposeString('chromosome', {
      nullable: true,
      description: 'The chromosome, such as 7 or X.',
    }),
    start: t.exposeInt('start', { nullable: true, description: 'Start position.' }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Stop position.' }),
    referenceBases: t.exposeString('reference_bases', {
      nullable: true,
      description: 'Reference bases, which the variant replaces.',
    }),
    variantBases: t.exposeString('variant_bases', {
      nullable: true,
      description: 'Variant bases.',
    }),
    representativeTranscript: t.exposeString('representative_transcript', {
      nullable: true,
      description: 'Ensembl transcript on which the variant is described, with its version.',
    }),
  }),
})

ExonCoordinate.implement({
  description: 'First or last exon of one side of a fusion; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) => ({
    coordinateType: t.expose('coordinate_type', {
      type: ExonCoordinateType,
      description:
        "Position of the exon in the fusion: first (start) or last (end) exon of the 5' or 3' side.",
    }),
    exon: t.exposeInt('exon', { nullable: true, description: 'Number of the exon in its transcript.' }),
    exonOffset: t.exposeInt('exon_offset', {
      nullable: true,
      description: 'Bases between the exon boundary and the breakpoint.',
    }),
    exonOffsetDirection: t.expose('exon_offset_direction', {
      type: Direction,
      nullable: true,
      description: 'Direction of the offset from the exon boundary.',
    }),
    strand: t.expose('strand', { type: Direction, nullable: true, description: 'Strand of the gene.' }),
    referenceBuild: t.expose('reference_build', {
      type: ReferenceBuild,
      nullable: true,
      description: 'Reference build of the positions.',
    }),
    ensemblVersion: t.exposeInt('ensembl_version', {
      nullable: true,
      description: 'Ensembl version of the transcript.',
    }),
    ensemblId: t.exposeString('ensembl_id', { nullable: true, description: 'Ensembl id of the exon.' }),
    chromosome: t.exposeString('chromosome', {
      nullable: true,
      description: 'The chromosome, such as 7 or X.',
    }),
    start: t.exposeInt('start', { nullable: true, description: 'Start position.' }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Stop position.' }),
    representativeTranscript: t.exposeString('representative_transcript', {
      nullable: true,
      description: 'Ensembl transcript in which the exon is numbered, with its version.',
    }),
  }),
})
