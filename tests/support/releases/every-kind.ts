import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
  addVariantType,
} from '../factories.ts'

const time = '2026-03-04T05:06:07.890Z'
const times = { created_at: time, updated_at: time }

/** A small knowledgebase of this product's own with every kind of feature, and texts that need quoting. */
export async function addEveryKind(tx: Writing) {
  const gene = await addFeature(tx, 'ALK', {
    aliases: ['CD246', 'alk1'],
    description: 'A "receptor"\tkinase.\n',
  })
  const partner = await addFeature(tx, 'EML4')
  const factor = await addFeature(tx, 'Kataegis', { kind: 'FACTOR' })
  await tx.insertInto('factors').values({ feature_id: factor, ncit_id: 'C120465' }).execute()
  const fusion = await addFeature(tx, 'EML4::ALK', { kind: 'FUSION' })
  await tx
    .insertInto('fusions')
    .values({
      feature_id: fusion,
      five_prime_gene_id: partner,
      three_prime_gene_id: gene,
      five_prime_partner_status: 'KNOWN',
      three_prime_partner_status: 'KNOWN',
    })
    .execute()
  const region = await addFeature(tx, '17p13.1', { kind: 'REGION' })

  const type = await addVariantType(tx, 'missense_variant', { display_name: 'Missense Variant' })
  const point = await addVariant(tx, gene, 'F1174L', {
    aliases: ['PHE1174LEU', 'RS863225281'],
    types: [type],
    allele_registry_id: 'CA279586',
  })
  await addCoordinates(tx, point.id, {
    chromosome: '2',
    start: 29_443_695,
    stop: 29_443_695,
    reference_bases: 'G',
    variant_bases: 'T',
    representative_transcript: 'ENST00000389048.3',
    ensembl_version: 75,
  })
  const hgvs = ['NP_004295.2:p.Phe1174Leu', 'ENST00000389048.3:c.3522C>A']
  for (const name of hgvs) {
    const { id } = await tx
      .insertInto('hgvs_descriptions')
      .values({ name, name_folded: foldText(name) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('variant_hgvs_descriptions')
      .values({ variant_id: point.id, hgvs_description_id: id })
      .execute()
  }
  const deletion = await addVariant(tx, gene, 'Deletion')
  await addCoordinates(tx, deletion.id, {
    chromosome: '2',
    start: 29_443_696,
    stop: 29_443_697,
    reference_bases: 'CA',
    representative_transcript: 'ENST00000389048.3',
  })
  const other = await addVariant(tx, partner, 'Loss')
  const positive = await addVariant(tx, factor, 'Positive', { ncit_id: 'C64348' })
  const fused = await addVariant(tx, fusion, 'e13+5::e20', {
    vicc_name: 'ENST00000318522.5(EML4):e.13+5::ENST00000389048.3(ALK):e.20',
  })
  for (const exon of [
    {
      coordinate_type: 'FIVE_PRIME_END_EXON_COORDINATE',
      exon: 13,
      exon_offset: 5,
      exon_offset_direction: 'POSITIVE',
      representative_transcript: 'ENST00000318522.5',
    },
    {
      coordinate_type: 'THREE_PRIME_START_EXON_COORDINATE',
      exon: 20,
      exon_offset: null,
      exon_offset_direction: null,
      representative_transcript: 'ENST00000389048.3',
    },
  ] as const) {
    await tx
      .insertInto('exon_coordinates')
      .values({ variant_id: fused.id, curation_state: 'STUB', ...exon, ...times })
      .execute()
  }
  const deleted = await addVariant(tx, region, 'Deletion', { iscn_name: 'del(17)(p13.1)' })

  const disease = await addDisease(tx, 'Neuroblastoma', { doid: '0769' })
  const alectinib = await addTherapy(tx, 'Alectinib', { ncit_id: 'C101790' })
  const named = await addTherapy(tx, 'Inhibitor 2,4-X', { ncit_id: null })
  const source = await addSource(tx, {
    source_type: 'ASCO',
    citation_id: '153',
    citation: 'Doe, 2020, ASCO Annual Meeting, Abstract 102',
    asco_abstract_id: 102,
  })
  const submitted = await addEvidence(tx, point.profile, {
    status: 'SUBMITTED',
    description: '',
    disease_id: disease,
  })
  const rejected = await addEvidence(tx, point.profile, { status: 'REJECTED' })
  const items = [
    await addEvidence(tx, point.profile, {
      disease_id: disease,
      source_id: source,
      therapies: [named, alectinib],
      therapy_interaction_type: 'COMBINATION',
      description: 'It was said:\n"sensitive",\tthat is.',
      updated_at: time,
      flagged: true,
    }),
    // Alone, the therapy tells that its name holds a comma.
    await addEvidence(tx, deletion.profile, { therapies: [named], evidence_rating: null }),
  ]
  for (const { profile } of [other, positive, fused, deleted]) items.push(await addEvidence(tx, profile))
  const complex = await addProfile(tx, `#VID${point.id} AND NOT #VID${other.id}`, { score: 15 })
  items.push(await addEvidence(tx, complex, { variant_origin: 'MIXED' }))
  // One item of level B that is rated 3 counts 15; the unrated one counts nothing.
  const rated = [point, other, positive, fused, deleted].map(({ profile }) => profile)
  await tx.updateTable('molecular_profiles').set({ score: 15 }).where('id', 'in', rated).execute()
  const assertion = await addAssertion(tx, point.profile, {
    evidence: [...items.slice(0, 1), submitted, rejected],
    therapies: [alectinib, named],
    therapy_interaction_type: 'SEQUENTIAL',
    variant_origin: 'SOMATIC',
    amp_level: 'TIER_II_LEVEL_C',
    disease_id: disease,
    fda_companion_test: false,
    summary: 'Sensitive.',
  })
  const waiting = await addAssertion(tx, complex, { status: 'SUBMITTED', evidence: items.slice(-1) })
  const group = await addVariantGroup(tx, 'ALK, all of it', { variants: [point.id, deletion.id] })
  const withdrawnGroup = await addVariantGroup(tx, 'Former', { variants: [point.id], withdrawn: true })
  return {
    features: { gene, partner, factor, fusion, region },
    variants: { point, deletion, other, positive, fused, deleted },
    complex,
    items,
    submitted,
    rejected,
    assertion,
    waiting,
    group,
    withdrawnGroup,
  }
}
