import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { curate } from '#server/curation/curate.ts'
import type { Curation } from '#server/curation/curate.ts'
import { acceptRevisions } from '#server/curation/revising/accept.ts'
import { proposeFeature } from '#server/curation/revising/propose-features.ts'
import {
  proposeEvidenceItem,
  proposeMolecularProfile,
  proposeVariantGroup,
} from '#server/curation/revising/propose-records.ts'
import {
  proposeFusionVariant,
  proposeGeneVariant,
  proposeVariant,
} from '#server/curation/revising/propose-variants.ts'
import { rejectRevisions } from '#server/curation/revising/reject.ts'
import { suggestRevisions } from '#server/curation/revising/suggest.ts'
import type { Proposal } from '#server/curation/revising/suggest.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { displayName } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'
import { refreshScores } from '#server/knowledge/derived.ts'
import { rebuildSearch } from '#server/knowledge/search/reindex.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import { addCoi, addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
  addVariantType,
} from '#tests/support/factories.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

const ACTIONS = 400

async function addKnowledge(tx: Writing) {
  const genes = [await addFeature(tx, 'BRAF'), await addFeature(tx, 'KRAS'), await addFeature(tx, 'ALK')]
  const factors: number[] = []
  for (const name of ['CIMP', 'Ploidy']) {
    const id = await addFeature(tx, name, { kind: 'FACTOR' })
    await tx.insertInto('factors').values({ feature_id: id }).execute()
    factors.push(id)
  }
  const fusion = await addFeature(tx, 'BRAF::ALK', { kind: 'FUSION' })
  await tx
    .insertInto('fusions')
    .values({
      feature_id: fusion,
      five_prime_gene_id: genes[0],
      three_prime_gene_id: genes[2],
      five_prime_partner_status: 'KNOWN',
      three_prime_partner_status: 'KNOWN',
    })
    .execute()
  const geneVariants = []
  for (const name of ['V600E', 'G12D', 'Mutation'])
    for (const gene of genes.slice(0, 2)) geneVariants.push(await addVariant(tx, gene, name))
  const factorVariants = []
  for (const factor of factors) factorVariants.push(await addVariant(tx, factor, 'High'))
  const fusionVariants = [await addVariant(tx, fusion, 'e1::e1'), await addVariant(tx, fusion, 'e2::e2')]
  const variants = [...geneVariants, ...factorVariants, ...fusionVariants]
  const profiles = variants.map(({ profile }) => profile)
  for (let index = 0; index + 1 < variants.length; index += 1)
    profiles.push(await addProfile(tx, `#VID${variants[index]?.id} AND NOT #VID${variants[index + 1]?.id}`))
  const disease = await addDisease(tx)
  const therapies = [await addTherapy(tx), await addTherapy(tx)]
  const sources = [await addSource(tx), await addSource(tx)]
  const evidence: number[] = []
  for (const profile of profiles)
    evidence.push(
      await addEvidence(tx, profile, {
        disease_id: disease,
        therapies: therapies.slice(0, 1),
        status: evidence.length % 3 === 0 ? 'SUBMITTED' : 'ACCEPTED',
      }),
    )
  const types = [await addVariantType(tx), await addVariantType(tx)]
  const groups = [await addVariantGroup(tx), await addVariantGroup(tx)]
  await refreshScores(tx, profiles)
  await rebuildSearch(tx)
  return {
    genes,
    factors,
    fusion,
    geneVariants,
    factorVariants,
    fusionVariants,
    profiles,
    disease,
    therapies,
    sources,
    evidence,
    types,
    groups,
  }
}

describeOnEachEngine('many revisions', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let people: Curators
  let known: Awaited<ReturnType<typeof addKnowledge>>

  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    await storage.write(async (tx) => {
      people = await addCurators(tx)
      await addCoi(tx, people.erik.id)
      known = await addKnowledge(tx)
    })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  const number = numbersFrom(4)
  const one = <T>(list: readonly T[]): T => list[number(list.length)] as T
  const some = (list: readonly number[]) => list.filter(() => number(2) === 0)
  const words = ['Alpha', 'beta', 'Gamma ray', 'delta', 'V600E', 'G12D']
  const text = () => (number(4) === 0 ? null : one(words))
  const aliases = () => words.filter(() => number(3) === 0)

  /** A proposal of any kind; now and then one that breaks a rule. */
  function proposal(curation: Curation): Promise<Proposal> {
    const {
      genes,
      factors,
      geneVariants,
      factorVariants,
      fusionVariants,
      profiles,
      sources,
      evidence,
      types,
      groups,
    } = known
    const common = { aliases: aliases(), variantTypeIds: some(types) }
    switch (number(8)) {
      case 0:
        return proposeFeature('GENE')(curation, one(genes), { description: text(), sourceIds: some(sources) })
      case 1:
        return proposeFeature('FACTOR')(curation, one(factors), {
          name: one(words),
          description: text(),
          ncitId: text(),
          aliases: aliases(),
        })
      case 2:
        return proposeGeneVariant(curation, one(geneVariants).id, {
          ...common,
          featureId: one([...genes, one(factors)]),
          name: one(words),
          hgvsDescriptions: aliases(),
          clinvarEntries: one([['NONE FOUND'], ['N/A'], ['12']]),
          place: {
            referenceBuild: one(['GRCH37', null]),
            ensemblVersion: 75,
            chromosome: one(['7', 'X', null]),
            start: 5,
            stop: 3 + number(6),
            referenceBases: null,
            variantBases: one(['A', null]),
            representativeTranscript: 'ENST00000288602.6',
          },
        })
      case 3:
        return proposeVariant('FACTOR')(curation, one(factorVariants).id, {
          ...common,
          featureId: one(factors),
          name: one(words),
          ncitId: text(),
        })
      case 4: {
        const exon = () => ({
          referenceBuild: 'GRCH37' as const,
          ensemblVersion: 75,
          representativeTranscript: one(['ENST00000288602.6', 'ENST00000389048.3']),
          exon: 1 + number(3),
          exonOffset: null,
          exonOffsetDirection: null,
        })
        return proposeFusionVariant(curation, one(fusionVariants).id, {
          ...common,
          exons: { fivePrime: exon(), threePrime: exon() },
        })
      }
      case 5:
        return proposeMolecularProfile(curation, one(profiles), {
          description: text(),
          sourceIds: some(sources),
          aliases: aliases(),
        })
      case 6:
        return proposeVariantGroup(curation, one(groups), {
          name: one(words),
          description: text(),
          sourceIds: some(sources),
          variantIds: some(geneVariants.map(({ id }) => id)),
        })
      default:
        return proposeEvidenceItem(curation, one(evidence), {
          description: text(),
          molecularProfileId: one(profiles),
          variantOrigin: 'SOMATIC',
          sourceId: one(sources),
          evidenceType: one(['PREDICTIVE', 'PREDICTIVE', 'DIAGNOSTIC']),
          significance: one(['RESISTANCE', 'SENSITIVITYRESPONSE']),
          diseaseId: known.disease,
          evidenceLevel: one(['A', 'B', 'C', 'D', 'E']),
          evidenceDirection: 'SUPPORTS',
          phenotypeIds: [],
          rating: 1 + number(5),
          therapyIds: [one(known.therapies)],
          therapyInteractionType: null,
        })
    }
  }

  async function act(): Promise<string> {
    const viewer = one<Person>([people.cora, people.carl, people.edith, people.erik])
    const sets = await storage.read.selectFrom('revision_sets').select('id').orderBy('id').execute()
    const pending = await storage.read
      .selectFrom('revisions')
      .select('id')
      .where('status', '=', 'NEW')
      .orderBy('id')
      .execute()
    const named =
      number(3) > 0 && sets.length > 0
        ? { ids: null, revisionSetId: one(sets).id }
        : { ids: [pending.length > 0 ? one(pending).id : 1], revisionSetId: null }
    const kind = number(3)
    const request = { mutation: 'act', input: {}, onBehalfOf: null }
    try {
      await curate<unknown>({ storage, viewer }, request, async (curation) => {
        if (kind === 0) return suggestRevisions(curation, await proposal(curation), 'For the soak test')
        if (kind === 1) return acceptRevisions(curation, { ...named, comment: null })
        return rejectRevisions(curation, { ...named, comment: 'For the soak test' })
      })
      return ['suggested', 'accepted', 'rejected'][kind] ?? ''
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return error.code
    }
  }

  const wordsOf = async () =>
    (await sql<object>`select * from search_words`.execute(storage.read)).rows
      .map((row) => JSON.stringify(row))
      .sort()

  it('leave everything that follows from records as if it were made anew', async () => {
    const outcomes = new Map<string, number>()
    for (let count = 0; count < ACTIONS; count += 1) {
      const outcome = await act()
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    // All that can happen has happened.
    expect([...outcomes.keys()].sort()).toEqual([
      'BAD_USER_INPUT',
      'CONFLICT',
      'FORBIDDEN',
      'NOT_FOUND',
      'accepted',
      'rejected',
      'suggested',
    ])
    expect(outcomes.get('accepted')).toBeGreaterThan(20)

    const { read } = storage
    const names = new Map(
      (
        await read
          .selectFrom('variants')
          .innerJoin('features', 'features.id', 'variants.feature_id')
          .select(['variants.id', 'variants.name', 'features.name as feature'])
          .execute()
      ).map(({ id, name, feature }) => [id, `${feature} ${name}`]),
    )
    const profiles = await read
      .selectFrom('molecular_profiles')
      .select(['id', 'raw_name', 'name', 'score'])
      .execute()
    const items = await read
      .selectFrom('evidence_items')
      .selectAll()
      .where('status', '=', 'ACCEPTED')
      .execute()
    for (const { id, raw_name, name, score } of profiles) {
      const expression = parseRawName(raw_name)
      if (!expression.ok) throw new Error(raw_name)
      expect(name).toBe(displayName(expression.value, (variant) => names.get(variant) ?? '?'))
      const own = items.filter(({ molecular_profile_id }) => molecular_profile_id === id)
      expect(score).toBe(
        own.reduce(
          (sum, item) => sum + evidenceLevelWeights[item.evidence_level] * (item.evidence_rating ?? 0),
          0,
        ),
      )
    }

    const kept = await wordsOf()
    await storage.write((tx) => rebuildSearch(tx))
    expect(kept).toEqual(await wordsOf())

    const doubles = await sql<object>`
      select feature_id, name_folded from variants group by feature_id, name_folded having count(*) > 1`.execute(
      read,
    )
    expect(doubles.rows).toEqual([])
    const states = await sql<object>`
      select c.id from variant_coordinates as c where c.curation_state = 'FULLY_CURATED' and (c.chromosome is null
        or c.start is null or c.stop is null or c.reference_build is null or c.representative_transcript is null
        or c.start > c.stop)`.execute(read)
    expect(states.rows).toEqual([])
    const pending = await sql<object>`
      select subject_type, subject_id, field_name, suggested_value from revisions where status = 'NEW'
      group by subject_type, subject_id, field_name, suggested_value having count(*) > 1`.execute(read)
    expect(pending.rows).toEqual([])
  })
})
