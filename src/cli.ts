#!/usr/bin/env -S node --max-semi-space-size=8
import { enableCompileCache } from 'node:module'

// Compiled sources of the last start are used again; everything is therefore loaded after this line.
enableCompileCache()
// Packages leave out checks for their developers: executing GraphQL takes a tenth less.
process.env['NODE_ENV'] ??= 'production'

const { Command } = await import('commander')
const { variableHelp } = await import('./server/config/config.ts')
const { features, featureSettings, readConfig } = await import('./server/features/features.ts')
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

handleOutputErrors()
try {
  await program.parseAsync(argumentsToParse(process.argv.slice(2)), { from: 'user' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
