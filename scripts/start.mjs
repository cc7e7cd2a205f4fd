// `npm start`: builds the app and the program when their sources are newer, then becomes `curia serve`. Runs on any
// Node from 20 on; the service itself runs on the Node 24 of the package `node`.
import { buildWhereStale } from './build.mjs'
import { become, newEnoughNode } from './own-node.mjs'
import { builtProgram } from './program.mjs'
import { serviceEnvironment, serviceFlags } from './service-flags.mjs'

const node = newEnoughNode()
const status = buildWhereStale(node)
if (status !== 0) {
  console.error('Curia could not be built: the reason is above.')
  process.exit(status)
}

become(node, [...serviceFlags, builtProgram(), 'serve', ...process.argv.slice(2)], {
  ...serviceEnvironment,
  ...process.env,
})
