#!/usr/bin/env -S node --max-semi-space-size=8
import { enableCompileCache } from 'node:module'

// Compiled sources of the last start are used again; everything is therefore loaded after this line.
enableCompileCache()
// Packages leave out checks for their developers: executing GraphQL takes a tenth less.
process.env['NODE_ENV'] ??= 'production'

const { Command } = await import('commander')
const { readConfig, settings } = await import('./server/config/config.ts')
const { version } = await import('./server/version.ts')

const configurationHelp = `
Configuration (environment variables):
${settings
  .map((setting) => {
    const whenUnset = setting.default === null ? '' : ` (default ${setting.default})`
    return `  ${setting.name.padEnd(20)}${setting.meaning}${whenUnset}`
  })
  .join('\n')}
`

const program = new Command('curia')
  .description('Curia, a knowledgebase of the clinical evidence for variants in cancer')
  .version(version)
  .showHelpAfterError('Run “curia --help” for what is possible.')
  .addHelpText('after', configurationHelp)

program
  .command('serve')
  .description('serve the knowledgebase: app and API (what npm start does)')
  .addHelpText('after', configurationHelp)
  .action(async () => {
    const { serve } = await import('./server/main.ts')
    await serve()
  })

// A service that starts need not load what it does not run.
if (process.argv[2] !== 'serve') {
  const { importCommand } = await import('./server/exchange/commands/import-command.ts')
  const { changesCommand } = await import('./server/exchange/commands/changes-command.ts')
  const { exportCommand } = await import('./server/exchange/commands/export-command.ts')
  const { freezeCommand } = await import('./server/states/freeze-command.ts')
  const { matchCommand } = await import('./server/matching/match-command.ts')
  const { newsCommand } = await import('./server/news/news-command.ts')
  const { userCommand } = await import('./server/accounts/commands/user-command.ts')
  const { organizationCommand } = await import('./server/accounts/commands/organization-command.ts')
  program.addCommand(importCommand(() => readConfig()))
  program.addCommand(exportCommand(() => readConfig()))
  program.addCommand(changesCommand(() => readConfig().databaseUrl))
  program.addCommand(freezeCommand(() => readConfig()))
  program.addCommand(matchCommand(() => readConfig()))
  program.addCommand(userCommand(() => readConfig()))
  program.addCommand(organizationCommand(() => readConfig()))
  program.addCommand(newsCommand(() => readConfig().databaseUrl))
}

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
