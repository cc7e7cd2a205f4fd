// The import command by itself, as `curia` runs it.
import { Command } from 'commander'
import { importCommand } from '#server/exchange/import-command.ts'

try {
  await new Command('curia').addCommand(importCommand(() => 'sqlite::memory:')).parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
