import { enableCompileCache } from 'node:module'

// Compiled sources of the last start are used again; everything is therefore loaded after this line.
enableCompileCache()
// Packages leave out checks for their developers: executing GraphQL takes a tenth less.
process.env['NODE_ENV'] ??= 'production'

const { oldNodeMessage } = await import('./node-version.ts')
const oldNode = oldNodeMessage(process.version)
if (oldNode !== null) {
  process.stderr.write(`${oldNode}\n`)
  process.exit(1)
}

const { Command } = await import('commander')
const { variableHelp } = await import('./server/config/config.ts')
const { features, featureSettings, readConfig } = await import('./server/features/features.ts')
const { furtherVariables } = await import('./server/config/further-variables.ts')
const { misspeltVariables } = await import('./server/config/misspelt.ts')
const { handleOutputErrors } = await import('./server/terminal/standard-output.ts')
const { version } = await import('./server/config/version.ts')

const settings = variableHelp(featureSettings)
const widest = Math.max(...settings.map(({ name }) => name.length))
const configurationHelp = `
Configuration (environment variables):
${settings
  .map((setting) => {
    const whenUnset = setting.default === null ? '' : ` (default ${setting.default})`
    return `  ${setting.name.padEnd(widest + 1)}${setting.meaning}${whenUnset}`
  })
  .join('\n')}

Read by libraries and commands (see docs/operations.md):
${furtherVariables.map(([name, meaning]) => `  ${name.padEnd(widest + 1)}${meaning}`).join('\n')}
`

const program = new Command('curia')
  .description('Curia, a knowledgebase of the clinical evidence for variants in cancer')
  .version(version)
  .showHelpAfterError('Run “curia --help” for usage.')
  .addHelpText('after', configurationHelp)

program
  .command('serve')
  .description('start the service: app and API (as npm start does)')
  .option('--yes', 'there is a backup: migrate the database of an earlier version, also in PostgreSQL')
  .addHelpText('after', configurationHelp)
  .action(async ({ yes = false }: { yes?: boolean }) => {
    const { serve } = await import('./server/main.ts')
    await serve({ isBackedUp: yes })
  })

const [, , named = ''] = process.argv

// What is run needs nothing of the others; the help lists all of them.
if (named !== 'serve') {
  const all = features.flatMap(({ commands = {} }) => Object.entries(commands))
  const run = all.filter(([name]) => name === named)
  for (const [name, load] of run.length > 0 ? run : all)
    program.addCommand(await load(readConfig, name === named))
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

/** The service names them in its log. */
if (named !== 'serve')
  for (const { name, meant } of misspeltVariables(process.env, settings))
    process.stderr.write(`The variable ${name} has no effect: did you mean ${meant}?\n`)

handleOutputErrors()
try {
  await program.parseAsync(argumentsToParse(process.argv.slice(2)), { from: 'user' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
