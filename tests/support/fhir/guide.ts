import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The Genomics Reporting guide as its publisher has it on npm; what it depends on is not there. */
const GUIDE = 'hl7.fhir.uv.genomics-reporting@3.0.0'
const SHA512 = 'XNjaWxZ7ZJ3pb7FuMxNqgGjPtssigYADLNEOcAYRV2niLABCMapDdIjPy+exTfCCZGd6SOuvezNizbCtAze3IA=='

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache')
const folder = join(cache, 'fhir-genomics-reporting-3.0.0')

/** The folder of the guide; null where it has not been fetched. */
const guideFolder = (): string | null =>
  existsSync(join(folder, 'package', 'package.json')) ? join(folder, 'package') : null

/** Fetches the guide (0.6 MB) by npm, once. @returns its folder; null where that is not possible */
export function fetchGuide(): string | null {
  const present = guideFolder()
  if (present) return present
  mkdirSync(cache, { recursive: true })
  const unpacked = mkdtempSync(`${folder}.`)
  try {
    execFileSync('npm', ['pack', GUIDE, '--silent', '--pack-destination', unpacked], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 60_000,
    })
    const [name = ''] = readdirSync(unpacked)
    const hash = createHash('sha512')
      .update(readFileSync(join(unpacked, name)))
      .digest('base64')
    if (hash !== SHA512) throw new Error(`${GUIDE} is not the package that the tests know`)
    execFileSync('tar', ['-xzf', name], { cwd: unpacked })
    // Somebody else may have fetched it meanwhile.
    if (!guideFolder()) renameSync(unpacked, folder)
  } catch (error) {
    process.stderr.write(`The FHIR guide cannot be fetched: ${String(error)}\n`)
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
  return guideFolder()
}

/** A resource of the guide as JSON. */
export const readGuide = (guide: string, file: string): unknown =>
  JSON.parse(readFileSync(join(guide, file), 'utf8'))
