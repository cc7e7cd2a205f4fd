// `npm run release-notes -- v1.2.3`: the section of CHANGELOG.md for a tag, for the page of the release.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { version } from '#server/config/version.ts'

const root = resolve(import.meta.dirname, '..')

/** The text below the heading of a version in a changelog, or null where it has none. */
function sectionOf(changelog: string, wanted: string): string | null {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((each) => each.startsWith(`${wanted} `) || each.startsWith(`${wanted}\n`))
  return section?.slice(section.indexOf('\n')).trim() || null
}

const tag = process.argv[2] ?? ''
const notes = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
if (tag !== `v${version}`) {
  process.stderr.write(
    `The tag is “${tag}”, and the version of package.json ${version}: expected v${version}\n`,
  )
  process.exitCode = 2
} else if (notes === null) {
  process.stderr.write(`CHANGELOG.md has no section “## ${version}” with a text\n`)
  process.exitCode = 2
} else {
  process.stdout.write(`${notes}\n`)
}
