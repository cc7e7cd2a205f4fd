import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { all } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

const description = z.object({ hgvs: z.string() }).optional()
const Allele = z.object({
  transcriptAlleles: all(
    z.object({
      MANE: z.object({
        maneStatus: z.literal('MANE Select'),
        nucleotide: z.object({ Ensembl: description, RefSeq: description }),
      }),
    }),
  ),
})

/** Looks alleles up at the ClinGen Allele Registry by their id (CA123643): the change on the MANE Select transcript. */
export const maneSelectTranscript = (access: ServiceAccess) =>
  createLookup(access, {
    path: (alleleRegistryId: string) => path(['allele', alleleRegistryId]),
    read(answer): string | null {
      const select = Allele.parse(parseForeignJson(answer)).transcriptAlleles[0]?.MANE.nucleotide
      return select?.Ensembl?.hgvs ?? select?.RefSeq?.hgvs ?? null
    },
  })
