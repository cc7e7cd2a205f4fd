import { sql } from 'kysely'
import { recordById } from '#server/knowledge/records/records.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'
import { assertionClaim } from './assertion-claim.ts'
import { factsOf } from './claim.ts'
import { reasonsAgainstAssertion, reasonsAgainstEvidence } from './claim-rules.ts'
import type { ClaimFacts } from './claim-rules.ts'
import { idsAfter } from './collections.ts'
import type { GksCollection } from './collections.ts'
import { gksContext } from './gks-context.ts'
import type { GksOptions } from './gks-context.ts'
import { geneContext } from './molecular-profile.ts'

/** Number of accepted records that have a form, and of those that have none. */
export interface GksCounts {
  objects: number
  exclusions: number
}

/** Records that are looked at without giving way: some milliseconds. */
const CHUNK = 50

/** Accepted evidence by all that decides whether it has a form; functional evidence also by profile. */
const evidenceGroups = (db: Reading) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('evidence_items as item')
        .select([
          'evidence_type as type',
          'significance',
          'therapy_interaction_type as interaction',
          sql<number>`case when disease_id is null then 0 else 1 end`.as('diseases'),
          sql<number>`(select count(*) from evidence_item_therapies where evidence_item_id = item.id)`.as(
            'therapies',
          ),
          sql<number | null>`case evidence_type when 'FUNCTIONAL' then molecular_profile_id end`.as(
            'profile',
          ),
        ])
        .where('status', '=', 'ACCEPTED')
        .as('grouped'),
    )
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().as('items'))
    .groupBy(['type', 'significance', 'interaction', 'diseases', 'therapies', 'profile'])
    .execute()

/** The profiles that are about a single gene. */
async function profilesOfOneGene(db: Reading, ids: readonly number[], options: GksOptions) {
  const found = new Set<number>()
  for (const some of partsOf(ids, CHUNK)) {
    await options.giveWay()
    const context = gksContext(options, db)
    const profiles = some.map(async (id) => {
      const profile = await context.load(recordById.molecular_profiles, id)
      if (profile && (await geneContext(profile, context))) found.add(id)
    })
    await Promise.all(profiles)
  }
  return found
}

async function evidenceCounts(db: Reading, scan: Reading, options: GksOptions): Promise<GksCounts> {
  const groups = await evidenceGroups(scan)
  const functional = new Set(groups.flatMap(({ profile }) => profile ?? []))
  const ofOneGene = await profilesOfOneGene(db, [...functional], options)
  const counts = { objects: 0, exclusions: 0 }
  for (const { type, significance, interaction, diseases, therapies, profile, items } of groups) {
    const facts: ClaimFacts = {
      type,
      significance,
      interaction,
      therapies: Number(therapies),
      hasDisease: diseases === 1,
      hasGene: profile !== null && ofOneGene.has(profile),
    }
    counts[reasonsAgainstEvidence(facts).length === 0 ? 'objects' : 'exclusions'] += Number(items)
  }
  return counts
}

async function assertionCounts(
  db: Reading,
  collection: GksCollection,
  options: GksOptions,
): Promise<GksCounts> {
  const counts = { objects: 0, exclusions: 0 }
  let after = 0
  for (;;) {
    await options.giveWay()
    const ids = await idsAfter(db, collection, after, CHUNK)
    const last = ids.at(-1)
    if (last === undefined) return counts
    const context = gksContext(options, db)
    const assertions = ids.map(async (id) => {
      const assertion = await context.load(recordById.assertions, id)
      if (!assertion) return
      const reasons = reasonsAgainstAssertion(factsOf(await assertionClaim(assertion, context)))
      counts[reasons.length === 0 ? 'objects' : 'exclusions'] += 1
    })
    await Promise.all(assertions)
    after = last
  }
}

/** Every profile in use has a form. */
async function profileCounts(scan: Reading): Promise<GksCounts> {
  const { profiles } = await scan
    .selectFrom('molecular_profiles')
    .select(({ fn }) => fn.countAll<number>().as('profiles'))
    .where('deprecated', '=', false)
    .where('withdrawn', '=', false)
    .executeTakeFirstOrThrow()
  return { objects: Number(profiles), exclusions: 0 }
}

/**
 * Counts the records of the collection that have a form in GKS, and the others. Decided by the rules that the objects are made by, for groups of
 * evidence with the same facts at once: making all objects would take seconds.
 * @param db reads single records
 * @param scan runs statements that may read many rows
 */
export function gksCounts(
  collection: GksCollection,
  { db, scan }: { db: Reading; scan: Reading },
  options: GksOptions,
): Promise<GksCounts> {
  switch (collection.table) {
    case 'evidence_items':
      return evidenceCounts(db, scan, options)
    case 'assertions':
      return assertionCounts(db, collection, options)
    case 'molecular_profiles':
      return profileCounts(scan)
  }
}
