import type { Tables } from '#server/storage/tables.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'

/** Keeps the bases before insertions and deletions that VCF files tell, so that an export can write them again. */
export async function importAnchorBases(
  { tx, writer, report }: ImportContext,
  anchors: Iterable<Tables['anchor_bases']>,
): Promise<void> {
  const rows = [...anchors]
  const there = new Set<string>()
  for (const part of inParts(rows, 1000)) {
    const positions = part.map(({ position }) => position)
    const found = await tx
      .selectFrom('anchor_bases')
      .select(['chromosome', 'position'])
      .where('position', 'in', positions)
      .execute()
    for (const { chromosome, position } of found) there.add(`${chromosome}:${position}`)
  }
  const added = rows.filter(({ chromosome, position }) => !there.has(`${chromosome}:${position}`))
  if (added.length === 0) return
  await writer.insert('anchor_bases', added)
  report.changedSomething()
}
