import { Command } from 'commander'
import { say } from '#server/terminal/standard-output.ts'
import type { Storage } from '#server/storage/database.ts'
import { noteOperatorDecision } from '../account-decisions.ts'
import {
  checkOrganization,
  createOrganization,
  editOrganization,
  removeMember,
  setMember,
} from '../organizations.ts'
import { namedOrganization, namedUser, onDatabase, withDatabase } from './operator.ts'
import type { OperatorConfig } from './operator.ts'

type Options = { database?: string }
type Details = Options & {
  name?: string
  url?: string
  description?: string
  parent?: string
  canApprove?: boolean
  vcep?: boolean
}

const now = () => new Date().toISOString()

const subjectOf = (id: number) => ({ entityType: 'ORGANIZATION', id }) as const

const withDetails = (command: Command): Command =>
  command
    .option('--url <address>', 'website of the organization')
    .option('--description <text>', 'description of the organization')
    .option('--parent <organization>', 'parent organization')
    .option('--can-approve', 'members may be given the right to approve assertions')
    .option('--no-can-approve', 'members may not be given that right')
    .option('--vcep', 'approved ClinGen variant curation expert panel (VCEP)')
    .option('--no-vcep', 'not an approved VCEP')

async function listOrganizations(storage: Storage): Promise<void> {
  const organizations = await storage.read
    .selectFrom('organizations')
    .leftJoin('organizations as parent', 'parent.id', 'organizations.parent_id')
    .select(['organizations.id', 'organizations.name', 'organizations.can_approve', 'parent.name as parent'])
    .orderBy('organizations.name_folded')
    .execute()
  for (const { id, name, can_approve, parent } of organizations)
    say([id, name, parent ?? '', can_approve ? 'can approve' : ''].join('\t').trimEnd())
}

/**
 * `curia organization …`: makes organizations and sets who is a member of them.
 * @param config the configuration; `--database` names another database
 */
export function organizationCommand(config: () => OperatorConfig): Command {
  const organization = new Command('organization').description('create and manage organizations')
  const add = (usage: string, description: string) =>
    withDatabase(organization.command(usage).description(description))

  withDetails(add('create <name>', 'create an organization')).action((name: string, options: Details) =>
    onDatabase(config(), options, async (storage) => {
      const made = await storage.write(async (tx) => {
        const parentId = options.parent ? (await namedOrganization(tx, options.parent)).id : null
        const details = checkOrganization({
          name,
          url: options.url ?? '',
          description: options.description ?? '',
          parentId,
          canApprove: options.canApprove ?? false,
          isApprovedVcep: options.vcep ?? false,
        })
        return createOrganization(tx, details, now())
      })
      say(`Created ${made.name} (${made.id}).`)
    }),
  )

  withDetails(add('edit <organization>', 'edit the details of an organization'))
    .option('--name <name>', 'new name')
    .action((which: string, options: Details) =>
      onDatabase(config(), options, async (storage) => {
        await storage.write(async (tx) => {
          const before = await namedOrganization(tx, which)
          const parentId = options.parent
            ? (await namedOrganization(tx, options.parent)).id
            : before.parent_id
          const details = checkOrganization({
            name: options.name ?? before.name,
            url: options.url ?? before.url,
            description: options.description ?? before.description,
            parentId,
            canApprove: options.canApprove ?? before.can_approve,
            isApprovedVcep: options.vcep ?? before.is_approved_vcep,
          })
          await editOrganization(tx, before.id, details, now())
          await noteOperatorDecision(tx, 'organization-changed', subjectOf(before.id))
        })
        say('Changed.')
      }),
    )

  add('list', 'list the organizations: id, name, parent, whether they can approve').action(
    (options: Options) => onDatabase(config(), options, listOrganizations),
  )

  add('member <organization> <user>', 'add a member, or change their permissions')
    .option('--can-approve', 'the member may approve assertions for it')
    .option('--remove', 'end the membership')
    .action((which: string, who: string, options: Options & { canApprove?: boolean; remove?: boolean }) =>
      onDatabase(config(), options, async (storage) => {
        const { id: organizationId, name } = await namedOrganization(storage.read, which)
        const { id: userId, username } = await namedUser(storage.read, who)
        if (options.remove) {
          await storage.write(async (tx) => {
            await removeMember(tx, { organizationId, userId })
            await noteOperatorDecision(tx, 'member-removed', subjectOf(organizationId))
          })
          return say(`${username} is no longer a member of ${name}.`)
        }
        const canApprove = options.canApprove ?? false
        await storage.write(async (tx) => {
          await setMember(tx, { organizationId, userId, canApprove })
          await noteOperatorDecision(tx, 'member-set', subjectOf(organizationId))
        })
        return say(`${username} is a member of ${name}${canApprove ? ' and may approve on its behalf' : ''}.`)
      }),
    )

  return organization
}
