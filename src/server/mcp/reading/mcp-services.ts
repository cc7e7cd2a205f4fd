import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { States } from '#server/states/open-states.ts'
import type { Storage } from '#server/storage/database.ts'

/** Answer to a mutation that an agent asked for. */
export interface SubmissionAnswer {
  /** The payload; null where it was refused. */
  data: Readonly<Record<string, unknown>> | null
  errors: readonly { message: string; code: string; violations?: readonly unknown[] }[]
}

/** Carries out a mutation of the app for the caller. */
export type Submit = (
  mutation: { query: string; variables: Readonly<Record<string, unknown>> },
  /** `isDryRun`: all is checked and done, and then undone. */
  options: { isDryRun: boolean },
) => Promise<SubmissionAnswer>

/** Services of all calls. */
export interface McpServices {
  storage: Storage
  states: States
  /** Matches samples; without it no tool does. */
  matching: Matching | null
  /** Name of the knowledgebase. */
  name: string
  /** Address under which people reach the service, without a slash at the end. */
  origin: () => string
}

/** Who calls, and what of the service is theirs. */
export interface McpCaller {
  /** The holder of the key; null without one. */
  viewer: UserRecord | null
  /** Aborted when nobody waits for the answer any longer. */
  signal: AbortSignal
  /** Submits for the holder of the key; null: nothing can be submitted. */
  submit: Submit | null
  /** Counts a submission. @throws ClientError when there were too many */
  countSubmission(): Promise<void>
}

/** Caller of a program on the same machine, which reads. */
export const reader = (signal: AbortSignal): McpCaller => ({
  viewer: null,
  signal,
  submit: null,
  countSubmission: async () => {},
})
