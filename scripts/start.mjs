// `npm start`: builds the app when its sources are newer than the build, then becomes `curia serve`. Runs on any
// Node from 20 on; the service itself runs on the Node 24 of the package `node`.
import { join } from 'node:path'
import { buildWhereStale } from './build.mjs'
import { become, newEnoughNode } from './own-node.mjs'
import { serviceEnvironment, serviceFlags } from './service-flags.mjs'

const node = newEnoughNode()
const status = buildWhereStale(node)
if (status !== 0) {
  console.error('The app could not be built: the reason is above.')
  process.exit(status)
}

const cli = join(import.meta.dirname, '../src/cli.ts')
become(node, [...serviceFlags, cli, 'serve', ...process.argv.slice(2)], {
  ...serviceEnvironment,
  ...process.env,
})
