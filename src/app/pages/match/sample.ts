import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import type { SampleFile } from './sample-file.ts'
import type { Reference } from '#app/curation/forms/references/reference.ts'

/** One alteration as it was typed; `id` tells it from others while lines come and go. */
export type SampleLine = { id: number; text: string }

/** Genes that one kind of test looked at: all genes, those of a panel, or nobody said. */
export type AssayedGenes = { scope: 'ALL' | 'PANEL' | 'UNKNOWN'; panel: string }

/** A tumour sample as the page holds it. */
export type Sample = {
  /** Name for the printed report; never sent. */
  name: string
  lines: readonly SampleLine[]
  /** A file that is matched together with the lines. */
  file: SampleFile | null
  disease: Reference | null
  build: '' | 'GRCH37' | 'GRCH38'
  origin: SampleOrigin
  status: 'ACCEPTED' | 'NON_REJECTED'
  assayed: Readonly<Record<AssayKind, AssayedGenes>>
}

const unknown: AssayedGenes = { scope: 'UNKNOWN', panel: '' }

export const emptySample: Sample = {
  name: '',
  lines: [],
  file: null,
  disease: null,
  build: '',
  origin: 'UNKNOWN',
  status: 'ACCEPTED',
  assayed: { smallVariants: unknown, copyNumber: unknown, fusions: unknown, expression: unknown },
}

let lastId = 0

/** Lines of texts, each with an id of its own. */
export const linesOf = (texts: readonly string[]): SampleLine[] =>
  texts.map((text) => {
    lastId += 1
    return { id: lastId, text }
  })

/** Genes of a panel, as they are typed or pasted. */
export const panelGenes = (panel: string): string[] => panel.split(/[\s,;]+/).filter(Boolean)

/** Checks whether there is nothing to match yet. */
export const isEmptySample = ({ lines, file }: Sample): boolean => lines.length === 0 && file === null

const assayedOf = ({ assayed }: Sample) =>
  Object.fromEntries(
    assayKinds.map((kind) => {
      const { scope, panel } = assayed[kind]
      return [kind, scope === 'PANEL' ? panelGenes(panel) : scope]
    }),
  )

/** Body of the request that matches lines; holds nothing that names the patient. */
export function matchRequestOf(sample: Sample): object {
  const { lines, disease, build, origin, status } = sample
  return {
    alterations: lines.map(({ text }) => text),
    disease: disease?.id,
    build: build || undefined,
    origin,
    status,
    assayed: assayedOf(sample),
  }
}

/** Fields of the form that matches a file, beside the file itself. */
export function matchFieldsOf(sample: Sample): Record<string, string> {
  const { lines, disease, build, origin, status, file } = sample
  return {
    alterations: lines.map(({ text }) => text).join('\n'),
    disease: disease ? `id:${disease.id}` : '',
    build,
    origin,
    status,
    assayed: JSON.stringify(assayedOf(sample)),
    sample: file?.sample ?? '',
    includeFiltered: String(file?.includeFiltered ?? false),
  }
}

/**
 * The sample of this tab, so that Back returns to it. It lives in the memory of the page only: a reload or closing the tab
 * drops it.
 */
let sampleOfTab = emptySample
export const currentSample = (): Sample => sampleOfTab
export function setCurrentSample(sample: Sample): void {
  sampleOfTab = sample
}
