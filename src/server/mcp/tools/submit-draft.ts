import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { draftArguments } from '../drafts/draft-arguments.ts'
import { draftMutation } from '../drafts/draft-mutation.ts'
import type { DraftMutation } from '../drafts/draft-mutation.ts'
import { knowledgeShape, understoodShape } from '../output/schemas.ts'
import { refOf, urlOf } from '../reading/refs.ts'
import type { McpCaller, SubmissionAnswer } from '../reading/mcp-services.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

/** Names a draft of a user: another draft, or that of another user, has another. */
const digestOf = ({ viewer }: McpCaller, { query, input }: DraftMutation) =>
  createHash('sha256')
    .update(JSON.stringify([viewer?.id, query, input]))
    .digest('base64url')
    .slice(0, 32)

/** Rules of the draft that are broken, apart from what it repeats. */
function broken({ errors }: SubmissionAnswer) {
  const sentences = errors.map(({ message, code }) => ({
    message: message.slice(0, 600),
    isDuplicate: code === 'CONFLICT',
  }))
  return {
    brokenRules: sentences.flatMap(({ message, isDuplicate }) => (isDuplicate ? [] : [message])),
    duplicates: sentences.flatMap(({ message, isDuplicate }) => (isDuplicate ? [message] : [])),
  }
}

/** The new record in a payload. */
function submittedId({ data }: SubmissionAnswer, payload: string): number | null {
  const [answered] = Object.values(data ?? {})
  const record: unknown = Object(Object(answered)[payload])
  const { id }: { id?: unknown } = Object(record)
  return typeof id === 'number' ? id : null
}

/** Submits for review, by the mutations of the app. */
export const submitDraft = tool({
  name: 'submit_draft',
  title: 'Submit for review',
  description:
    'Submits an evidence item, a revision of one or a source suggestion for review by editors; it accepts, rejects and deletes nothing. First mode PREVIEW: it answers the draft, broken rules and duplicates and changes nothing. Show it to a person; only if they agree, mode SUBMIT with the same arguments and previewDigest. Repeating it submits nothing twice. Example: {"kind": "SOURCE_SUGGESTION", "mode": "PREVIEW", "fields": {"source": "PMID:21639808"}, "comment": "Reports resistance"}.',
  writes: true,
  input: draftArguments,
  output: {
    knowledge: knowledgeShape,
    mode: z.enum(['PREVIEW', 'SUBMIT']),
    understood: z.array(understoodShape),
    draft: z.record(z.string(), z.unknown()).describe('Input of the mutation.'),
    brokenRules: z.array(z.string()),
    duplicates: z.array(z.string()),
    previewDigest: z.string().nullable().describe('For SUBMIT; null where rules are broken.'),
    submitted: z.object({ ref: z.string(), url: z.string().nullable() }).nullable(),
  },
  run: async ({ services, caller }, draft) => {
    const { submit } = caller
    if (!submit)
      throw new ClientError('UNAUTHENTICATED', 'Submitting needs an API key in the Authorization header')
    const isDryRun = draft.mode === 'PREVIEW'
    if (!isDryRun) await caller.countSubmission()
    const { knowledge, mutation } = await ofKnowledge(
      services,
      { signal: caller.signal },
      async (reading) => ({
        knowledge: reading.knowledge,
        mutation: await draftMutation(reading, draft),
      }),
    )
    const { query, input, payload, understood } = mutation
    const digest = digestOf(caller, mutation)
    if (!isDryRun && draft.previewDigest !== digest)
      throw new ClientError(
        'BAD_USER_INPUT',
        `previewDigest is ${JSON.stringify(draft.previewDigest ?? null)}, which is not that of this draft: call with mode PREVIEW and the same arguments first`,
      )
    const clientMutationId = `mcp ${isDryRun ? 'preview ' : ''}${digest}`
    const answer = await submit({ query, variables: { input: { ...input, clientMutationId } } }, { isDryRun })
    const rules = broken(answer)
    const isSound = answer.errors.length === 0
    const id = isDryRun || !isSound ? null : submittedId(answer, payload)
    const isSuggestion = payload === 'sourceSuggestion'
    return {
      knowledge,
      mode: draft.mode,
      understood: [...understood],
      draft: input,
      ...rules,
      previewDigest: isSound ? digest : null,
      submitted:
        id === null
          ? null
          : {
              ref: isSuggestion ? `SSID${id}` : refOf('EVIDENCE_ITEM', id),
              url: isSuggestion ? null : urlOf(services.origin(), 'EVIDENCE_ITEM', id),
            },
    }
  },
})
