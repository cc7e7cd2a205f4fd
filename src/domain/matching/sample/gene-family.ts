import { lookupTable } from '#domain/lookup-table.ts'
import type { Alteration } from './alteration.ts'
import { ANY_ALTERATION, classesOf } from './gene-classes.ts'
import { askBack, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import type { Predicate } from '../predicate.ts'

/** Genes that reports name together, by that name. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = lookupTable({
  NTRK: ['NTRK1', 'NTRK2', 'NTRK3'],
  TRK: ['NTRK1', 'NTRK2', 'NTRK3'],
  RAS: ['KRAS', 'NRAS', 'HRAS'],
  IDH: ['IDH1', 'IDH2'],
  FGFR: ['FGFR1', 'FGFR2', 'FGFR3', 'FGFR4'],
  BRCA: ['BRCA1', 'BRCA2'],
  SSX: ['SSX1', 'SSX2', 'SSX4'],
  H3: ['H3-3A', 'H3-3B', 'H3C2', 'H3C3'],
})
/** Genes that are tested when a family is denied: HRAS is no part of RAS testing of colorectal cancer. */
const DENIED: Readonly<Record<string, readonly string[]>> = lookupTable({ RAS: ['KRAS', 'NRAS'] })

interface Family {
  name: string
  genes: readonly string[]
  words: string
}

/** `IDH1/2`, `NTRK1/2/3`, `NTRK1-3`, `CDKN2A/B`: genes by a common beginning. */
function numberedMembers(text: string): Family | null {
  const [, stem = '', ends = '', words = ''] =
    /^([A-Z]{2,}(?=\d)|[A-Z]+\d+(?=[A-Z]\/))(\d(?:[/,]\s?\d)+|\d-\d|[A-Z](?:\/[A-Z])+)(?:[-\s]+(.*))?$/i.exec(
      text,
    ) ?? []
  if (!stem) return null
  const [from = 0, to = 0] = ends.split('-').map(Number)
  const all = ends.includes('-')
    ? Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `${from + at}`)
    : ends.split(/[/,]\s?/)
  return all.length > 1
    ? { name: `${stem}${ends}`.toUpperCase(), genes: all.map((end) => `${stem}${end}`.toUpperCase()), words }
    : null
}

/** The state that genes joined by a slash have together. */
const WILD_TYPE = /^(?:gene )?(?:wild[- ]?type|wt)$/i

/** Genes joined by slashes, of which one may be a family (`RAS/BRAF`): those that are tested. */
const membersOfEach = (joined: string) =>
  joined
    .toUpperCase()
    .split('/')
    .flatMap((one) => DENIED[one] ?? FAMILIES[one] ?? [one])

/** The genes that a line begins with together: by the name of a family, a common beginning, or three and more by slashes; of two by a slash the wild type. */
function membersOf(text: string): Family | null {
  const [, name = '', behind = ''] =
    /^(?:(?:all|pan)[- ])?([A-Z]+\d?)(?:(?:\s+|-(?!\d))(?:gene )?(.*))?$/i.exec(text) ?? []
  const genes = FAMILIES[name.toUpperCase()]
  if (genes) return { name: name.toUpperCase(), genes, words: behind }
  const [, listed = '', words = ''] = /^([A-Z\d]+(?:\/[A-Z\d]{2,}){2,})(?:[-\s]+(.*))?$/i.exec(text) ?? []
  const [, two = ''] = /^([A-Z\d]+\/[A-Z\d]{2,})[-\s]+(?:wild[- ]?type|wt)$/i.exec(text) ?? []
  if (two) return { name: two.toUpperCase(), genes: membersOfEach(two), words: 'wild type' }
  return listed ? { name: listed.toUpperCase(), genes: membersOfEach(listed), words } : numberedMembers(text)
}

/** What an alteration means as a condition; null for a small variant, which is of one gene. */
function meaningOf(alteration: Alteration): Predicate | null {
  if (alteration.kind === 'FUSION') return alteration
  return alteration.kind === 'REPORTED' ? alteration.meaning : null
}

/**
 * Reads a class of alterations of several genes (`NTRK fusion`, `IDH1/2 mutation`): one of the genes has it, and where it is
 * denied none has it. A change of residues is asked back, as one gene has it. Null where a line names no family.
 */
export function parseFamilyLine(
  text: string,
  isAbsent: boolean,
  lookup: NameLookup,
  read: (line: string) => LineReading,
): LineReading | null {
  const family = membersOf(text)
  if (!family || lookup.featuresNamed(family.name).length > 0) return null
  const { name, genes, words } = family
  if (genes.some((gene) => lookup.genesNamed(gene).length !== 1) && !FAMILIES[name]) return null
  if (words === '')
    return askBack(
      `“${text}” names several genes and no alteration: write both.`,
      [...new Set(genes.flatMap((gene) => classesOf(gene, lookup)))]
        .filter((one) => one !== 'deletion')
        .map((one) => `${text} ${one}${isAbsent ? ' not detected' : ''}`),
    )
  if (isAbsent && /\b(?:WT|WILD[- ]?TYPE)$/i.test(words)) return null
  const isWildType = WILD_TYPE.test(words)
  if (ANY_ALTERATION.test(words))
    return askBack(
      `“${text}” does not say what was altered: write the alteration.`,
      [...new Set(genes.flatMap((gene) => classesOf(gene, lookup)))].map(
        (one) => `${text.slice(0, -words.length)}${one}`,
      ),
    )
  // Neighbours on a chromosome are lost and amplified together.
  if (!isWildType && genes.every((gene) => name.includes(gene)))
    return askBack(
      `“${text}” names several genes: write one per line.`,
      genes.map((gene) => `${gene} ${words}`),
    )
  if (/(?:LOSS|DELETION|DEL|AMPLIFICATION|AMP|GAIN|HOMDEL)$/i.test(words))
    return askBack(
      `“${text}” names several genes: write one per line.`,
      genes.map((gene) => `${gene} ${words}`),
    )
  const readings = genes.map((gene) => ({ gene, reading: read(`${gene} ${words}`) }))
  const sound = readings.flatMap(({ gene, reading }) => (reading.ok ? [{ ...reading, gene }] : []))
  const all = sound.flatMap(({ alterations }) => alterations)
  const [first] = sound
  const parts = all.flatMap((one) => meaningOf(one) ?? [])
  if (!first || sound.length < genes.length || parts.length < genes.length)
    return askBack(
      `“${name}” names several genes: write the one that was altered.`,
      genes.map((gene) => `${gene} ${words}`),
    )
  const denies = isAbsent || first.isAbsent || parts.every(({ kind }) => kind === 'WILD_TYPE')
  if (denies) {
    const tested = DENIED[name] ?? genes
    const absent = sound.filter(({ gene }) => tested.includes(gene)).flatMap(({ alterations }) => alterations)
    return { ...understood(absent, [`${name} was read as ${tested.join(' and ')}.`]), isAbsent: true }
  }
  return understood(
    [
      {
        kind: 'REPORTED',
        feature: genes.join('/'),
        words: words.toUpperCase(),
        meaning: { kind: 'ANY', parts },
      },
    ],
    [`${name} was read as ${genes.slice(0, -1).join(', ')} or ${genes.at(-1)}: which of them is not given.`],
  )
}
