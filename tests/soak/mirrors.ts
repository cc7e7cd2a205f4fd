import { sql } from 'kysely'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { findingText } from '#server/integrity/finding.ts'
import type { Storage } from '#server/storage/database.ts'
import { recordTables } from '#server/storage/tables/record-tables.ts'
import { mirroredPools } from '#tests/support/mirror/mirrored-pools.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { inProcess } from './senders.ts'
import { soak } from './soak.ts'
import { addWorld } from './world.ts'
import type { World } from './world.ts'

/** Kinds of records that a mirror creates. */
const kinds = [
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
] as const

/** A service that is curated, and follows the one before it in the circle. */
interface Site extends UpstreamService {
  world: World
}

/** Services on these databases, each of which follows the one before it, the first one the last. */
async function circle(urls: readonly string[]): Promise<Site[]> {
  const sites: Site[] = []
  for (const url of urls) {
    const service = await upstreamService(url)
    sites.push({ ...service, world: await addWorld(service.storage) })
  }
  for (const [place, { storage }] of sites.entries()) {
    await storage.write(async (tx) => {
      await sql`update variant_types set display_name = name`.execute(tx)
    })
    await followService(storage, sites.at(place - 1)!.url)
  }
  return sites
}

/** Numbers of records of each kind, those out of use among them. */
async function recordCounts({ read }: Pick<Storage, 'read'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(recordTables[kind])}`.execute(read)
    counts[kind] = Number(rows[0]?.count)
  }
  return counts
}

/** Records that are there again: as those of another installation which are one's own, or as two of one origin. */
async function surplusCopies({ read }: Storage): Promise<string[]> {
  const rows = await read
    .selectFrom('record_origins')
    .innerJoin('installation', 'installation.id', 'record_origins.installation')
    .select(['record_type', 'record_id'])
    .execute()
  return rows.map(({ record_type, record_id }) => `${record_type} ${record_id} is a copy of one's own`)
}

interface MirroredCuration {
  /** Databases of the services: two that follow each other, or more in a circle. */
  urls: readonly string[]
  seed: number
  /** Actions of people at each service between two runs. */
  actions: number
  /** Tells whether another round is to follow so many. */
  isMore: (rounds: number) => boolean
  onRound?: (rounds: number) => void
}

/** What a circle of services ended with. */
export interface MirroredCurationReport {
  rounds: number
  /** What went wrong, and what does not hold; nothing where all does. */
  defects: string[]
  /** Numbers of records by kind, of each service. */
  counts: Record<string, number>[]
  /** Records that the last run of each service wrote. */
  written: number[]
}

/** Has people curate services that follow one another in a circle, and then lets these come to rest. */
export async function curateInCircle(options: MirroredCuration): Promise<MirroredCurationReport> {
  const sites = await circle(options.urls)
  const defects: string[] = []
  async function curate({ storage, world }: Site, seed: number): Promise<void> {
    await mirroredPools(storage.read, world.pools)
    const { send, settled } = inProcess(storage, (defect) => void defects.push(defect))
    const { actions } = options
    const report = await soak({ senders: [send], db: storage.read, world, seed, actions, atOnce: 2 })
    await settled()
    defects.push(...report.defects)
  }
  const run = async ({ storage }: Site) => (await runOnce(storage)).written
  let rounds = 0
  for (; options.isMore(rounds); rounds += 1) {
    for (const [place, site] of sites.entries()) {
      await curate(site, options.seed + rounds * sites.length + place)
      await run(site)
    }
    options.onRound?.(rounds + 1)
  }
  // What one service has gets to the last one after as many runs as there are services.
  let written: number[] = []
  for (let rest = 0; rest < sites.length + 2; rest += 1) {
    written = []
    for (const site of sites) written.push(await run(site))
  }
  const counts = []
  for (const [place, { storage }] of sites.entries()) {
    counts.push(await recordCounts(storage))
    const found = [...(await checkDatabase(storage)).map(findingText), ...(await surplusCopies(storage))]
    const aside = await storage.read.selectFrom('upstream_set_aside').selectAll().execute()
    found.push(
      ...aside.map(({ reason, ...key }) => `${key.record_type} ${key.upstream_record_id}: ${reason}`),
    )
    defects.push(...found.map((text) => `service ${place + 1}: ${text}`))
  }
  for (const site of sites) await site.close()
  return { rounds, defects, counts, written }
}
