import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { foldText } from '#domain/text/names.ts'
import type { OrganizationRecord, UserRecord } from '#server/knowledge/records/terms.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/client-error.ts'
import { foldEmail } from '../users.ts'

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

/**
 * The user that the operator means: by username, e-mail address or id.
 * @throws ClientError when there is none
 */
export async function namedUser(db: Reading, name: string): Promise<UserRecord> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((column) =>
      column.or([
        column('username_folded', '=', foldText(name)),
        column('email_folded', '=', foldEmail(name)),
        ...(/^\d{1,9}$/.test(name) ? [column('id', '=', Number(name))] : []),
      ]),
    )
    // Of several the one whose username it is.
    .orderBy((column) => column.case().when('username_folded', '=', foldText(name)).then(0).else(1).end())
    .executeTakeFirst()
  if (user) return user
  throw new ClientError('NOT_FOUND', `There is no user “${name}”: give a username, e-mail address or id`)
}

/**
 * The organization that the operator means: by name or id.
 * @throws ClientError when there is none
 */
export async function namedOrganization(db: Reading, name: string): Promise<OrganizationRecord> {
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where((column) =>
      column.or([
        column('name_folded', '=', foldText(name)),
        ...(/^\d{1,9}$/.test(name) ? [column('id', '=', Number(name))] : []),
      ]),
    )
    .executeTakeFirst()
  if (organization) return organization
  throw new ClientError('NOT_FOUND', `There is no organization “${name}”: give its name or id`)
}

/** @throws ClientError naming the roles there are */
export function readRole(name: string): UserRole {
  const role = userRoles.values.find((value) => value === name.toUpperCase())
  if (role) return role
  const roles = userRoles.values.map((value) => value.toLowerCase()).join(', ')
  throw new ClientError('BAD_USER_INPUT', `“${name}” is not a role; the roles are ${roles}`)
}

/** The first line of standard input: a password that stands in no history and no list of processes. */
export async function passwordFromInput(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1)
  return line
}
