import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { parseRecordId } from '#domain/records/record-id.ts'
import { foldText } from '#domain/text/names.ts'
import { foldEmail } from '#domain/user-rules.ts'
import type { OrganizationRecord, UserRecord } from '#server/knowledge/records/terms.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Audit } from '../audit-log.ts'

/** Configuration that commands about accounts need. */
export interface OperatorConfig {
  databaseUrl: string
  publicUrl: string | null
  port: number
}

/** Adds the option that every one of these commands has. */
export const withDatabase = (command: Command): Command =>
  command.option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')

/** Runs work on the database that a command names, and closes it. */
export async function onDatabase<Result>(
  config: OperatorConfig,
  options: { database?: string | undefined },
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openExisting(options.database ?? config.databaseUrl)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

/** An address of the site, as far as the configuration tells it. */
export const siteAddress = (config: OperatorConfig, path: string): string =>
  `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`

/** What a text on the command line may mean: the id of a record, its name, or for digits alone either. */
function readReference(text: string, nameWord: string): { id: number | null; name: string | null } {
  const [, prefix, rest = ''] = /^(\w+):(.*)$/s.exec(text) ?? []
  if (prefix === 'id') return { id: parseRecordId(rest), name: null }
  if (prefix === nameWord) return { id: null, name: rest }
  return { id: parseRecordId(foldText(text)), name: text }
}

/**
 * The one record that a text means.
 * @throws ClientError when there is none, or a number is the name of one and could be the id of another
 */
function meant<Row extends { id: number }>(
  text: string,
  found: readonly Row[],
  { byName, kind, nameWord }: { byName: Row | undefined; kind: string; nameWord: string },
): Row {
  const isNumber = /^\d+$/.test(foldText(text))
  if (isNumber && byName && foldText(text) !== String(byName.id))
    throw new ClientError(
      'BAD_USER_INPUT',
      `“${text}” is the ${nameWord} of ${kind} ${byName.id}, and could be the id of another: write id:${text} or ${nameWord}:${text}`,
    )
  const record = byName ?? found[0]
  if (record) return record
  const others = kind === 'user' ? `${nameWord}, e-mail address` : nameWord
  throw new ClientError('NOT_FOUND', `There is no ${kind} “${text}”: give its ${others} or id`)
}

/**
 * The user that the operator means: by username, e-mail address or id; `id:…` and `username:…` say which.
 * @throws ClientError when there is none, or two could be meant
 */
export async function namedUser(db: Reading, text: string): Promise<UserRecord> {
  const { id, name } = readReference(text, 'username')
  const folded = foldText(name ?? '')
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((column) =>
      column.or([
        column('username_folded', '=', folded),
        column('email_folded', '=', foldEmail(name ?? '')),
        ...(id === null ? [] : [column('id', '=', id)]),
      ]),
    )
    .execute()
  const byName = found.find(({ username_folded }) => username_folded === folded)
  return meant(text, found, { byName, kind: 'user', nameWord: 'username' })
}

/**
 * The organization that the operator means: by name or id; `id:…` and `name:…` say which.
 * @throws ClientError when there is none, or two could be meant
 */
export async function namedOrganization(db: Reading, text: string): Promise<OrganizationRecord> {
  const { id, name } = readReference(text, 'name')
  const folded = foldText(name ?? '')
  const found = await db
    .selectFrom('organizations')
    .selectAll()
    .where((column) =>
      column.or([column('name_folded', '=', folded), ...(id === null ? [] : [column('id', '=', id)])]),
    )
    .execute()
  const byName = found.find(({ name_folded }) => name_folded === folded)
  return meant(text, found, { byName, kind: 'organization', nameWord: 'name' })
}

/** @throws ClientError naming the roles there are */
export function readRole(name: string): UserRole {
  const role = userRoles.values.find((value) => value === name.toUpperCase())
  if (role) return role
  const roles = userRoles.values.map((value) => value.toLowerCase()).join(', ')
  throw new ClientError('BAD_USER_INPUT', `“${name}” is not a role; the roles are ${roles}`)
}

/** Notes an event of the audit log as a line on standard error: commands have no log of their own. */
export const auditCommand: Audit = (event, about) => {
  process.stderr.write(`${JSON.stringify({ audit: event, ...about, by: 'command line' })}\n`)
}

/** The first line of standard input: a password that stands in no history and no list of processes. */
export async function passwordFromInput(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1)
  return line
}
