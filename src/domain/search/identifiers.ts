import { parseGenomicAllele } from '../matching/sequences/genomic-allele.ts'

/** A stretch of a chromosome, 1-based inclusive. */
export interface ChromosomeRegion {
  chromosome: string
  start: number
  stop: number
}

/** An identifier of another database, or a place of the genome. */
export type Identifier =
  | { kind: 'PUBMED'; id: string }
  /** Of a publication of any database, a ClinVar entry or a gene of Entrez: a bare number says no more. */
  | { kind: 'NUMBER'; id: string }
  | { kind: 'CLINICAL_TRIAL'; id: string }
  | { kind: 'PHENOTYPE'; id: string }
  | { kind: 'DISEASE'; id: string }
  | { kind: 'VARIANT_TYPE'; id: string }
  | { kind: 'CLINVAR'; id: string }
  | { kind: 'ALLELE'; id: string }
  | { kind: 'DBSNP'; id: string }
  /** `673`, `HGNC:1097`, `ENSG00000157764` */
  | { kind: 'GENE'; id: string }
  /** Code of NCI Thesaurus for whatever it has: diseases, therapies, factors. */
  | { kind: 'NCIT'; id: string }
  | { kind: 'PLACE'; region: ChromosomeRegion }

const FORMS = [
  ['PUBMED', /^(?:PMID|PUBMED)\s*(?:ID)?[:#]?\s*(\d{1,9})$/i],
  ['NUMBER', /^(\d{3,9})$/],
  ['CLINICAL_TRIAL', /^(NCT\d{8})$/i],
  ['PHENOTYPE', /^(HP[:_]\d{7})$/i],
  ['DISEASE', /^DOID\s*[:_]?\s*(\d+)$/i],
  ['VARIANT_TYPE', /^(SO[:_]\d{7})$/i],
  ['CLINVAR', /^(?:(?:CLINVAR\s*:?\s*)?VCV0*|CLINVAR\s*(?:ID)?\s*:?\s*)(\d+)(?:\.\d+)?$/i],
  ['ALLELE', /^(?:CAID\s*:?\s*)?(CA\d{3,12})$/i],
  ['DBSNP', /^(?:DBSNP\s*:?\s*)?(RS\d{2,12})$/i],
  ['GENE', /^(HGNC:\d{1,6}|ENSG\d{11})(?:\.\d+)?$/i],
  ['GENE', /^(?:ENTREZ|NCBI)[\s_]*(?:GENE)?[\s_]*(?:ID)?\s*[:#]?\s*(\d{1,9})$/i],
  ['GENE', /^GENE[\s_]*ID\s*[:#]?\s*(\d{1,9})$/i],
  // C797 is rather a codon.
  ['NCIT', /^(C\d{4,7})$/i],
  ['NCIT', /^NCIT?\s*[:_]?\s*(C\d{3,7})$/i],
] as const

const REGION = /^(?:CHR)?([1-9]|1\d|2[0-2]|X|Y|MT?)[:-]([\d,]{4,})(?:(?:-|\.\.)([\d,]{4,}))?$/i

const positionOf = (text: string) => Number(text.replaceAll(',', ''))

function readRegion(text: string): ChromosomeRegion | null {
  const allele = parseGenomicAllele(text)
  if (allele) return { chromosome: allele.chromosome, start: allele.start, stop: allele.stop }
  const match = REGION.exec(text)
  if (!match) return null
  const [, name = '', first = '', last] = match
  const start = positionOf(first)
  const stop = last === undefined ? start : positionOf(last)
  const chromosome = /^M$/i.test(name) ? 'MT' : name.toUpperCase()
  return stop < start ? null : { chromosome, start, stop }
}

/**
 * The identifier that a text is as a whole: `PMID 21639808`, `NCT01597908`, `HP:0001909`, `VCV000013961`, `HGNC:1097`,
 * `NCIT:C3224`, `chr7:140453136`, `7-140453136-A-T`. Null for every other text.
 */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim()
  const region = readRegion(trimmed)
  if (region) return { kind: 'PLACE', region }
  for (const [kind, form] of FORMS) {
    const id = form.exec(trimmed)?.[1]
    if (id) return { kind, id: id.toUpperCase().replace('_', ':') }
  }
  return null
}
