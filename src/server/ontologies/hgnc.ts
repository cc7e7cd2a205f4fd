import { squeezeSpace } from '#domain/text/names.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { readTsv } from '#server/files/tsv/reader.ts'

/** A gene of HGNC. */
export interface HgncGene {
  symbol: string
  fullName: string | null
  entrezId: number
  /** Other and earlier symbols. */
  aliases: string[]
  uniprotIds: string[]
  /** Its ids in HGNC and Ensembl. */
  externalIds: string[]
}

const listed = (cell: string): string[] =>
  cell
    .split('|')
    .map(squeezeSpace)
    .filter((part) => part !== '')

/**
 * The genes of HGNC's complete set, by the names of its columns; null for a row without an Entrez id and for a
 * withdrawn entry, neither of which can be a gene here.
 * @throws ClientError when the file is no text or lacks a column
 */
export async function* readHgnc(file: string, options: LinesOptions = {}): AsyncGenerator<HgncGene | null> {
  let places: Map<string, number> | null = null
  for await (const rows of readTsv(file, 'quoted', options)) {
    for (const { cells } of rows) {
      if (!places) {
        places = placesOf(cells, file)
        continue
      }
      const columns = places
      const cell = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? ''
      const entrezId = Number(cell('entrez_id'))
      const symbol = squeezeSpace(cell('symbol'))
      const isGene =
        /^approved$/i.test(cell('status') || 'Approved') && Number.isSafeInteger(entrezId) && entrezId > 0
      yield isGene && symbol !== ''
        ? {
            symbol,
            fullName: squeezeSpace(cell('name')) || null,
            entrezId,
            aliases: [...listed(cell('alias_symbol')), ...listed(cell('prev_symbol'))],
            uniprotIds: listed(cell('uniprot_ids')),
            externalIds: [cell('hgnc_id'), cell('ensembl_gene_id')].filter((id) => id !== ''),
          }
        : null
    }
  }
}

function placesOf(header: readonly string[], file: string): Map<string, number> {
  const places = new Map(header.map((name, place) => [name.trim(), place]))
  const missing = ['symbol', 'name', 'entrez_id', 'alias_symbol', 'prev_symbol'].filter(
    (name) => !places.has(name),
  )
  if (missing.length > 0)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file} lacks the columns ${missing.join(', ')} of the HGNC complete set.`,
    )
  return places
}
