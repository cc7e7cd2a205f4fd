import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import { builder } from './schema/builder.ts'
import { EvidenceStatusFilter, ReferenceBuild } from './schema/enums.ts'
import { SampleOriginType } from './match-types.ts'

const AssayedGenesInput = builder.inputType('AssayedGenesInput', {
  description: 'Genes that one kind of test looked at; unknown where nothing is given.',
  fields: (t) => ({
    allGenes: t.boolean({ defaultValue: false, required: true, description: 'True if it was all genes.' }),
    genes: t.stringList({ description: 'Genes of a panel, by symbol, alias or Entrez id.' }),
  }),
})

const ASSAYS: Record<AssayKind, string> = {
  smallVariants: 'Substitutions and small insertions and deletions.',
  copyNumber: 'Amplifications, gains, losses and deletions.',
  fusions: 'Fusions and other rearrangements.',
  expression: 'Expression, methylation and phosphorylation.',
}

const AssayedInput = builder.inputType('AssayedInput', {
  description: 'Assayed genes: only there an unlisted alteration counts as absent.',
  fields: (t) => {
    const field = (kind: AssayKind) => t.field({ type: AssayedGenesInput, description: ASSAYS[kind] })
    return {
      smallVariants: field('smallVariants'),
      copyNumber: field('copyNumber'),
      fusions: field('fusions'),
      expression: field('expression'),
    }
  },
})

export const MatchSampleInput = builder.inputType('MatchSampleInput', {
  description: 'The alterations of one tumour sample, and what was looked for. Beyond the published schema.',
  fields: (t) => ({
    alterations: t.stringList({
      required: true,
      description:
        'Alterations as laboratories write them (BRAF V600E, EML4::ALK, 7:140453136A>T, no KIT D816V); at most 2,000.',
    }),
    build: t.field({ type: ReferenceBuild, description: 'Build of positions: GRCH37 or GRCH38.' }),
    disease: t.string({ description: 'Disease of the patient: its id, or a DOID such as DOID:1909.' }),
    origin: t.field({ type: SampleOriginType, description: 'Origin of the alterations.' }),
    assayed: t.field({ type: AssayedInput, description: 'Assayed genes.' }),
    status: t.field({
      type: EvidenceStatusFilter,
      description: 'Status of the evidence and assertions that count; accepted ones unless given.',
    }),
  }),
})

type Assayed = typeof AssayedInput.$inferInput

/** Assayed genes, as a request to match a sample says it. */
export function assayedOf(
  assayed: Assayed | null | undefined,
): Partial<Record<AssayKind, string[] | 'ALL' | 'UNKNOWN'>> {
  return Object.fromEntries(
    assayKinds.map((kind) => {
      const { allGenes = false, genes = null } = assayed?.[kind] ?? {}
      return [kind, allGenes ? 'ALL' : (genes ?? 'UNKNOWN')]
    }),
  )
}
