import { Direction, ExonCoordinateType, ReferenceBuild, VariantCoordinateType } from '../schema/enums.ts'
import { EventSubject, ExonCoordinate, VariantCoordinate, WithRevisions } from '../schema/refs.ts'

VariantCoordinate.implement({
  description: 'Coordinates of a variant or of one side of a fusion; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) => ({
    coordinateType: t.expose('coordinate_type', {
      type: VariantCoordinateType,
      description: 'Of a gene variant, or of which side of a fusion.',
    }),
    referenceBuild: t.expose('reference_build', {
      type: ReferenceBuild,
      nullable: true,
      description: 'The reference build the positions are on.',
    }),
    ensemblVersion: t.exposeInt('ensembl_version', {
      nullable: true,
      description: 'The Ensembl version the transcript is of.',
    }),
    chromosome: t.exposeString('chromosome', {
      nullable: true,
      description: 'The chromosome, such as 7 or X.',
    }),
    start: t.exposeInt('start', { nullable: true, description: 'First base.' }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Last base.' }),
    referenceBases: t.exposeString('reference_bases', {
      nullable: true,
      description: 'Bases of the reference that the variant replaces.',
    }),
    variantBases: t.exposeString('variant_bases', {
      nullable: true,
      description: 'Bases that take their place.',
    }),
    representativeTranscript: t.exposeString('representative_transcript', {
      nullable: true,
      description: 'The Ensembl transcript on which the variant is described, with its version.',
    }),
  }),
})

ExonCoordinate.implement({
  description: 'An exon at which a fusion begins, breaks or ends; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) => ({
    coordinateType: t.expose('coordinate_type', {
      type: ExonCoordinateType,
      description: 'Side of the fusion and end of its exons.',
    }),
    exon: t.exposeInt('exon', { nullable: true, description: 'Number of the exon in its transcript.' }),
    exonOffset: t.exposeInt('exon_offset', {
      nullable: true,
      description: 'Bases between the end of the exon and the break.',
    }),
    exonOffsetDirection: t.expose('exon_offset_direction', {
      type: Direction,
      nullable: true,
      description: 'In which direction the offset counts.',
    }),
    strand: t.expose('strand', { type: Direction, nullable: true, description: 'The strand of the gene.' }),
    referenceBuild: t.expose('reference_build', {
      type: ReferenceBuild,
      nullable: true,
      description: 'The reference build the positions are on.',
    }),
    ensemblVersion: t.exposeInt('ensembl_version', {
      nullable: true,
      description: 'The Ensembl version the transcript is of.',
    }),
    ensemblId: t.exposeString('ensembl_id', { nullable: true, description: 'Ensembl id of the exon.' }),
    chromosome: t.exposeString('chromosome', {
      nullable: true,
      description: 'The chromosome, such as 7 or X.',
    }),
    start: t.exposeInt('start', { nullable: true, description: 'First base.' }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Last base.' }),
    representativeTranscript: t.exposeString('representative_transcript', {
      nullable: true,
      description: 'The Ensembl transcript whose exons are counted, with its version.',
    }),
  }),
})
