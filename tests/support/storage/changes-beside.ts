import type { KyselyPlugin } from 'kysely'
import type { Storage, Writing } from '#server/storage/database.ts'
import { addComment, addSubmission } from '#tests/support/curation/curation-factories.ts'
import * as add from '#tests/support/factories.ts'

/** Statements of a snapshot after which the knowledge changes: its lists are read first. */
const CHANGING_STATEMENTS = 3

/** Adds a record of each kind with all that it refers to, and rejects the evidence that was added before. */
export async function addOneOfEach(tx: Writing): Promise<void> {
  const { id: user } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await tx
    .updateTable('evidence_items')
    .set({ status: 'REJECTED' })
    .where('status', '=', 'ACCEPTED')
    .execute()
  const { id: variant, profile } = await add.addVariant(tx, await add.addFeature(tx))
  const about = { disease_id: await add.addDisease(tx), therapies: [await add.addTherapy(tx)] }
  const evidence = await add.addEvidence(tx, profile, about)
  const assertion = await add.addAssertion(tx, profile, { ...about, evidence: [evidence] })
  await add.addVariantGroup(tx, undefined, { variants: [variant] })
  await addSubmission(tx, 'EVIDENCE_ITEM', evidence, { user })
  await addSubmission(tx, 'ASSERTION', assertion, { user })
  await addComment(tx, { type: 'EVIDENCE_ITEM', id: evidence }, `See #EID${evidence}`, { user })
}

/** A database that changes while it is read. */
export interface ChangesBeside {
  storage: Storage
  /** From now on it changes after each statement that reads or scans it, and after the first ones of each snapshot. */
  go(): void
  stop(): void
}

/** A database that changes after statements that read it. @param change runs once for those that end together */
export function changesBeside(storage: Storage, change: () => Promise<void>): ChangesBeside {
  let isChanging = false
  let underWay: Promise<void> | null = null
  const changeOnce = () =>
    (underWay ??= change().finally(() => {
      underWay = null
    }))

  /** The knowledge changes after each of the first statements. */
  function changingAfter(statements: number): KyselyPlugin {
    return {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements -= 1
        if (isChanging && statements >= 0) await changeOnce()
        return result
      },
    }
  }

  return {
    storage: {
      ...storage,
      read: storage.read.withPlugin(changingAfter(Number.POSITIVE_INFINITY)),
      scan: storage.scan.withPlugin(changingAfter(Number.POSITIVE_INFINITY)),
      snapshot: async (use, options) => {
        const snapshot = await storage.snapshot(use, options)
        const db = snapshot.db.withPlugin(changingAfter(CHANGING_STATEMENTS)) as typeof snapshot.db
        return { db, [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose]() }
      },
    },
    go: () => void (isChanging = true),
    stop: () => void (isChanging = false),
  }
}
