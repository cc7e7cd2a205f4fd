/** Accessions of proteins and transcripts of RefSeq (`NP_005219.2`, `NM_…`) and Ensembl (`ENSP…`, `ENST…`). */
const ACCESSION = /^(?:[NX][MPR]_\d+|ENS[PT]\d+)(\.\d+)?$/

const hasVersion = (accession: string) => Boolean(ACCESSION.exec(accession)?.[1])

const namesOfHeader = (header: string) => (header.replace(/^>\s*/, '').split(/\s/)[0] ?? '').split('|')

/** The accession of the protein or transcript that an HGVS expression is of; null for any other text. */
export function accessionOfHgvs(hgvs: string): string | null {
  const [accession = '', ...rest] = hgvs.trim().split(':')
  return rest.length > 0 && hasVersion(accession) ? accession : null
}

/**
 * The accession in the header of a FASTA entry: `>NP_005219.2 epidermal growth factor receptor`, `>gi|2972|ref|NP_005219.2|`,
 * `>ENSP00000275493.2|ENST00000275493.7|…`. Null where the first word has none with a version.
 */
export function accessionOfHeader(header: string): string | null {
  return namesOfHeader(header).find(hasVersion) ?? null
}

/** Checks whether a line is the header of a FASTA entry of a protein or a transcript, not of a chromosome. */
export const isSequenceHeader = (line: string): boolean =>
  line.startsWith('>') && namesOfHeader(line).some((name) => ACCESSION.test(name))
