import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, pageModules, readManifest } from '#server/http/pages/page-files.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** Bytes: what a reader's page may need before it shows its record (JavaScript, gzip), and its style sheets. */
const mostScript = 180_000
const mostStyle = 25_000

const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const bytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + zipped(file), 0)

for (const [name, modules] of Object.entries(pageModules)) {
  test(`/${name}: what the page needs before it is shown weighs little`, async () => {
    const manifest = (await readManifest(dist)) ?? {}
    const entries = ['index.html', ...modules.map((module) => `src/app/pages/${module}`)]
    expect(entries.filter((entry) => !manifest[entry])).toEqual([])
    const scripts = filesOf(manifest, entries)
    expect(scripts.size).toBeGreaterThan(3)
    expect(bytes(scripts)).toBeLessThanOrEqual(mostScript)
    expect(bytes(manifest['index.html']?.css ?? [])).toBeLessThanOrEqual(mostStyle)
  })
}
