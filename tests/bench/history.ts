import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { print } from 'graphql'
import { EvidencePageDocument } from '#app/graphql/generated/evidence-page.ts'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { statesFolder } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { waiting } from './load.ts'
import { startComputing, startService, timeCommand } from './processes.ts'

const TIMES = 5
const NAME = 'bench'
/** Records that are read beside freezing, which goes on for some seconds. */
const READS_BESIDE = 4000

const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function timed<T>(run: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const started = performance.now()
  const result = await run()
  return [performance.now() - started, result]
}

/** Bytes of the database, and how many times those that it had without versions. */
function sizeOf(file: string): [bytes: number, ratio: number] {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database
    .prepare(`select sum(pgsize) as bytes from dbstat where aggregate = 1 and name like '%record_versions%'`)
    .get()
  database.close()
  const bytes = statSync(file).size
  return [bytes, bytes / (bytes - Number(row?.['bytes'] ?? 0))]
}

/** Time until a state that nobody had open has given its first record. */
async function openCold(folder: string, state: StoredState, id: number): Promise<number> {
  const states = openStates(folder)
  const [time] = await timed(async () => {
    using lease = await states.lease(state)
    await lease.storage.read.selectFrom('evidence_items').selectAll().where('id', '=', id).execute()
  })
  await states.close()
  return time
}

/** A record and a table that no response is cached for, at present and at the state. */
async function measureReads(database: string, ids: readonly number[]): Promise<string[][]> {
  const bodies: [what: string, bodyOf: (number: number) => string][] = [
    [
      'evidence page',
      (number) =>
        JSON.stringify({
          query: print(EvidencePageDocument),
          variables: { id: ids[number % ids.length], asked: number },
        }),
    ],
    [
      'evidence, 50 rows',
      (number) =>
        JSON.stringify({ query: print(EvidenceTableDocument), variables: { first: 50, asked: number } }),
    ],
  ]
  const service = await startService(database, '/api/ready')
  const rows: string[][] = []
  for (const [what, bodyOf] of bodies) {
    const url = `${service.url}/api/graphql`
    const present = await waiting(url, bodyOf)
    const state = await waiting(`${url}?asOf=${NAME}`, bodyOf)
    const ratio = (state.p50 / present.p50).toFixed(2)
    rows.push([
      `${what} at a state, p50`,
      milliseconds(state.p50),
      `present ${milliseconds(present.p50)}: ${ratio}`,
      '2',
    ])
  }
  await service.stop()
  return rows
}

const ROUNDS = 3

/** Repeats something until what it runs beside has ended. */
async function during<T>(
  beside: (number: number) => Promise<unknown>,
  measure: () => Promise<T>,
): Promise<T> {
  const state = { isOver: false }
  const repeated = (async () => {
    for (let number = 0; !state.isOver; number += 1) await beside(number)
  })()
  try {
    return await measure()
  } finally {
    state.isOver = true
    await repeated
  }
}

/**
 * What 99 of 100 records take at most for a reader while another process freezes, beside the same when nobody does, and
 * while a process that is scheduled in the same way only computes: that much is the machine's doing.
 */
async function measureReadersBeside(database: string, ids: readonly number[]): Promise<string[][]> {
  const service = await startService(database, '/api/ready')
  const p99 = async () => {
    const bodyOf = (number: number) =>
      JSON.stringify({
        query: print(EvidencePageDocument),
        variables: { id: ids[number % ids.length], asked: number },
      })
    return (await waiting(`${service.url}/api/graphql`, bodyOf, { timed: READS_BESIDE })).p99
  }
  await p99()
  const calm: number[] = []
  const freezing: number[] = []
  const computing: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await p99())
    const freezeOnce = (number: number) => timeCommand(['freeze', `${NAME}-${round}-${number}`], database)
    freezing.push(await during(freezeOnce, p99))
    const stop = startComputing()
    computing.push(await p99())
    await stop()
  }
  await service.stop()
  const times = (values: readonly number[]) => (median(values) / median(calm)).toFixed(2)
  return [
    [
      'evidence page while another process freezes, p99',
      milliseconds(median(freezing)),
      `calm ${milliseconds(median(calm))}: ${times(freezing)} times; while one computes: ${times(computing)} times`,
      '2 times',
    ],
  ]
}

/** The list of changes between the two public releases, imported one after the other. */
export async function measureChanges(folder: string): Promise<string[][]> {
  if (!release2021 || !release2024) return []
  const database = `sqlite:${join(folder, 'history.db')}`
  await timeCommand(['import', release2021], database)
  const { seconds } = await timeCommand(['import', release2024], database)
  const service = await startService(database, '/api/ready')
  const address = `${service.url}/api/changes/list.json?from=01-Feb-2021&to=01-Aug-2024`
  const [first, length] = await timed(async () => (await (await fetch(address)).arrayBuffer()).byteLength)
  const again = []
  for (let time = 0; time < TIMES; time += 1)
    again.push((await timed(async () => (await fetch(address)).arrayBuffer()))[0])
  await service.stop()
  return [
    ['import of 2024 onto 2021, with versions and a state', `${seconds.toFixed(1)} s`, '', ''],
    [
      'changes between them, list.json',
      milliseconds(median(again)),
      `first ${milliseconds(first)}, ${megabytes(length)}`,
      '',
    ],
  ]
}

/**
 * States of a database that is filled: freezing, opening, reading beside the present; and what versions take of it.
 * @param database address of a SQLite file
 * @param dataFolder where the service of the database keeps its files
 * @param limit how long freezing may take, as it is printed
 */
export async function measureHistory(
  database: string,
  dataFolder: string,
  limit: string,
): Promise<string[][]> {
  const folder = statesFolder(dataFolder, database)
  const storage = await open(database, { unlimited: true })
  const items = await storage.read
    .selectFrom('evidence_items')
    .select('id')
    .orderBy('id')
    .limit(4000)
    .execute()
  const ids = items.map(({ id }) => id)
  const [freezing, state] = await timed(() => freeze(storage, folder, { name: NAME }))
  await storage.close()
  const cold: number[] = []
  for (let time = 0; time < TIMES; time += 1) cold.push(await openCold(folder, state, ids[0] ?? 0))
  const [bytes, ratio] = sizeOf(database.replace('sqlite:', ''))
  return [
    ['history', 'measured', 'beside it', 'at most'],
    ['freezing', `${(freezing / 1000).toFixed(1)} s`, megabytes(state.bytes), limit],
    ['opening a cold state, until its first record', milliseconds(median(cold)), '', '150 ms'],
    ...(await measureReads(database, ids)),
    ...(await measureReadersBeside(database, ids)),
    ['database with versions', megabytes(bytes), `without: ${ratio.toFixed(2)} times`, '2.5 times'],
  ]
}
