#!/usr/bin/env node
// The command `curia`, under any Node from 20 on: it becomes the program that the build has made, or
// the sources where they are newer, under the Node of the package `node`, run as `npm start` runs the service.
import { become, newEnoughNode } from '../scripts/own-node.mjs'
import { currentProgram } from '../scripts/program.mjs'
import { serviceEnvironment, serviceFlags } from '../scripts/service-flags.mjs'

become(newEnoughNode(), [...serviceFlags, currentProgram(), ...process.argv.slice(2)], {
  ...serviceEnvironment,
  ...process.env,
})
