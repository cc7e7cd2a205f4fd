import type { Alteration } from '#domain/matching/sample/alteration.ts'
import {
  copyNumberAlteration,
  copyNumberOf,
  USUAL_COPIES,
} from '#domain/matching/sample/copy-number-result.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { present } from '../file-entry.ts'
import { variantsOfAnnotations } from './vcf-annotations.ts'
import type { TranscriptAnnotation } from './vcf-annotations.ts'
import { infoValue } from './vcf-info.ts'

/** Copies that a line gives: of the sample (FORMAT), else of all (INFO). */
export function copiesOf(info: string, format: string, sample: string): number | null {
  const at = format.split(':').indexOf('CN')
  const text = (at >= 0 ? sample.split(':')[at] : null) ?? infoValue(info, 'CN')
  return text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** The state that a kind of allele and a number of copies mean; null where they leave it as it is. */
function stateOf(kind: string, copies: number | null): Parameters<typeof copyNumberAlteration>[1] | null {
  if (copies !== null) return copyNumberOf(copies)
  if (kind === 'DEL') return ['LOSS', 'LOSS']
  return kind === 'DUP' ? ['GAIN', 'COPY NUMBER GAIN'] : null
}

/** Whether an annotation says that the whole transcript is gone or doubled. */
const isWhole = ({ terms }: TranscriptAnnotation) => /transcript_(ablation|amplification)/.test(terms)

const failed = (reason: string): LineReading => ({ ok: false, reason })

/**
 * Reading of a symbolic allele (`<DEL>`, `<DUP:TANDEM>`, `<CNV>`, `<INV>`) for the genes that its annotations name. A
 * gene that it covers whole has a copy number state; of one that it covers in part, the exons are given.
 */
export function readSymbolicAllele(
  alternate: string,
  annotations: readonly TranscriptAnnotation[],
  copies: number | null,
): LineReading {
  const kind = /^<([A-Z]+)/.exec(alternate)?.[1] ?? ''
  if (!['DEL', 'DUP', 'CNV', 'CN', 'INV', 'INS'].includes(kind))
    return failed(`${alternate} is not an accepted allele: DEL, DUP, CNV, INV and INS are.`)
  const inside = annotations.filter(({ terms }) => !/(upstream|downstream)_gene_variant/.test(terms))
  const genes = new Set(inside.map(({ gene }) => gene))
  if (genes.size === 0)
    return failed(
      `The line names no gene of the knowledgebase for ${alternate}: annotate the file with VEP (--symbol).`,
    )
  if (kind === 'INV' || kind === 'INS')
    return failed(
      `${kind === 'INV' ? 'An inversion' : 'An insertion'} in ${[...genes].join(', ')}: write what it makes of the gene, such as a fusion (EML4::ALK).`,
    )
  const number = kind === 'CN' ? Number(/^<CN(\d+)>$/.exec(alternate)?.[1] ?? 'x') : copies
  const copiesOfAllele = number === null || Number.isNaN(number) ? undefined : number
  const state = stateOf(kind, copiesOfAllele ?? null)
  const alterations = [...genes].flatMap((gene): Alteration[] => {
    const ofGene = inside.filter((annotation) => annotation.gene === gene)
    // Without coding transcripts in part, such as from a list of genes, the gene is meant as a whole.
    if (ofGene.some(isWhole)) return state ? [copyNumberAlteration(gene, state, copiesOfAllele)] : []
    return variantsOfAnnotations(ofGene.map((one) => ({ ...one, terms: '' })))
  })
  if (alterations.length > 0) return present(alterations)
  return failed(`${alternate} without a number of copies (CN) other than ${USUAL_COPIES} says no state.`)
}

/** A fusion that SnpEff names by both genes (`gene_fusion` of `EML4&ALK`); else what would be needed. */
export function readBreakend(alternate: string, genes: readonly string[]): LineReading {
  const where = genes.length > 0 ? ` in ${genes.join(', ')}` : ''
  return failed(
    `The breakend ${alternate.slice(0, 60)}${where} does not say which fusion it makes: give it as a line (EML4::ALK) or as a table of fusions.`,
  )
}
