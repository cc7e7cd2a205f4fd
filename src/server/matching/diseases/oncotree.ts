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

/** The tumour types that a code or name of OncoTree, or a code of NCI Thesaurus, means. */
export function tumorTypesNamed(text: string): TumorType[] {
  const [folded, code] = [foldText(text), text.toUpperCase()]
  return tumorTypes.filter(
    (type) => type.code === code || foldText(type.name) === folded || type.ncit.includes(code),
  )
}
