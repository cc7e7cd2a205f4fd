import { z } from 'zod'
import { storedJson, storedKeys, storeValue } from '#app/ui/browser-storage.ts'

/** Kinds of record that can be submitted. */
export const submissionKinds = ['evidence', 'assertion', 'variant-group', 'source-suggestion'] as const
export type SubmissionKind = (typeof submissionKinds)[number]

/** Kinds of record that can be revised. */
export const revisionKinds = [
  'evidence-revision',
  'assertion-revision',
  'variant-group-revision',
  'molecular-profile-revision',
  'feature-revision',
  'variant-revision',
] as const
export type RevisionKind = (typeof revisionKinds)[number]

export type DraftKind = SubmissionKind | RevisionKind

const StoredDraft = z.object({
  id: z.string(),
  kind: z.enum([...submissionKinds, ...revisionKinds]),
  /** Which record a revision is of; null for something new. */
  recordId: z.number().int().positive().nullable().catch(null),
  /** What the shelf calls it. */
  title: z.string(),
  startedAt: z.string(),
  savedAt: z.string(),
  /** Changes with every save: a tab that knows another one must not write over it. */
  version: z.string(),
  values: z.unknown(),
  /** What was typed or begun in its fields and is no value yet. */
  unfinished: z.record(z.string(), z.unknown()).catch({}),
})
export type StoredDraft = z.infer<typeof StoredDraft>

const prefixOf = (userId: number) => `curia:draft:${userId}:`

/** Under what name a draft lies in the browser's storage. Each person has their own, also on a shared computer. */
export const draftKey = (userId: number, id: string): string => `${prefixOf(userId)}${id}`

/** A name that nobody else has made; also where the page is not served securely. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The draft under the key, or null when there is none that can be read. */
export function readDraft(key: string): StoredDraft | null {
  return StoredDraft.safeParse(storedJson(key)).data ?? null
}

/** Keeps a draft; false when the browser refuses to, as it does in some private windows or when its storage is full. */
export function writeDraft(key: string, draft: StoredDraft): boolean {
  return storeValue(key, JSON.stringify(draft))
}

export function removeDraft(key: string): void {
  storeValue(key, null)
}

/** The drafts of a person in this browser, the last saved first. */
export function draftsOf(userId: number): StoredDraft[] {
  const drafts = storedKeys(prefixOf(userId)).map(readDraft)
  return drafts
    .filter((draft) => draft !== null)
    .sort((left, right) => right.savedAt.localeCompare(left.savedAt))
}
