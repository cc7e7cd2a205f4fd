import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { commonFigures, releaseFigures } from './figures.ts'
import { figuresIn, withFigures, writeFigures } from './section.ts'

const USAGE = `npm run accuracy -- [--release FOLDER …] [--check]

Judges the matching with public releases (those of 2024 and 2021 unless others are given) and writes the figures into
docs/matching.md; with --check it only compares them.`

const { values } = parseArgs({
  options: {
    release: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
} else {
  const folders = values.release ?? [release2024, release2021].filter((folder) => folder !== null)
  if (folders.length === 0)
    throw new Error(`no release is given, and there is none beside the repository\n${USAGE}`)
  const file = join(import.meta.dirname, '../../docs/matching.md')
  const document = readFileSync(file, 'utf8')
  const figures = writeFigures(await commonFigures(), folders.map(releaseFigures))
  console.log(figures)
  if (!values.check) writeFileSync(file, withFigures(document, figures))
  else if (figures !== figuresIn(document)) {
    console.error('docs/matching.md has other figures: run npm run accuracy')
    process.exitCode = 1
  }
}
