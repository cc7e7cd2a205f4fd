import { sql } from 'kysely'
import { z } from 'zod'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import type { DocumentReference, DocumentValue, VersionedKind } from '#domain/versions/record-document.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Reading } from '#server/storage/database.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'

const noContent = z.union([z.null(), z.undefined(), z.literal('')])
const text = z.string().trim()
const reference = z.object({ id: z.int().positive() })

/** The first value of contents, which tells what the field holds. */
function sampleOf(contents: readonly FieldContent[]): DocumentValue | undefined {
  const [filled] = contents.filter((content) => content !== null)
  return Array.isArray(filled) ? filled[0] : filled
}

const isKindOf = (sample: DocumentValue | undefined): sample is DocumentReference =>
  sample !== undefined && isReference(sample)

const expected = (sample: DocumentValue | undefined, isList: boolean): string => {
  const one = isKindOf(sample)
    ? `the id of a ${recordKinds[sample.kind].noun.toLowerCase()}, such as {"id": 1}`
    : typeof sample === 'number'
      ? 'a whole number'
      : typeof sample === 'boolean'
        ? 'true or false'
        : 'a text'
  return isList ? `a list, each entry ${one}` : one
}

/** @throws ClientError when there is no such record */
async function referenceTo(db: Reading, kind: VersionedKind, id: number): Promise<DocumentReference> {
  const [table] = namedIn[kind]
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id}`.execute(db)
  if (rows.length > 0) return { kind, id, name: '' }
  throw new ClientError('NOT_FOUND', `There is no ${recordKinds[kind].noun.toLowerCase()} ${id}`)
}

/** A value of the sort of a sample; null for one of another sort. */
async function valueLike(
  db: Reading,
  sample: DocumentValue | undefined,
  entered: unknown,
): Promise<DocumentValue | null> {
  if (isKindOf(sample)) {
    const { data } = reference.safeParse(entered)
    return data ? referenceTo(db, sample.kind, data.id) : null
  }
  const shape = typeof sample === 'number' ? z.int() : typeof sample === 'boolean' ? z.boolean() : text
  return shape.safeParse(entered).data ?? null
}

/**
 * A content that somebody entered for a field, of the sort that the field holds.
 * @param label of the field, for errors
 * @param contents that the field has or had
 * @throws ClientError for another sort of content, or a record that is not here
 */
export async function enteredContent(
  db: Reading,
  label: string,
  entered: unknown,
  contents: readonly FieldContent[],
): Promise<FieldContent> {
  if (noContent.safeParse(entered).success) return null
  const isList = contents.some((content) => Array.isArray(content))
  const sample = sampleOf(contents)
  const entries = isList ? z.array(z.unknown()).safeParse(entered).data : [entered]
  const values: DocumentValue[] = []
  for (const entry of entries ?? []) {
    const value = await valueLike(db, sample, entry)
    if (value !== null) values.push(value)
  }
  if (entries === undefined || values.length < entries.length)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${label} cannot be ${JSON.stringify(entered)}: it must be ${expected(sample, isList)}`,
    )
  return isList ? values : (values[0] ?? null)
}
