import { Command } from 'commander'
import {
  namedOrganization,
  namedUser,
  onDatabase,
  siteAddress,
  withDatabase,
} from '#server/accounts/commands/operator.ts'
import { settingsOf } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { gksSettings } from '#server/gks/gks-settings.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import { say } from '#server/terminal/standard-output.ts'
import { readClinvarSummary } from './clinvar-summary.ts'
import { recordAccessions } from './record-accessions.ts'

type Options = { organization: string; user?: string; replace?: boolean; database?: string }

/**
 * `curia clinvar accessions <summary.json> --organization <id>`: writes the accessions that ClinVar returned to the
 * organization's approvals.
 * @param config the configuration; `--database` names another database
 */
export function clinvarCommand(config: () => Config): Command {
  const clinvar = new Command('clinvar').description('record what ClinVar answers to submissions')
  withDatabase(
    clinvar
      .command('accessions')
      .description(
        'write the accessions of a summary that ClinVar returned to the approvals of an organization',
      )
      .argument('<summary>', 'JSON file with the summary of the submission')
      .requiredOption('--organization <id>', 'organization whose approvals were submitted, by id or name')
      .option('--user <user>', 'who records them; the account of automatic changes unless given')
      .option('--replace', 'replace accessions that have another number, which is otherwise an error'),
  ).action(async (file: string, options: Options) => {
    const results = await readClinvarSummary(file)
    await onDatabase(config(), options, async (storage) => {
      const settings = config()
      const organization = await namedOrganization(storage.read, options.organization)
      const userId = options.user === undefined ? null : (await namedUser(storage.read, options.user)).id
      const url = siteAddress(settings, '')
      const { ids } = await gksOptions(storage.read, { settings: settingsOf(settings, gksSettings), url })
      const { recorded, unchanged, without } = await recordAccessions(storage, results, {
        organization,
        ids,
        canReplace: options.replace === true,
        userId,
      })
      say(`${organization.name}: ${recorded} accessions recorded, ${unchanged} unchanged.`)
      if (without.length > 0) say(`ClinVar gave none to ${without.join(', ')}.`)
    })
  })
  return clinvar
}
