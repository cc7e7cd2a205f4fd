import { sql } from 'kysely'
import { isInScope } from '../../parsers/evidence-facts.ts'
import type { RecordKind } from '../../release/kinds.ts'
import { kindNames } from '../../release/kinds.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { recordTables } from '../record-writer.ts'

/** The largest share of a kind that a release may withdraw without being forced. */
const MOST_WITHDRAWN = 0.05

/** Records of earlier releases, of each kind: how many there were, and how many of them this release withdraws. */
export type Shrinkage = {
  withdrawn(kind: RecordKind, ids: readonly number[]): Promise<void>
  /** @throws ClientError when more than a twentieth of a kind would be withdrawn */
  assertSmall(): void
}

/** Counts what earlier releases described, before anything is written; stubs do not count. */
export async function shrinkage(context: ImportContext): Promise<Shrinkage> {
  const before = new Map<RecordKind, number>()
  for (const kind of Object.keys(recordTables) as RecordKind[])
    before.set(kind, await described(context, kind))
  const gone = new Map<RecordKind, number>()
  return {
    async withdrawn(kind, ids) {
      for (const part of inParts(ids, 1000)) {
        const rows = await context.tx
          .selectFrom(recordTables[kind])
          .select('id')
          .where('id', 'in', part)
          .where('release_digest', 'is not', null)
          .execute()
        gone.set(kind, (gone.get(kind) ?? 0) + rows.length)
      }
    },
    assertSmall() {
      const shrunk = [...gone].flatMap(([kind, withdrawn]) => {
        const there = before.get(kind) ?? 0
        if (withdrawn <= there * MOST_WITHDRAWN) return []
        return `${withdrawn.toLocaleString('en')} of ${there.toLocaleString('en')} ${kindNames[kind]}`
      })
      if (shrunk.length === 0) return
      const message = `Release ${context.release.name} no longer holds ${shrunk.join(', ')} that the database has from earlier releases; a file may be cut off or missing rows. Nothing was changed. Check the files; --force withdraws these records all the same.`
      throw new ClientError('CONFLICT', message)
    },
  }
}

async function described({ tx, survey }: ImportContext, kind: RecordKind): Promise<number> {
  const judged = kind === 'evidence' || kind === 'assertion'
  const { rows } = await sql<{ status: 'ACCEPTED' | 'SUBMITTED' | 'REJECTED'; number: number }>`
    select ${judged ? sql.ref('status') : sql.lit('ACCEPTED')} as status, count(*) as number
    from ${sql.table(recordTables[kind])}
    where origin = 'RELEASE' and not withdrawn and release_digest is not null
    group by 1
  `.execute(tx)
  return rows
    .filter(({ status }) => !judged || isInScope(status, survey.scope[kind]))
    .reduce((sum, { number }) => sum + Number(number), 0)
}
