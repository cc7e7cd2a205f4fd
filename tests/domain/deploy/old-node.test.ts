import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '#server/config/version.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../../..')

/** Modules that a file imports, itself first, and packages beside those of Node. */
function reached(file: string, found = new Set<string>()): { files: Set<string>; packages: string[] } {
  found.add(file)
  const targets = [...readFileSync(file, 'utf8').matchAll(/^import .*?from '([^']+)'/gm)].map(
    ([, target = '']) => target,
  )
  const packages = targets.filter((target) => !/^(?:node:|\.)/.test(target))
  for (const target of targets.filter((one) => one.startsWith('.'))) {
    const next = join(dirname(file), target)
    if (!found.has(next)) packages.push(...reached(next, found).packages)
  }
  return { files: found, packages }
}

/** An old Node on this machine; null: there is none. */
const oldNode =
  ['/usr/bin/node', '/usr/local/bin/node'].find((file) => {
    if (!existsSync(file)) return false
    const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    return Number(/^v(\d+)/.exec(stdout)?.[1] ?? 24) < 24
  }) ?? null

describe('What is run under an old Node', () => {
  const { prestart, start, precuria, curia } = packageJson.scripts
  const programs = [prestart, start, precuria, curia, `node ${packageJson.bin.curia}`].map(
    (command) => /node (\S+\.mjs)$/.exec(command)?.[1] ?? command,
  )

  it.each(programs)('%s is JavaScript, and needs no package', (program) => {
    const { files, packages } = reached(join(root, program))
    expect([...files].filter((file) => !file.endsWith('.mjs'))).toEqual([])
    expect(packages).toEqual([])
  })

  it('is not the command line itself, which no file that npm runs names', () => {
    const named = [...Object.values(packageJson.scripts), packageJson.bin.curia]
    expect(named.filter((command) => command.includes('src/cli.ts'))).toEqual([])
  })
})

/** A command loads most of the service, which takes long on a busy machine. */
describe('The command curia', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-old-node-'))
  beforeAll(() => {
    for (const name of ['bin', 'scripts']) cpSync(join(root, name), join(folder, name), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const run = (node: string, at: string, ...words: string[]) =>
    spawnSync(node, [join(at, packageJson.bin.curia), ...words], { encoding: 'utf8' })

  it('runs under this Node, with its exit code', () => {
    expect(run(process.execPath, root, '--version')).toMatchObject({ status: 0, stdout: `${version}\n` })
    expect(run(process.execPath, root, 'check', '--nonsense').status).toBe(1)
  })

  it.runIf(oldNode !== null)('runs under an old Node by the one that is installed', () => {
    expect(run(oldNode ?? '', root, '--version')).toMatchObject({ status: 0, stdout: `${version}\n` })
    expect(run(oldNode ?? '', root, 'check', '--nonsense').status).toBe(1)
  })

  it.runIf(oldNode !== null)('says under an old Node what to do where no other is installed', () => {
    const { status, stderr } = run(oldNode ?? '', folder, 'serve')
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Curia needs Node 24, this is v.*npm start/)])
    const start = spawnSync(oldNode ?? '', [join(folder, 'scripts/start.mjs')], { encoding: 'utf8' })
    expect([start.status, start.stderr]).toEqual([1, expect.stringMatching(/^Curia needs Node 24/)])
  })
})
