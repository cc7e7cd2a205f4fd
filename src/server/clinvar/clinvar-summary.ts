import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { parseValues } from '#server/errors/parse-values.ts'
import { parseAccession } from './accession.ts'
import type { Accession } from './accession.ts'

const Summary = z.object({
  submissions: z.array(
    z.object({
      identifiers: z.object({
        localKey: z.string().nullish(),
        clinvarLocalKey: z.string().nullish(),
        clinvarAccession: z.string().nullish(),
      }),
      processingStatus: z.string().nullish(),
    }),
  ),
})

/** Result of one submission. */
export interface ClinvarResult {
  /** The identifier of the assertion. */
  localKey: string
  /** Null: ClinVar has not taken it. */
  accession: Accession | null
}

const ALLOWED = 'it must be the summary of a submission as ClinVar returns it, with a list of “submissions”'

async function jsonOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ClientError('BAD_USER_INPUT', `“${file}” is not a readable file: ${ALLOWED}`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new ClientError('BAD_USER_INPUT', `“${file}” is not valid JSON: ${ALLOWED}`)
  }
}

/** @throws ClientError when it is malformed */
function accessionOf(text: string | null | undefined, key: string): Accession | null {
  const accession = text ? parseAccession(text) : null
  if (text && !accession)
    throw new ClientError(
      'BAD_USER_INPUT',
      `“${text.slice(0, 60)}” is not an accession of ClinVar (${key}): it must be such as SCV000123456`,
    )
  return accession
}

/** @throws ClientError when two local keys have the same accession */
function assertOneKeyEach(results: readonly ClinvarResult[]): void {
  const keys = new Map<string, string>()
  for (const { localKey, accession } of results) {
    if (!accession) continue
    const other = keys.get(accession.number)
    if (other !== undefined)
      throw new ClientError(
        'BAD_USER_INPUT',
        `“${accession.number}” is the accession of ${other} and of ${localKey}: each must have its own`,
      )
    keys.set(accession.number, localKey)
  }
}

/**
 * The results of a summary that ClinVar returned, each local key and each accession once.
 * @throws ClientError naming what is wrong and what is allowed
 */
export async function readClinvarSummary(file: string): Promise<ClinvarResult[]> {
  const read = parseValues(Summary, await jsonOf(file))
  if (!read.ok)
    throw new ClientError('BAD_USER_INPUT', `“${file}” is not valid: ${read.errors[0]}; ${ALLOWED}`)
  const accessions = new Map<string, Accession | null>()
  for (const [index, { identifiers }] of read.values.submissions.entries()) {
    const { localKey, clinvarLocalKey, clinvarAccession } = identifiers
    // ClinVar’s own key is the local one with the condition behind it.
    const key = localKey || clinvarLocalKey?.split('|', 1)[0]
    if (!key)
      throw new ClientError(
        'BAD_USER_INPUT',
        `“${file}” is not valid: submissions.${index}.identifiers has no localKey`,
      )
    const accession = accessionOf(clinvarAccession, key)
    const former = accessions.get(key)
    if (former && accession && former.text !== accession.text)
      throw new ClientError(
        'BAD_USER_INPUT',
        `“${key}” has two accessions, ${former.text} and ${accession.text}: it must have one`,
      )
    accessions.set(key, former ?? accession)
  }
  const results = [...accessions].map(([localKey, accession]) => ({ localKey, accession }))
  assertOneKeyEach(results)
  return results
}
