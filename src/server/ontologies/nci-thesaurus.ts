import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { readTsv } from '#server/files/tsv/reader.ts'
import type { Term } from './term.ts'

/** Semantic types of what patients are given or done; the rest of the thesaurus is about other things. */
const therapeutic = new Set([
  'Pharmacologic Substance',
  'Clinical Drug',
  'Antibiotic',
  'Therapeutic or Preventive Procedure',
])

const listed = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * The therapies of NCI Thesaurus in its flat file: code, address, parents, synonyms (the first is preferred),
 * definition, display name, status, semantic types, separated by tabs, without a header.
 * @throws ClientError when the file is no text
 */
export async function* readNciThesaurus(file: string, options: LinesOptions = {}): AsyncGenerator<Term> {
  for await (const rows of readTsv(file, 'plain', options)) {
    for (const { cells } of rows) {
      const [id = '', , parents, synonyms, definition = '', displayName = '', status = '', types] = cells
      if (!listed(types).some((type) => therapeutic.has(type))) continue
      const names = listed(synonyms)
      const name = displayName.trim() || names[0]
      if (!/^C\d+$/.test(id) || !name) continue
      yield {
        id,
        name,
        definition: definition.trim() || null,
        synonyms: names,
        parents: listed(parents),
        crossReferences: [],
        obsolete: listed(status).some((word) => /^(retired|obsolete)_concept$/i.test(word)),
      }
    }
  }
}
