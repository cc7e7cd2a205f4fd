// `npm run drills -- [options]`: has the parts of an installation fail in turn while curators and readers are at work, and
// prints what each has cost. The exit code is 1 when a change was lost, a reader saw an older version, or something else
// does not hold. Loopback only; ends by itself.
//   --only <text>   drills whose name holds it; of several, separated by |, one of them
import { parseArgs } from 'node:util'
import { clusterDrills } from './cluster-drills.ts'
import { heading, holds, row } from './drill.ts'
import type { DrillResult } from './drill.ts'
import { fileDrills } from './file-drills.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const cluster = clusterDrills()
const all = [...cluster.drills, ...fileDrills]
const drills = all.filter(({ name }) => options.only.split('|').some((part) => name.includes(part)))
if (drills.length === 0)
  throw new Error(
    `--only ${options.only} names no drill; there are ${all.map(({ name }) => name).join(', ')}`,
  )

console.log(heading)
let results: DrillResult[] = []
try {
  for (const { name, run } of drills) {
    const result = await run()
    results = [...results, result]
    console.log(row(name, result))
  }
} finally {
  await cluster.stop()
}
if (!results.every(holds)) process.exitCode = 1
