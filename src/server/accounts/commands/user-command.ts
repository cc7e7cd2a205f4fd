import { Command } from 'commander'
import { say } from '#server/terminal/standard-output.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { noteOperatorDecision } from '../account-decisions.ts'
import { createAccountLink, withdrawAccountLinks } from '../account-links.ts'
import { hashNewPassword, setPassword } from '../passwords.ts'
import { administeredUser, createUser, setDeactivated, setRole } from '../users.ts'
import {
  auditCommand,
  namedOrganization,
  namedUser,
  onDatabase,
  passwordFromInput,
  readRole,
  siteAddress,
  withDatabase,
} from './operator.ts'
import { addApiKeyCommands } from './api-key-commands.ts'
import type { OperatorConfig } from './operator.ts'

type Options = { database?: string }
type CreateOptions = Options & { email: string; name?: string; role: string; passwordStdin?: boolean }
type InviteOptions = Options & { role: string; organization?: string; note?: string }

const now = () => new Date().toISOString()

async function passwordLink(tx: Writing, userId: number): Promise<string> {
  await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId })
  const { path } = await createAccountLink(tx, { kind: 'PASSWORD', userId, createdBy: null, now: now() })
  return path
}

async function listUsers(storage: Storage): Promise<void> {
  const users = await storage.read
    .selectFrom('users')
    .select(['id', 'username', 'email', 'role', 'deactivated_at', 'automation'])
    .orderBy('id')
    .execute()
  for (const { id, username, email, role, deactivated_at, automation } of users) {
    const state = automation ? 'automation account of imports' : deactivated_at ? 'deactivated' : ''
    say([id, username, email ?? '', role.toLowerCase(), state].join('\t').trimEnd())
  }
}

/**
 * `curia user …`: makes and administers accounts. Links go to standard output; a password comes from standard input.
 * @param config the configuration; `--database` names another database
 */
export function userCommand(config: () => OperatorConfig): Command {
  const user = new Command('user').description('create and manage accounts')
  const add = (usage: string, description: string) =>
    withDatabase(user.command(usage).description(description))

  add('create <username>', 'create an account, and print a link for setting its password')
    .requiredOption('--email <address>', 'e-mail address to sign in with')
    .option('--name <name>', 'full name')
    .option('--role <role>', 'curator, editor or admin', 'curator')
    .option('--password-stdin', 'read the password from standard input instead of printing a link')
    .action(async (username: string, options: CreateOptions) => {
      const role = readRole(options.role)
      const { email, name } = options
      const hash = options.passwordStdin ? await hashNewPassword(await passwordFromInput()) : null
      await onDatabase(config(), options, async (storage) => {
        const { made, path } = await storage.writeAside(async (tx) => {
          const made = await createUser(tx, { username, email, name: name ?? null, role }, now())
          if (hash === null) return { made, path: await passwordLink(tx, made.id) }
          await setPassword(tx, made.id, hash, now())
          return { made, path: null }
        })
        say(`Created ${made.username} (${role.toLowerCase()}).`)
        if (path) say(`To set the password within an hour, open:\n  ${siteAddress(config(), path)}`)
      })
    })

  add('list', 'list the accounts: id, username, e-mail address, role, state').action((options: Options) =>
    onDatabase(config(), options, listUsers),
  )

  add('role <user> <role>', 'set the role of a user: curator, editor or admin').action(
    async (name: string, roleName: string, options: Options) => {
      const role = readRole(roleName)
      await onDatabase(config(), options, async (storage) => {
        const { id, username } = await namedUser(storage.read, name)
        await storage.write(async (tx) => {
          await setRole(tx, id, role, now())
          await noteOperatorDecision(tx, 'role-changed', { entityType: 'USER', id })
        })
        auditCommand('role-changed', { userId: id, role })
        say(`The role of ${username} is now ${role.toLowerCase()}.`)
      })
    },
  )

  add('password <user>', 'print a link for setting a new password, once, within an hour')
    .option('--password-stdin', 'read the password from standard input instead of printing a link')
    .action(async (name: string, options: Options & { passwordStdin?: boolean }) => {
      const hash = options.passwordStdin ? await hashNewPassword(await passwordFromInput()) : null
      await onDatabase(config(), options, async (storage) => {
        const { id } = await namedUser(storage.read, name)
        const { username } = await administeredUser(storage.read, id)
        if (hash !== null) {
          await storage.writeAside((tx) => setPassword(tx, id, hash, now()))
          auditCommand('password-changed', { userId: id })
          return say(`The password of ${username} was changed, and all their sessions have ended.`)
        }
        const path = await storage.writeAside((tx) => passwordLink(tx, id))
        auditCommand('password-link-created', { userId: id })
        return say(
          `To set a new password for ${username} within an hour, open:\n  ${siteAddress(config(), path)}`,
        )
      })
    })

  const activation = (usage: string, description: string, deactivated: boolean) =>
    add(usage, description).action((name: string, options: Options) =>
      onDatabase(config(), options, async (storage) => {
        const { id, username } = await namedUser(storage.read, name)
        await storage.write(async (tx) => {
          await setDeactivated(tx, id, deactivated, now())
          const action = deactivated ? 'user-deactivated' : 'user-reactivated'
          await noteOperatorDecision(tx, action, { entityType: 'USER', id })
        })
        auditCommand(deactivated ? 'user-deactivated' : 'user-reactivated', { userId: id })
        say(`${username} ${deactivated ? 'is deactivated' : 'can sign in again'}.`)
      }),
    )
  activation(
    'deactivate <user>',
    'deactivate an account: end its sessions, revoke its API keys and withdraw its links, for good',
    true,
  )
  activation('reactivate <user>', 'let a user sign in again', false)
  addApiKeyCommands(add, (options, work) => onDatabase(config(), options, work))

  add('invite', 'print a link for creating one account, within two weeks')
    .option('--role <role>', 'curator, editor or admin', 'curator')
    .option('--organization <name>', 'organization that the person joins')
    .option('--note <text>', 'who the invitation is for')
    .action(async (options: InviteOptions) => {
      const role = readRole(options.role)
      await onDatabase(config(), options, async (storage) => {
        const { organization, note = null } = options
        const path = await storage.writeAside(async (tx) => {
          const organizationId = organization ? (await namedOrganization(tx, organization)).id : null
          const link = {
            kind: 'INVITATION' as const,
            role,
            organizationId,
            note,
            createdBy: null,
            now: now(),
          }
          return (await createAccountLink(tx, link)).path
        })
        say(siteAddress(config(), path))
      })
    })

  return user
}
