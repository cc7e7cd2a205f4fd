import { paths } from '#app/paths.ts'

/** Parts of the pages about mirrors, each with an address of its own. */
export const mirrorTabs = [
  { id: 'status', title: 'Status', href: paths.mirrors.href() },
  { id: 'conflicts', title: 'Conflicts', href: paths.mirrorConflicts.href() },
  { id: 'outbox', title: 'Outbox', href: paths.mirrorOutbox.href() },
  { id: 'duplicates', title: 'Duplicates', href: paths.mirrorDuplicates.href() },
] as const

/** Id of a part of the pages about mirrors. */
export type MirrorTab = (typeof mirrorTabs)[number]['id']
