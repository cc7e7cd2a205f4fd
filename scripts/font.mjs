// `node scripts/font.mjs`: makes the app's typeface of Inter: Latin, the weights in use, tabular figures.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const made = new URL('../src/app/styles/inter-latin.woff2', import.meta.url)

/** Code points as `tokens.css` says for which text the file is. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x301],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
]

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((point) => String.fromCodePoint(point))
  .join('')

writeFileSync(
  made,
  await subsetFont(readFileSync(fileURLToPath(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // No alternates in context: they draw "->" as an arrow, and a statement shows the letters that it has.
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'],
  }),
)
