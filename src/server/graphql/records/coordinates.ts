import { columns, orNull } from '../schema/columns.ts'
import { Direction, ExonCoordinateType, ReferenceBuild, VariantCoordinateType } from '../schema/enums.ts'
import { EventSubject, ExonCoordinate, VariantCoordinate, WithRevisions } from '../schema/refs.ts'

VariantCoordinate.implement({
  description: 'Coordinates of a variant or of one side of a fusion; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) =>
    columns(t, {
      coordinateType: [
        VariantCoordinateType,
        "Type of coordinates: of a gene variant, or of the 5' or 3' side of a fusion.",
      ],
      referenceBuild: [orNull(ReferenceBuild), 'Reference build of the positions.'],
      ensemblVersion: [orNull('Int'), 'Ensembl version of the transcript.'],
      chromosome: [orNull('String'), 'The chromosome, such as 7 or X.'],
      start: [orNull('Int'), 'Start position.'],
      stop: [orNull('Int'), 'Stop position.'],
      referenceBases: [orNull('String'), 'Reference bases, which the variant replaces.'],
      variantBases: [orNull('String'), 'Variant bases.'],
      representativeTranscript: [
        orNull('String'),
        'Ensembl transcript on which the variant is described, with its version.',
      ],
    }),
})

ExonCoordinate.implement({
  description: 'First or last exon of one side of a fusion; positions are 1-based and inclusive.',
  interfaces: [EventSubject, WithRevisions],
  fields: (t) =>
    columns(t, {
      coordinateType: [
        ExonCoordinateType,
        "Position of the exon in the fusion: first (start) or last (end) exon of the 5' or 3' side.",
      ],
      exon: [orNull('Int'), 'Number of the exon in its transcript.'],
      exonOffset: [orNull('Int'), 'Bases between the exon boundary and the breakpoint.'],
      exonOffsetDirection: [orNull(Direction), 'Direction of the offset from the exon boundary.'],
      strand: [orNull(Direction), 'Strand of the gene.'],
      referenceBuild: [orNull(ReferenceBuild), 'Reference build of the positions.'],
      ensemblVersion: [orNull('Int'), 'Ensembl version of the transcript.'],
      ensemblId: [orNull('String'), 'Ensembl id of the exon.'],
      chromosome: [orNull('String'), 'The chromosome, such as 7 or X.'],
      start: [orNull('Int'), 'Start position.'],
      stop: [orNull('Int'), 'Stop position.'],
      representativeTranscript: [
        orNull('String'),
        'Ensembl transcript in which the exon is numbered, with its version.',
      ],
    }),
})
