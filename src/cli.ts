#!/usr/bin/env -S node --max-semi-space-size=8
import { enableCompileCache } from 'node:module'

// Compiled sources of the last start are used again; everything is therefore loaded after this line.
enableCompileCache()
// Packages leave out checks for their developers: executing GraphQL takes a tenth less.
process.env['NODE_ENV'] ??= 'production'

const { Command } = await import('commander')
const { readConfig, settings } = await import('./server/config/config.ts')
const { handleOutputErrors } = await import('./server/terminal/standard-output.ts')
const { version } = await import('./server/config/version.ts')

const widest = Math.max(...settings.map(({ name }) => name.length))
const configurationHelp = `
Configuration (environment variables):
${settings
  .map((setting) => {
    const whenUnset = setting.default === null ? '' : ` (default ${setting.default})`
    return `  ${setting.name.padEnd(widest + 1)}${setting.meaning}${whenUnset}`
  })
  .join('\n')}
`

const program = new Command('curia')
  .description('Curia, a knowledgebase of the clinical evidence for variants in cancer')
  .version(version)
  .showHelpAfterError('Run “curia --help” for usage.')
  .addHelpText('after', configurationHelp)

program
  .command('serve')
  .description('start the service: app and API (as npm start does)')
  .addHelpText('after', configurationHelp)
  .action(async () => {
    const { serve } = await import('./server/main.ts')
    await serve()
  })

const [, , named = ''] = process.argv
const isNamed = (name: string) => name === named

/** Loads each command, in the order in which the help lists them. */
const commands = {
  import: async () => (await import('./server/commands/import-command.ts')).importCommand(readConfig),
  reference: async () =>
    (await import('./server/commands/reference-command.ts')).referenceCommand(readConfig),
  export: async () => (await import('./server/commands/export-command.ts')).exportCommand(readConfig),
  clinvar: async () => (await import('./server/clinvar/clinvar-command.ts')).clinvarCommand(readConfig),
  changes: async () => {
    const { changesCommand } = await import('./server/commands/changes-command.ts')
    return changesCommand(() => readConfig().databaseUrl)
  },
  freeze: async () => {
    // Readers of a service on the same machine go first, also while this is loaded.
    if (isNamed('freeze')) (await import('./server/workers/priority.ts')).enterIdleScheduling()
    return (await import('./server/commands/freeze-command.ts')).freezeCommand(readConfig)
  },
  mirror: async () => (await import('./server/mirror/commands/mirror-command.ts')).mirrorCommand(readConfig),
  backup: async () => (await import('./server/backup/backup-command.ts')).backupCommand(readConfig),
  restore: async () => (await import('./server/backup/restore-command.ts')).restoreCommand(readConfig),
  check: async () => (await import('./server/integrity/check-command.ts')).checkCommand(readConfig),
  match: async () => (await import('./server/matching/match-command.ts')).matchCommand(readConfig),
  mcp: async () => (await import('./server/mcp/mcp-command.ts')).mcpCommand(readConfig),
  mail: async () => (await import('./server/mail/mail-command.ts')).mailCommand(readConfig),
  user: async () => (await import('./server/accounts/commands/user-command.ts')).userCommand(readConfig),
  organization: async () => {
    const { organizationCommand } = await import('./server/accounts/commands/organization-command.ts')
    return organizationCommand(readConfig)
  },
  news: async () => {
    const { newsCommand } = await import('./server/news/news-command.ts')
    return newsCommand(() => readConfig().databaseUrl)
  },
}

// What is run needs nothing of the others; the help lists all of them.
if (!isNamed('serve')) {
  const some = Object.keys(commands).filter(isNamed)
  for (const [name, load] of Object.entries(commands))
    if (some.length === 0 || isNamed(name)) program.addCommand(await load())
}

/**
 * Words of the command line up to one that names no command: an option behind it, such as --help, would be taken for one
 * of the program.
 */
function argumentsToParse(words: string[]): string[] {
  let command = program
  for (const [at, word] of words.entries()) {
    if (word.startsWith('-') || word === 'help' || command.commands.length === 0) break
    const next = command.commands.find((each) => each.name() === word)
    if (!next) return words.slice(0, at + 1)
    command = next
  }
  return words
}

handleOutputErrors()
try {
  await program.parseAsync(argumentsToParse(process.argv.slice(2)), { from: 'user' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
