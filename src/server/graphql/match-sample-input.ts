import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import { builder } from './schema/builder.ts'
import { EvidenceStatusFilter, ReferenceBuild } from './schema/enums.ts'
import { SampleOriginType } from './match-types.ts'

const AssayedGenesInput = builder.inputType('AssayedGenesInput', {
  description: 'Genes that one kind of assay covered; unknown if neither field is given.',
  fields: (t) => ({
    allGenes: t.boolean({
      defaultValue: false,
      required: true,
      description: 'True if all genes were assayed.',
    }),
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
  description:
    'Assayed genes, by kind of alteration: only in these does an unlisted alteration count as absent.',
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
  description: 'Alterations of one tumour sample, and what was assayed. Curia extension.',
  fields: (t) => ({
    alterations: t.stringList({
      required: true,
      description:
        'Alterations as laboratories write them (BRAF V600E, EML4::ALK, 7:140453136A>T, no KIT D816V); at most 2,000.',
    }),
    build: t.field({ type: ReferenceBuild, description: 'Reference build of positions: GRCH37 or GRCH38.' }),
    disease: t.string({
      description:
        'Disease of the patient: a name, an alias, a DOID (with or without prefix), a code of NCI Thesaurus or OncoTree, or `id:7` for the id of a record.',
    }),
    origin: t.field({ type: SampleOriginType, description: 'Origin of the alterations.' }),
    assayed: t.field({ type: AssayedInput, description: 'Assayed genes, by kind of alteration.' }),
    status: t.field({
      type: EvidenceStatusFilter,
      description: 'Status of the evidence and assertions considered; accepted ones by default.',
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
