import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { putInPlace } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import type { SequenceDigests } from './sequence-digests.ts'

/** A file as it was when its digests were computed; another size or time means other content. */
export interface FileState {
  path: string
  /** Bytes. */
  size: number
  /** When it was written last, in ms since 1970. */
  modified: number
}

const Stored = z.object({
  path: z.string(),
  size: z.number(),
  modified: z.number(),
  digests: z.record(z.string(), z.string()),
})

/** The digests that were stored for the file as it is; null where there are none, or they are of another. */
export async function readStoredDigests(store: string, file: FileState): Promise<SequenceDigests | null> {
  const text = await readFile(store, 'utf8').catch(() => null)
  if (text === null) return null
  const stored = Stored.safeParse(parseJson(text)).data
  const isSame = stored?.path === file.path && stored.size === file.size && stored.modified === file.modified
  return isSame ? stored.digests : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores the digests of a file in place of those stored before. */
export async function storeDigests(store: string, file: FileState, digests: SequenceDigests): Promise<void> {
  const part = `${store}.part`
  makeFolder(dirname(store))
  await writeFile(part, `${JSON.stringify({ ...file, digests })}\n`)
  await putInPlace(part, store)
}
