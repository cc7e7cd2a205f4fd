import type { Reading, Storage } from '#server/storage/database.ts'
import type { Engine } from '#server/config/database-url.ts'
import { brokenInvariants } from './curation-invariants.ts'
import { brokenReferences, damagedPages, otherSchema } from './database-structure.ts'
import { staleCounts, staleProfileNames, staleSearch } from './derived-data.ts'
import type { Check, Finding } from './finding.ts'
import { staleVersions } from './record-versions.ts'

/** What is checked, in order. */
const checks = {
  pages: damagedPages,
  references: brokenReferences,
  curation: brokenInvariants,
  names: staleProfileNames,
  counts: staleCounts,
  search: staleSearch,
  versions: staleVersions,
} satisfies Record<string, Check>

/** Parts of a check of a database. */
export type CheckedPart = 'schema' | keyof typeof checks

const parts = Object.entries(checks) as [keyof typeof checks, Check][]

type OnPart = (part: CheckedPart, done: number, total: number) => void

/** As {@link checkDatabase}, in a transaction. */
export async function checkState(db: Reading, engine: Engine, onPart: OnPart = () => {}): Promise<Finding[]> {
  const total = parts.length + 1
  const found = async (check: Check) => (await check(db, engine)).filter((each) => each !== null)
  onPart('schema', 0, total)
  const findings = await found(otherSchema)
  // Without its tables nothing else can be read.
  if (findings.length > 0) return findings
  for (const [place, [part, check]] of parts.entries()) {
    onPart(part, place + 1, total)
    findings.push(...(await found(check)))
    // What a damaged file says cannot be compared.
    if (part === 'pages' && findings.length > 0) return findings
  }
  return findings
}

/**
 * Checks one state of a database, which may be in use: its file, its references, and that stored names, numbers, search
 * words and versions are those of the records.
 * @param onPart hears which part begins, and how many of how many are done
 * @returns what does not hold; nothing where all does
 */
export async function checkDatabase(storage: Storage, onPart?: OnPart): Promise<Finding[]> {
  await using snapshot = await storage.snapshot('stream')
  return await checkState(snapshot.db, storage.engine, onPart)
}
