import { foldText } from '#domain/text/names.ts'
import type { GroupFacts } from '../parsers/group-facts.ts'
import { readGroup } from '../parsers/group-facts.ts'
import type { Release } from '../release/release-file.ts'
import type { ImportContext } from './import-context.ts'
import { syncLinks } from './links.ts'
import { readBatches } from './read-batches.ts'
import { currentRecords, isChangedHere, recordColumns, writeRecords } from './record-writer.ts'

/** Which variants name which group, collected while variants are read. */
export type GroupMembers = {
  /** What the release calls a group; people here may have renamed it. */
  isCalled(groupId: number, groupName: string): void
  add(groupName: string, variantId: number): void
  /** Links every group to the variants that name it. */
  flush(): Promise<void>
}

/** Writes the variant groups of a release. */
export async function importGroups(
  context: ImportContext,
  release: Release,
  groups: GroupMembers,
  onRows: (rows: number) => void,
): Promise<void> {
  for await (const batch of readBatches(context, release, 'group', readGroup, onRows)) {
    for (const { facts } of batch) groups.isCalled(facts.id, facts.name)
    const records = await currentRecords<GroupFacts>(context, 'group', batch)
    await writeRecords(
      context,
      'group',
      records.map((record) => ({
        id: record.facts.id,
        name: record.facts.name,
        name_folded: foldText(record.facts.name),
        description: record.facts.description,
        ...recordColumns(context, 'group', record),
      })),
    )
    for (const { facts } of records) {
      await context.flags.syncFlag('VARIANT_GROUP', facts.id, facts.flagged, facts.lastReview ?? context.now)
    }
  }
}

export function groupMembers(context: ImportContext): GroupMembers {
  const members = new Map<string, Set<number>>()
  const releasedNames = new Map<number, string>()
  return {
    isCalled: (groupId, groupName) => void releasedNames.set(groupId, foldText(groupName)),
    add(groupName, variantId) {
      const key = foldText(groupName)
      members.set(key, (members.get(key) ?? new Set()).add(variantId))
    },
    async flush() {
      const groups = await context.tx
        .selectFrom('variant_groups')
        .select(['id', 'name_folded', 'origin', 'withdrawn'])
        .where('origin', '<>', 'LOCAL')
        .where('withdrawn', '=', false)
        .execute()
      const variants = new Set<number>()
      const rows = await context.tx.selectFrom('variant_group_variants').selectAll().execute()
      const before = new Map<number, Set<number>>()
      for (const { variant_group_id: group, variant_id } of rows) {
        before.set(group, (before.get(group) ?? new Set()).add(variant_id))
      }
      const links = []
      for (const { id, name_folded } of groups) {
        const targets = members.get(releasedNames.get(id) ?? name_folded) ?? variants
        const there = before.get(id) ?? new Set<number>()
        if (there.size === targets.size && [...targets].every((target) => there.has(target))) continue
        if (isChangedHere(context, 'group', id, 'variant_ids')) continue
        links.push({ owner: id, targets: [...targets], isNew: false })
        context.report.changedSomething()
      }
      await syncLinks(context, 'variant_group_variants', 'variant_group_id', 'variant_id', links)
    },
  }
}
