#!/usr/bin/env node
// The command `curia`, under any Node from 20 on: those before 24 cannot read the sources, so that it becomes the command
// line under the Node of the package `node`, run as `npm start` runs the service.
import { join } from 'node:path'
import { become, newEnoughNode } from '../scripts/own-node.mjs'
import { serviceEnvironment, serviceFlags } from '../scripts/service-flags.mjs'

const cli = join(import.meta.dirname, '../src/cli.ts')
become(newEnoughNode(), [...serviceFlags, cli, ...process.argv.slice(2)], {
  ...serviceEnvironment,
  ...process.env,
})
