import { ClientError } from '#server/errors/client-error.ts'
import type { FileKind } from './kinds.ts'
import { kindNames } from './kinds.ts'
import type { ReleaseFile } from './release-file.ts'

/** The kinds of record that cannot be without one of the kind. */
const dependents: Readonly<Partial<Record<FileKind, readonly FileKind[]>>> = {
  feature: ['variant'],
  variant: ['profile'],
  profile: ['evidence', 'assertion'],
}

/**
 * Rejects a release in which a table has a header but no rows, while another holds records that cannot be without
 * them: the file was cut off. Gives a note for each table that is empty with reason, as in an export of little knowledge.
 * @throws ClientError
 */
export function notesOfEmptyTables(files: readonly ReleaseFile[]): string[] {
  return files
    .filter(({ rows }) => rows === 0)
    .map(({ name, kind }) => {
      const other = files.find((file) => file.rows > 0 && dependents[kind]?.includes(file.kind))
      if (!other) return `${name} has a header but no rows.`
      const message = `${name} has a header but no rows, while ${other.name} has ${kindNames[other.kind]}. Download the file again, or leave it out.`
      throw new ClientError('BAD_USER_INPUT', message)
    })
}
