import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

/** What readers of a gene page look for; the whole document would have a megabyte for some genes. */
const FIELDS = [
  'symbol',
  'name',
  'alias',
  'summary',
  'type_of_gene',
  'entrezgene',
  'HGNC',
  'MIM',
  'map_location',
  'taxid',
  'ensembl.gene',
  'genomic_pos',
  'genomic_pos_hg19',
  'uniprot',
  'interpro',
  'pathway',
]

/** Looks genes up at MyGene.info by their NCBI id; gives its JSON document of the gene as it is. */
export const myGeneInfo = (access: ServiceAccess) =>
  createLookup(access, {
    path: (entrezId: number) => path(['gene', entrezId], { fields: FIELDS.join(',') }),
    read: (answer) => z.record(z.string(), z.json()).parse(parseForeignJson(answer)),
  })
