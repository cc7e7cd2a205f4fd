import { foldText } from '#domain/text/names.ts'
import { open } from '#server/storage/database.ts'
import {
  addComment,
  addAction,
  addOrganization,
  addSuggestion,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
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
} from '#tests/support/factories.ts'
import type { PlainKnowledge } from '#tests/support/plain-filters.ts'

/** The knowledge, as objects; the database of the tests is made from them. */
function tell(): PlainKnowledge {
  const disease = (
    id: number,
    name: string,
    doid: string | null,
    parents: number[],
    aliases: string[] = [],
  ) => ({
    id,
    name,
    doid,
    parents,
    aliases,
  })
  const diseases = [
    disease(1, 'Cancer', '1', [], ['Tumour']),
    disease(2, 'Melanoma', '2', [1], ['Black cancer', 'MM']),
    disease(3, 'Skin Melanoma', '3', [2]),
    disease(4, 'Uveal Melanoma', '4', [2], ['MM']),
    // Two ways up, and a circle that a careless graph may hold.
    disease(5, 'Odd One', '5', [3, 6]),
    disease(6, 'Odder One', '6', [5]),
    disease(7, 'Nameless 100% Case_', null, []),
  ]
  const feature = (id: number, name: string, kind = 'GENE', deprecated = false, aliases: string[] = []) => ({
    id,
    name,
    kind,
    deprecated,
    aliases,
  })
  const features = [
    feature(1, 'KIN1', 'GENE', false, ['Alpha']),
    feature(2, 'kin2', 'GENE', false, []),
    feature(3, 'KIN3', 'GENE', true, ['Alpha', 'Beta']),
    feature(4, 'KIN1', 'FACTOR'),
  ]
  const variants = features.flatMap((feature, place) => [
    {
      id: place * 2 + 1,
      name: 'V10E',
      feature,
      deprecated: feature.deprecated,
      aliases: place === 0 ? ['VAL10GLU', 'v%'] : [],
      places:
        place < 2
          ? [
              {
                chromosome: place === 0 ? '7' : 'X',
                start: 100 * (place + 1),
                referenceBases: place === 0 ? 'A' : null,
              },
            ]
          : [],
    },
    {
      id: place * 2 + 2,
      name: place === 1 ? 'Fusion' : 'mutation',
      feature,
      deprecated: place === 1,
      aliases: [],
      places: place === 0 ? [{ chromosome: '7', start: 200, referenceBases: 'AC' }] : [],
    },
  ])
  const profiles = variants.map((variant, place) => ({
    id: 100 + variant.id,
    score: place * 2.5,
    variants: [variant],
  }))
  const descriptions = ['Shows 50% response', 'shows nothing', '', 'A_b and Ünder', 'SHOWS']
  const evidence = Array.from({ length: 24 }, (_, place) => ({
    id: place + 1,
    status: ['ACCEPTED', 'SUBMITTED', 'REJECTED'][place % 3] ?? '',
    rating: place % 6 === 0 ? null : place % 6,
    description: descriptions[place % descriptions.length] ?? '',
    flagged: place % 4 === 0,
    disease: place % 8 === 7 ? null : (diseases[place % 8] ?? null),
    profile: profiles[place % profiles.length] ?? fail('no profile'),
    therapies: [[], ['Drug A'], ['Drug A', 'drug b'], ['Other']][place % 4] ?? [],
  }))
  return { diseases, variants, profiles, evidence }
}

const fail = (message: string): never => {
  throw new Error(message)
}

/** The knowledge that is searched. */
export const knowledge = tell()

/** The knowledge as a database. */
export const template: DatabaseTemplate = {
  name: 'advanced_search',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      for (const { id, name, doid, aliases } of knowledge.diseases) {
        await addDisease(tx, name, { id, doid })
        for (const alias of aliases) {
          const row = { name: alias, name_folded: foldText(alias) }
          const known = await tx
            .selectFrom('disease_aliases')
            .select('id')
            .where('name_folded', '=', row.name_folded)
            .executeTakeFirst()
          // Of two spellings the first is kept, as everywhere.
          const aliasId =
            known ??
            (await tx.insertInto('disease_aliases').values(row).returning('id').executeTakeFirstOrThrow())
          await tx
            .insertInto('disease_disease_aliases')
            .values({ disease_id: id, disease_alias_id: aliasId.id })
            .execute()
        }
      }
      for (const { id, parents } of knowledge.diseases)
        for (const parent_id of parents)
          await tx.insertInto('disease_parents').values({ disease_id: id, parent_id }).execute()
      for (const feature of new Set(knowledge.variants.map((variant) => variant.feature))) {
        const { aliases, kind, ...row } = feature
        await addFeature(tx, row.name, { ...row, kind: kind as 'GENE' })
        for (const alias of aliases) {
          const name_folded = foldText(alias)
          const found = await tx
            .selectFrom('feature_aliases')
            .select('id')
            .where('name_folded', '=', name_folded)
            .executeTakeFirst()
          const { id } =
            found ??
            (await tx
              .insertInto('feature_aliases')
              .values({ name: alias, name_folded })
              .returning('id')
              .executeTakeFirstOrThrow())
          await tx
            .insertInto('feature_feature_aliases')
            .values({ feature_id: feature.id, feature_alias_id: id })
            .execute()
        }
      }
      for (const { id, name, feature, deprecated, aliases, places } of knowledge.variants) {
        const { profile } = await addVariant(tx, feature.id, name, { id, deprecated, aliases })
        const { score = 0 } = knowledge.profiles.find((each) => each.id === 100 + id) ?? {}
        await tx.updateTable('molecular_profiles').set({ score }).where('id', '=', profile).execute()
        for (const { chromosome, start, referenceBases } of places)
          await addCoordinates(tx, id, { chromosome, start, stop: start, reference_bases: referenceBases })
        const at = { molecular_profile_id: profile }
        for (const item of knowledge.evidence.filter(({ profile }) => profile.id === 100 + id)) {
          const therapies = []
          for (const therapy of item.therapies) therapies.push(await addTherapy(tx, therapy))
          await addEvidence(tx, at.molecular_profile_id, {
            id: item.id,
            status: item.status as 'ACCEPTED',
            evidence_rating: item.rating,
            description: item.description,
            flagged: item.flagged,
            disease_id: item.disease?.id ?? null,
            therapies,
          })
        }
      }
      const ann = await addUser(tx, 'ann', {
        id: 1,
        name: 'Ann Example',
        created_at: '2026-01-01T00:00:00.000Z',
      })
      const bob = await addUser(tx, 'bob', { id: 2, created_at: '2026-02-01T00:00:00.000Z' })
      await addOrganization(tx, 'Lab', { id: 1, members: [ann.id] })
      const item = { type: 'EVIDENCE_ITEM', id: 1 } as const
      await addAction(tx, 'SUBMIT_EVIDENCE_ITEM', 'SUBMITTED', item, { user: ann.id })
      await addAction(tx, 'MODERATE_EVIDENCE_ITEM', 'ACCEPTED', item, { user: bob.id })
      await addComment(tx, item, 'Well said', { user: bob.id })
      const gone = await addComment(tx, item, 'Badly said', { user: bob.id })
      await tx
        .updateTable('comments')
        .set({ deleted_at: '2026-03-01T00:00:00.000Z' })
        .where('id', '=', gone)
        .execute()
      await addSuggestion(tx, item, { rating: [3, 4], significance: ['A', 'B'] }, { user: ann.id })
      const [place] = await tx
        .selectFrom('variant_coordinates')
        .select('id')
        .where('variant_id', '=', 1)
        .execute()
      await addSuggestion(
        tx,
        { type: 'VARIANT_COORDINATES', id: place?.id ?? 0 },
        { start: [1, 2] },
        { user: bob.id },
      )
      const source = await addSource(tx, {
        id: 1,
        title: 'On kinases',
        title_folded: 'on kinases',
        retraction_nature: 'Retraction',
      })
      await tx
        .insertInto('source_authors')
        .values({ source_id: source, position: 0, fore_name: 'Jane', last_name: 'Doe' })
        .execute()
      const both = await addProfile(tx, '#VID1 AND #VID3', { id: 900 })
      await addAssertion(tx, both, { id: 7, evidence: [1, 2], fda_companion_test: null })
    })
    await storage.close()
  },
}
