/** The file that a statement about an assertion stands in, by what classifies it. */
export type GksStatementFile = 'clinicalSignificance' | 'oncogenicity' | 'pathogenicity' | 'base'

/** Files of assertions by what classifies them: those without a classification have one of their own. */
export const gksStatementFiles: Readonly<Record<GksStatementFile, string>> = {
  clinicalSignificance: 'gks-clinical-significance.json',
  oncogenicity: 'gks-oncogenicity.json',
  pathogenicity: 'gks-pathogenicity.json',
  base: 'gks-base.json',
}

/** Files of other collections, by their names in addresses. */
export const gksLineFiles = {
  evidence: 'gks-evidence.ndjson',
  'molecular-profiles': 'gks-molecular-profiles.ndjson',
} as const

/** Names of all files, in the order in which they are written and listed. */
export const gksFileNames: readonly string[] = [
  ...Object.values(gksStatementFiles),
  ...Object.values(gksLineFiles),
]

/** End of the names of the files of a release, which are compressed with gzip. */
export const COMPRESSED = '.gz'
