// Which program is Curia: the one that the build has made, or the sources where they are newer. Node's own modules only.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isBuilt } from './build.mjs'

const root = resolve(import.meta.dirname, '..')

/** The program of the build, which starts in half of the time; the sources where there is no build. */
export function builtProgram() {
  const built = join(root, 'dist/.service/cli.js')
  return existsSync(built) ? built : join(root, 'src/cli.ts')
}

/** The program of the build where it is that of the sources, else the sources. */
export const currentProgram = () => (isBuilt() ? builtProgram() : join(root, 'src/cli.ts'))
