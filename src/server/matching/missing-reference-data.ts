import { sql } from 'kysely'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { SampleMatch } from '#domain/matching/match-sample.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { genesOf } from '#domain/matching/sample/sample.ts'
import type { Reading } from '#server/storage/database.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import { OTHER_BUILD } from './lift-over.ts'
import type { ReadSample } from './read-sample.ts'

/** Reference data that matching can do without, and whether they are imported. */
export interface ImportedReferences {
  diseases: boolean
  transcripts: boolean
  liftOver: boolean
}

const hasRows = async (db: Reading, table: 'disease_parents' | 'transcript_exons' | 'chain_blocks') =>
  (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0

/** Which reference data are imported, looked up once for each version of the knowledge. */
export const importedReferences = (db: Reading): Promise<ImportedReferences> =>
  cachedForVersion({ db }, 'index', 'imported-references', async () => ({
    diseases: await hasRows(db, 'disease_parents'),
    transcripts: await hasRows(db, 'transcript_exons'),
    liftOver: await hasRows(db, 'chain_blocks'),
  }))

function genesOfAlteration(found: Alteration): string[] {
  if (found.kind === 'SMALL_VARIANT') return found.gene === null ? [] : [found.gene]
  if (found.kind === 'FUSION')
    return [found.gene, found.fivePrime, found.threePrime].filter((gene) => gene !== null)
  return found.meaning ? genesOf(found.meaning) : []
}

/** Whether a name may be an alias, a former symbol or a gene without records, which HGNC would tell. */
const hasUnknownGene = ({ sample, notUnderstood }: ReadSample, { names }: MatchIndex) =>
  [...sample.alterations, ...sample.absences].some(
    (found) =>
      found.geneDoubt?.includes('HGNC') ||
      genesOfAlteration(found).some((gene) => names.featuresNamed(gene).length === 0),
  ) || notUnderstood.some(({ reason }) => reason.includes('is not a gene'))

/** Whether a profile is undecided because a place in a gene is not known. */
const hasOpenPlace = ({ profiles }: SampleMatch) =>
  profiles.some(
    ({ match }) =>
      match.result === 'UNDECIDED' &&
      match.parts.some(
        ({ truth, precision }) =>
          truth === 'UNKNOWN' && (precision === 'EXON_OR_REGION' || precision === 'CODON'),
      ),
  )

/**
 * The reference data that are not imported and would tell more of this very sample, as one sentence; null where nothing is
 * missing for it.
 */
export function missingReferenceData(
  imported: ImportedReferences,
  read: ReadSample,
  match: SampleMatch,
  index: MatchIndex,
  hasDisease: boolean,
): string | null {
  const { sample } = read
  const isOnOtherBuild = (found: Alteration) =>
    found.kind === 'SMALL_VARIANT' &&
    found.allele !== null &&
    (found.allele.build ?? sample.build) === OTHER_BUILD
  const missing = [
    ...(!imported.liftOver && sample.alterations.some(isOnOtherBuild)
      ? ['the UCSC chain file (positions on GRCh38)']
      : []),
    ...(!index.names.knowsAllSymbols && hasUnknownGene(read, index) ? ['HGNC (names of genes)'] : []),
    ...(hasDisease && !imported.diseases ? ['the Disease Ontology (related diseases)'] : []),
    ...(!imported.transcripts && hasOpenPlace(match) ? ['the Ensembl GTF (exons and residues)'] : []),
  ]
  return missing.length === 0
    ? null
    : `Reference data that are missing for this sample: ${missing.join(', ')}.`
}
