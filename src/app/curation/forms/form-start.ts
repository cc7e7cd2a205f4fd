import { redirect } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { newDraftId } from './drafts/draft-store.ts'

/** Values that a form starts with, and an error where the address names what is not there. */
export type Start<Values> = { values: Partial<Values>; error: string | null }

/**
 * The loader of a form: its address always names a draft, so that a reload or the way back finds what was typed. What
 * else the address says is looked up meanwhile; it never fails.
 */
export function formLoader<Values>(startOf: (parameters: URLSearchParams) => Promise<Start<Values>>) {
  return ({ request }: { request: Request }) => {
    const url = new URL(request.url)
    const draftId = url.searchParams.get('draft')
    if (!draftId) {
      url.searchParams.set('draft', newDraftId())
      return redirect(`${url.pathname}${url.search}`)
    }
    const start = startOf(url.searchParams).catch((error: unknown): Start<Values> => {
      const { title, detail } = failureOf(error)
      return { values: {}, error: `What this link starts with could not be loaded. ${title}. ${detail}` }
    })
    return { draftId, start }
  }
}

/** The ids that a link gives for a field: `12` or `12,13`; anything else counts as none. */
export function idsIn(parameters: URLSearchParams, name: string): number[] {
  return (parameters.get(name) ?? '')
    .split(',')
    .map((text) => parseRecordId(text.trim()))
    .filter((id) => id !== null)
}

export const idIn = (parameters: URLSearchParams, name: string): number | undefined =>
  idsIn(parameters, name)[0]

/** The id of the record that a link starts from: `EID12` or `12`. */
export function recordIn(parameters: URLSearchParams, prefix: string): number | undefined {
  const from = parameters.get('from') ?? ''
  return parseRecordId(from.replace(new RegExp(`^${prefix}`, 'i'), '')) ?? undefined
}

/** Value of a field of text in a link. */
export const textIn = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.slice(0, 5000) || undefined

/** Value of a field of a vocabulary in a link; null for anything else. */
export function wordIn<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  words: Vocabulary<Value>,
): Value | null {
  const text = parameters.get(name)
  return words.has(text) ? text : null
}
