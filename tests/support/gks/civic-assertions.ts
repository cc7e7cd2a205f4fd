import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ampLevels, evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariantType,
} from '../factories.ts'
import { addHgvs } from '../variant-details.ts'
import { gksContract } from './gks-schemas.ts'

const Coding = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  system: z.string(),
  code: z.string(),
  extensions: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
})
const Concept = z.object({
  id: z.string(),
  name: z.string(),
  extensions: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
  mappings: z.array(z.object({ coding: Coding })),
})
const Profile = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  aliases: z.array(z.string()),
  extensions: z.tuple([
    z.object({ value: z.number() }),
    z.object({ value: z.array(z.object({ value: z.string() })) }),
    z.object({
      value: z.object({
        chromosome: z.string(),
        start: z.number(),
        stop: z.number(),
        reference_bases: z.string(),
        variant_bases: z.string(),
        ensembl_version: z.number(),
        representative_transcript: z.string(),
      }),
    }),
  ]),
  mappings: z.array(z.object({ coding: Coding })),
})
const Strength = z.object({ primaryCoding: z.object({ code: z.string() }) })
const Claim = z.object({
  type: z.string(),
  predicate: z.enum(['predictsSensitivityTo', 'isDiagnosticInclusionCriterionFor']),
  objectTherapeutic: Concept.optional(),
})
const Item = z.object({
  id: z.string(),
  description: z.string(),
  proposition: Claim.and(
    z.union([z.object({ conditionQualifier: Concept }), z.object({ objectCondition: Concept })]),
  ),
  reportedIn: z.tuple([
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      pmid: z.string(),
      urls: z.array(z.string()),
    }),
    z.string(),
  ]),
  strength: Strength,
})
const Assertion = z.object({
  id: z.string(),
  description: z.string(),
  proposition: z.object({ subjectVariant: Profile, geneContextQualifier: Concept, objectCondition: Concept }),
  classification: z.object({ name: z.string() }),
  hasEvidenceLines: z.tuple([
    z.object({
      targetProposition: Claim,
      hasEvidenceItems: z.array(Item),
      strengthOfEvidenceProvided: Strength,
    }),
  ]),
})

/** Names of extensions in the examples, with those that civicpy writes since August 2026. */
const LATER_NAMES = {
  'CIViC Molecular Profile Score': 'molecularProfileScore',
  'CIViC representative coordinate': 'representativeVariantCoordinates',
  variant_types: 'variantTypes',
  is_approved_vcep: 'isApprovedVcep',
} as const

/** An assertion with extensions as civicpy names them since August 2026. */
export const withLaterNames = (assertion: unknown): unknown =>
  JSON.parse(JSON.stringify(assertion), (key, value: unknown) =>
    key === 'name' && typeof value === 'string'
      ? (Object.entries(LATER_NAMES).find(([former]) => former === value)?.[1] ?? value)
      : value,
  )

/** An assertion of CIViC as civicpy wrote it: an example of the contract. */
export const civicAssertion = (id: 6 | 9): unknown =>
  JSON.parse(readFileSync(join(gksContract, `examples/civic-aid-${id}.json`), 'utf8'))

const numberOf = (id: string) => Number(id.slice(id.indexOf(':') + 1))
const textsOf = (value: unknown) => z.array(z.string()).parse(value ?? [])
const extensionOf = (concept: z.infer<typeof Concept>, name: string) =>
  concept.extensions?.find((each) => each.name === name)?.value
const codeOf = ({ mappings }: z.infer<typeof Concept>) => mappings[0]?.coding.code ?? ''

const conditionOf = (claim: z.infer<typeof Item>['proposition']) =>
  'conditionQualifier' in claim ? claim.conditionQualifier : claim.objectCondition

const times = { created_at: '2024-08-01T00:00:00.000Z', updated_at: '2024-08-01T00:00:00.000Z' }
const released = { origin: 'RELEASE' } as const

const CLAIMS = {
  predictsSensitivityTo: { type: 'PREDICTIVE', significance: 'SENSITIVITYRESPONSE' },
  isDiagnosticInclusionCriterionFor: { type: 'DIAGNOSTIC', significance: 'POSITIVE' },
} as const

/** The variant of a profile, and the profile, with the ids that they have in CIViC. */
async function seedProfile(tx: Writing, feature_id: number, profile: z.infer<typeof Profile>): Promise<void> {
  const [score, expressions, { value: place }] = profile.extensions
  const codes = profile.mappings.map(({ coding }) => coding)
  const own = codes.find(({ id }) => id?.startsWith('civic.vid:'))
  const bySystem = (part: string) =>
    codes.filter(({ system }) => system.includes(part)).map(({ code }) => code)
  const id = Number(own?.code)
  const { name, description = null } = profile
  await tx
    .insertInto('molecular_profiles')
    .values({
      id: numberOf(profile.id),
      raw_name: `#VID${id}`,
      name,
      name_folded: foldText(name),
      description,
      score: score.value,
      ...released,
      ...times,
    })
    .execute()
  await tx
    .insertInto('variants')
    .values({
      id,
      feature_id,
      kind: 'GENE',
      name: own?.name ?? '',
      name_folded: foldText(own?.name ?? ''),
      single_variant_molecular_profile_id: numberOf(profile.id),
      allele_registry_id: bySystem('reg.clinicalgenome')[0] ?? null,
      ...released,
      ...times,
    })
    .execute()
  await tx
    .insertInto('molecular_profile_variants')
    .values({ molecular_profile_id: numberOf(profile.id), variant_id: id, position: 0 })
    .execute()
  await addCoordinates(tx, id, place)
  for (const { value } of expressions.value) await addHgvs(tx, id, value)
  const aliases = [...profile.aliases, ...bySystem('/snp/').map((code) => code.toUpperCase())]
  for (const alias of aliases) {
    const row = { name: alias, name_folded: foldText(alias) }
    const added = await tx.insertInto('variant_aliases').values(row).returning('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('variant_variant_aliases')
      .values({ variant_id: id, variant_alias_id: added.id })
      .execute()
  }
  for (const clinvar_id of bySystem('clinvar')) {
    const row = { clinvar_id }
    const added = await tx.insertInto('clinvar_entries').values(row).returning('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('variant_clinvar_entries')
      .values({ variant_id: id, clinvar_entry_id: added.id })
      .execute()
  }
  const types = z
    .array(z.object({ coding: z.object({ id: z.string(), name: z.string(), code: z.string() }) }))
    .parse(own?.extensions?.find((each) => each.name === 'variant_types')?.value)
  for (const { coding } of types) {
    const type = numberOf(coding.id)
    await addVariantType(tx, coding.name, { id: type, display_name: coding.name, soid: coding.code })
    await tx.insertInto('variant_variant_types').values({ variant_id: id, variant_type_id: type }).execute()
  }
}

async function seedTherapy(tx: Writing, therapy: z.infer<typeof Concept> | undefined): Promise<number[]> {
  if (!therapy) return []
  const id = await addTherapy(tx, therapy.name, { id: numberOf(therapy.id), ncit_id: codeOf(therapy) })
  for (const name of textsOf(extensionOf(therapy, 'aliases'))) {
    const row = { name, name_folded: foldText(name) }
    const alias = await tx.insertInto('therapy_aliases').values(row).returning('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('therapy_therapy_aliases')
      .values({ therapy_id: id, therapy_alias_id: alias.id })
      .execute()
  }
  return [id]
}

/** Writes the records of a published assertion under the ids that they have in CIViC, as a release would. */
export async function seedCivicAssertion(tx: Writing, published: unknown): Promise<void> {
  const { id, description, proposition, classification, hasEvidenceLines } = Assertion.parse(published)
  const { subjectVariant, geneContextQualifier: gene, objectCondition: disease } = proposition
  const [line] = hasEvidenceLines
  const imported_at = times.created_at
  await tx
    .insertInto('releases')
    .values({
      name: '01-Aug-2024',
      contents: 'RELEASE',
      released_on: '2024-08-01',
      digest: '',
      report: '{}',
      imported_at,
    })
    .execute()
  const feature = await addFeature(tx, gene.name, {
    id: numberOf(gene.id),
    description: z
      .string()
      .nullable()
      .parse(extensionOf(gene, 'description') ?? null),
    aliases: textsOf(extensionOf(gene, 'aliases')),
    ...released,
  })
  await tx
    .updateTable('genes')
    .set({ entrez_id: Number(codeOf(gene)) })
    .where('feature_id', '=', feature)
    .execute()
  await seedProfile(tx, feature, subjectVariant)
  const profile = numberOf(subjectVariant.id)
  const items = line.hasEvidenceItems.map((item) => ({ ...item, disease: conditionOf(item.proposition) }))
  const diseases = [disease, ...items.map((item) => item.disease)]
  for (const each of new Map(diseases.map((one) => [one.id, one])).values())
    await addDisease(tx, each.name, { id: numberOf(each.id), doid: codeOf(each).replace('DOID:', '') })
  const therapies = await seedTherapy(tx, line.targetProposition.objectTherapeutic)
  const { type, significance } = CLAIMS[line.targetProposition.predicate]
  const evidence: number[] = []
  for (const item of items) {
    const [source] = item.reportedIn
    const pmc = source.urls.find((url) => url.includes('/pmc/'))
    const source_id = await addSource(tx, {
      id: numberOf(source.id),
      citation_id: source.pmid,
      citation: source.name,
      title: source.title,
      pmc_id: pmc?.split('/').at(-1) ?? null,
    })
    const level = evidenceLevels.parseLabel(item.strength.primaryCoding.code)
    if (!level) throw new Error(`${item.id} has no level`)
    evidence.push(
      await addEvidence(tx, profile, {
        id: numberOf(item.id),
        source_id,
        description: item.description,
        evidence_type: type,
        significance,
        evidence_level: level,
        disease_id: numberOf(item.disease.id),
        therapies,
        ...released,
      }),
    )
  }
  const tier = `${classification.name} - Level ${line.strengthOfEvidenceProvided.primaryCoding.code}`
  const amp_level = ampLevels.parseLabel(tier)
  if (!amp_level) throw new Error(`“${tier}” is no tier`)
  await addAssertion(tx, profile, {
    id: numberOf(id),
    description,
    assertion_type: type,
    significance,
    variant_origin: 'SOMATIC',
    amp_level,
    disease_id: numberOf(disease.id),
    therapies,
    evidence,
    ...released,
  })
}
