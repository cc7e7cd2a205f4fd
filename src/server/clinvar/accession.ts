/** An accession of a submission in ClinVar. */
export interface Accession {
  /** As ClinVar writes it: `SCV000123456.2`. */
  text: string
  /** Without the version: `SCV000123456`. */
  number: string
  /** 0 where it has none. */
  version: number
}

/** With or without a version (ClinVar's submission schema). */
export const ACCESSION = /^(SCV\d{9})(?:\.(\d+))?$/

/** The accession that a text is; null for any other text. */
export function parseAccession(text: string): Accession | null {
  const [, number, version = '0'] = ACCESSION.exec(text) ?? []
  return number === undefined ? null : { text, number, version: Number(version) }
}
