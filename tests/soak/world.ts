import { refreshScores } from '#server/knowledge/derived.ts'
import { rebuildSearch } from '#server/knowledge/search/reindex.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import type { Person } from '#tests/support/curation/curators.ts'
import {
  addDisease,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
  addVariantType,
} from '#tests/support/factories.ts'

/** Ids of what there is to act on; actions add what they make. */
export interface Pools {
  genes: number[]
  factors: number[]
  fusions: number[]
  regions: number[]
  bands: number[]
  geneVariants: number[]
  factorVariants: number[]
  fusionVariants: number[]
  regionVariants: number[]
  profiles: number[]
  diseases: number[]
  therapies: number[]
  sources: number[]
  phenotypes: number[]
  variantTypes: number[]
  groups: number[]
  evidence: number[]
  assertions: number[]
  flags: number[]
  comments: number[]
  suggestions: number[]
  revisions: number[]
}
export type Pool = keyof Pools

/** A person with the organizations they belong to. */
export interface Actor {
  person: Person
  organizations: number[]
}

export interface World {
  actors: Actor[]
  organizations: number[]
  pools: Pools
}

/**
 * Twenty people: nine curators, one of them deactivated; nine editors, of whom one has no statement about conflicts of
 * interest and one an expired one; two administrators. Some belong to no organization, some to one, some to more.
 */
async function addPeople(tx: Writing): Promise<Pick<World, 'actors' | 'organizations'>> {
  const people: Person[] = []
  for (let index = 0; index < 20; index += 1) {
    const role = index < 9 ? 'CURATOR' : index < 18 ? 'EDITOR' : 'ADMIN'
    const email = `person${index}@example.org`
    const deactivated = index === 8 ? { deactivated_at: '2026-01-02T03:04:05.006Z' } : {}
    people.push(await addUser(tx, `person${index}`, { role, email, ...deactivated }))
  }
  for (const [index, { id }] of people.entries())
    if (index % 3 === 0 || index > 10) await addCoi(tx, id, { expired: index === 17, conflict: index === 18 })
  const membersOf = (divisor: number) =>
    people.filter((_, index) => index % divisor === 1).map(({ id }) => id)
  const memberships = [membersOf(2), membersOf(3), membersOf(5)]
  const organizations: number[] = []
  for (const [index, members] of memberships.entries())
    organizations.push(await addOrganization(tx, `Panel ${index}`, { can_approve: index < 2, members }))
  const actors = people.map((person) => ({
    person,
    organizations: organizations.filter((_, index) => memberships[index]?.includes(person.id)),
  }))
  return { actors, organizations }
}

async function addFusion(tx: Writing, name: string, five: number, three: number | null): Promise<number> {
  const feature_id = await addFeature(tx, name, { kind: 'FUSION' })
  await tx
    .insertInto('fusions')
    .values({
      feature_id,
      five_prime_gene_id: five,
      three_prime_gene_id: three,
      five_prime_partner_status: 'KNOWN',
      three_prime_partner_status: three === null ? 'MULTIPLE' : 'KNOWN',
    })
    .execute()
  return feature_id
}

async function addPools(tx: Writing): Promise<Pools> {
  const times = async <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> => {
    const made: Made[] = []
    for (let index = 0; index < count; index += 1) made.push(await make(index))
    return made
  }
  const genes = await times(4, (index) => addFeature(tx, `GENE${index}`))
  const factors = await times(2, (index) => addFeature(tx, `Factor ${index}`, { kind: 'FACTOR' }))
  for (const feature_id of factors) await tx.insertInto('factors').values({ feature_id }).execute()
  const [first = 0, second = 0] = genes
  const fusions = [
    await addFusion(tx, 'GENE0::GENE1', first, second),
    await addFusion(tx, 'GENE0::v', first, null),
  ]
  const bands = await times(3, async (index) => {
    const name = ['5q31', '8', 'X'][index] ?? ''
    const [chromosome = name, band = null] = index === 0 ? ['5', 'q31'] : []
    const row = { name, chromosome, band }
    const { id } = await tx
      .insertInto('cytogenetic_regions')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const regions = await times(2, async (index) => {
    const feature_id = await addFeature(tx, ['5q31', '8'][index], { kind: 'REGION' })
    const cytogenetic_region_id = bands[index] ?? 0
    await tx
      .insertInto('region_cytogenetic_regions')
      .values({ feature_id, position: 0, cytogenetic_region_id })
      .execute()
    return feature_id
  })
  const ofEach = async (features: readonly number[], names: readonly string[]) => {
    const made: { id: number; profile: number }[] = []
    for (const feature of features) for (const name of names) made.push(await addVariant(tx, feature, name))
    return made
  }
  const geneVariants = await ofEach(genes, ['V600E', 'G12D'])
  const factorVariants = await ofEach(factors, ['High'])
  const fusionVariants = await ofEach(fusions, ['Fusion', 'e1::e2'])
  const regionVariants = await ofEach(regions, ['Deletion'])
  const variants = [...geneVariants, ...factorVariants, ...fusionVariants, ...regionVariants]
  const profiles = variants.map(({ profile }) => profile)
  for (const [index, { id }] of geneVariants.slice(1).entries())
    profiles.push(await addProfile(tx, `#VID${geneVariants[index]?.id} AND NOT #VID${id}`))
  const added = { created_at: '2026-01-02T03:04:05.006Z', updated_at: '2026-01-02T03:04:05.006Z' }
  const phenotypes = await times(2, async (index) => {
    const row = {
      name: `Phenotype ${index}`,
      name_folded: `phenotype ${index}`,
      hpo_id: `HP:000000${index}`,
      ...added,
    }
    const { id } = await tx.insertInto('phenotypes').values(row).returning('id').executeTakeFirstOrThrow()
    return id
  })
  const pools: Pools = {
    genes,
    factors,
    fusions,
    regions,
    bands,
    geneVariants: geneVariants.map(({ id }) => id),
    factorVariants: factorVariants.map(({ id }) => id),
    fusionVariants: fusionVariants.map(({ id }) => id),
    regionVariants: regionVariants.map(({ id }) => id),
    profiles,
    diseases: await times(3, () => addDisease(tx)),
    therapies: await times(4, () => addTherapy(tx)),
    sources: await times(4, () => addSource(tx)),
    phenotypes,
    variantTypes: await times(2, () => addVariantType(tx)),
    groups: [],
    evidence: [],
    assertions: [],
    flags: [],
    comments: [],
    suggestions: [],
    revisions: [],
  }
  await refreshScores(tx, profiles)
  await rebuildSearch(tx)
  return pools
}

/** Fills an empty database with people and with what they can curate; what they did is left to them. */
export const addWorld = (storage: Storage): Promise<World> =>
  storage.write(async (tx) => ({ ...(await addPeople(tx)), pools: await addPools(tx) }))
