import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from '#domain/text/names.ts'

/** A tumour type of OncoTree, with the disease of the Disease Ontology that it is. */
export interface TumorType {
  code: string
  name: string
  doid: string
  /** Codes of NCI Thesaurus, as the Disease Ontology refers to them. */
  ncit: readonly string[]
}

/** Tumour types of which the Disease Ontology has the very disease. */
const tumorTypes: readonly TumorType[] = readFileSync(join(import.meta.dirname, 'oncotree.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [code = '', name = '', doid = '', ncit = ''] = line.split('\t')
    return { code, name, doid, ncit: ncit.split(' ').filter(Boolean) }
  })

/** Tumour types by what names them: code and name, folded, and codes of NCI Thesaurus. */
const byName = Map.groupBy(
  tumorTypes.flatMap((type) =>
    [type.code, type.name, ...type.ncit].map((name) => ({ name: foldText(name), type })),
  ),
  ({ name }) => name,
)

/** The tumour types that a code or name of OncoTree, or a code of NCI Thesaurus, means. */
export const tumorTypesNamed = (text: string): TumorType[] => [
  ...new Set((byName.get(foldText(text)) ?? []).map(({ type }) => type)),
]
