import type { Writing } from '#server/storage/database.ts'
import { addCoordinates, addFeature, addVariant } from '#tests/support/factories.ts'

/** Transcripts of the partners, and of another variant. */
export const transcripts = { EML4: 'ENST00000318522.9', ALK: 'ENST00000389048.3', other: 'ENST00000402711.3' }

/** EML4::ALK with a variant e13::e20, known with its places. */
export async function addFusion(tx: Writing) {
  const five = await addFeature(tx, 'EML4')
  const three = await addFeature(tx, 'ALK')
  const fusion = await addFeature(tx, 'EML4::ALK', { kind: 'FUSION' })
  await tx
    .insertInto('fusions')
    .values({
      feature_id: fusion,
      five_prime_gene_id: five,
      three_prime_gene_id: three,
      five_prime_partner_status: 'KNOWN',
      three_prime_partner_status: 'KNOWN',
    })
    .execute()
  const viccName = `${transcripts.EML4}(EML4):e.13::${transcripts.ALK}(ALK):e.20`
  const variant = await addVariant(tx, fusion, 'e13::e20', { vicc_name: viccName })
  const whole = await addVariant(tx, fusion, 'Fusion', { vicc_name: 'EML4(entrez:27436)::ALK(entrez:238)' })
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
  const common = { variant_id: variant.id, reference_build: 'GRCH37', ensembl_version: 75, ...times } as const
  await tx
    .insertInto('exon_coordinates')
    .values([
      {
        ...common,
        coordinate_type: 'FIVE_PRIME_START_EXON_COORDINATE',
        curation_state: 'FULLY_CURATED',
        exon: 1,
        representative_transcript: transcripts.EML4,
        chromosome: '2',
        start: 42396490,
        stop: 42396776,
        strand: 'POSITIVE',
        ensembl_id: 'ENSE00001239412',
      },
      {
        ...common,
        coordinate_type: 'FIVE_PRIME_END_EXON_COORDINATE',
        curation_state: 'FULLY_CURATED',
        exon: 13,
        representative_transcript: transcripts.EML4,
        chromosome: '2',
        start: 42522531,
        stop: 42522656,
        strand: 'POSITIVE',
        ensembl_id: 'ENSE00003473341',
      },
      {
        ...common,
        coordinate_type: 'THREE_PRIME_START_EXON_COORDINATE',
        curation_state: 'FULLY_CURATED',
        exon: 20,
        representative_transcript: transcripts.ALK,
        chromosome: '2',
        start: 29446208,
        stop: 29446394,
        strand: 'NEGATIVE',
        ensembl_id: 'ENSE00003493373',
      },
    ])
    .execute()
  for (const type of ['FIVE_PRIME_FUSION_COORDINATE', 'THREE_PRIME_FUSION_COORDINATE'] as const)
    await addCoordinates(tx, variant.id, {
      coordinate_type: type,
      chromosome: '2',
      start: 1,
      stop: 2,
      representative_transcript: type.startsWith('FIVE') ? transcripts.EML4 : transcripts.ALK,
    })
  return { fusion, variant: variant.id, profile: variant.profile, whole: whole.id }
}

/** Coordinates of the variant as they are sent. */
export const exons = {
  ensemblVersion: 75,
  referenceBuild: 'GRCH37',
  fivePrimeTranscript: transcripts.EML4,
  fivePrimeExonEnd: 13,
  threePrimeTranscript: transcripts.ALK,
  threePrimeExonStart: 20,
}
