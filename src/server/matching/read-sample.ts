import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { describeAlteration, nameOfAlteration } from '#domain/matching/sample/describe-alteration.ts'
import type { MisunderstoodAlteration, UnderstoodAlteration } from '#domain/matching/match-report.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { assayKinds, NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import type { Assayed, AssayedGenes, Sample } from '#domain/matching/sample/sample.ts'
import { readAlteration } from './match-request.ts'
import { askForBuild } from './missing-build.ts'
import type { MatchRequest } from './match-request.ts'

/** A symbol in capitals; aliases and Entrez ids become the symbol. */
const symbolOf = (gene: string, { names }: MatchIndex) => {
  const text = gene.trim().toUpperCase()
  return names.featuresNamed(text)[0] ?? text
}

/** Assayed genes, with the symbols of the knowledge. */
export function assayedGenes(assayed: MatchRequest['assayed'], index: MatchIndex): Assayed {
  const entries = assayKinds.map((kind): [string, AssayedGenes] => {
    const genes = assayed?.[kind]
    return [
      kind,
      Array.isArray(genes) ? new Set(genes.map((gene) => symbolOf(gene, index))) : (genes ?? 'UNKNOWN'),
    ]
  })
  return { ...NOTHING_ASSAYED, ...Object.fromEntries(entries) }
}

/** A sample ready to be matched, with what was read of what was sent. */
export interface ReadSample {
  sample: Sample
  /** For each alteration of the sample the position of the one in the request or file that it was read from. */
  positions: number[]
  understood: UnderstoodAlteration[]
  /** The alterations of each that was understood. */
  found: (readonly Alteration[])[]
  notUnderstood: MisunderstoodAlteration[]
}

/** Reads the alterations of a request; each of the sample's keeps the position of the one that it was read from. */
export function readSample(request: MatchRequest, index: MatchIndex): ReadSample {
  const understood: UnderstoodAlteration[] = []
  const found: (readonly Alteration[])[] = []
  const notUnderstood: MisunderstoodAlteration[] = []
  const alterations: Alteration[] = []
  const absences: Alteration[] = []
  const positions: number[] = []
  request.alterations.forEach((assayed, position) => {
    const text = typeof assayed === 'string' ? assayed : JSON.stringify(assayed)
    if (typeof assayed === 'string' && /^\s*(#|$)/.test(assayed)) return
    const reading = askForBuild(readAlteration(assayed, index.names), request.build ?? null)
    if (!reading.ok) {
      const { reason, choices = [] } = reading
      return notUnderstood.push({ index: position, line: position + 1, text, reason, choices: [...choices] })
    }
    const { isAbsent, warnings } = reading
    understood.push({
      index: position,
      line: position + 1,
      text,
      name: reading.alterations.map(nameOfAlteration).join(' and '),
      understoodAs: reading.alterations.map(describeAlteration),
      isAbsent,
      warnings,
    })
    found.push(reading.alterations)
    if (isAbsent) return absences.push(...reading.alterations)
    for (const one of reading.alterations) {
      alterations.push(one)
      positions.push(position)
    }
  })
  const sample: Sample = {
    build: request.build ?? null,
    alterations,
    absences,
    assayed: assayedGenes(request.assayed, index),
  }
  return { sample, positions, understood, found, notUnderstood }
}
