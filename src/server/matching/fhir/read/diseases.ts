import { SYSTEMS } from '../codes.ts'

/** A code of a disease in a system. */
export interface DiseaseCode {
  system?: string | undefined
  code?: string | undefined
}

/** The code that the knowledge may have: a DOID, else one of NCI Thesaurus or OncoTree; null for any other. */
export function diseaseTextOf(codes: readonly DiseaseCode[]): string | null {
  const named = codes.flatMap(({ system = '', code = '' }) => {
    const text = code.trim().toUpperCase()
    const doid = /^(?:DOID[:_])?(\d{1,10})$/.exec(text)?.[1]
    if (doid && (text.startsWith('DOID') || /doid|disease-ontology/i.test(system)))
      return [{ rank: 0, text: `DOID:${doid}` }]
    const ncit = /^(?:NCIT?[:_])?(C\d{3,7})$/.exec(text)?.[1]
    if (
      ncit &&
      (/^NCIT?[:_]/.test(text) || system === SYSTEMS.nciThesaurus || /ncit|thesaurus/i.test(system))
    )
      return [{ rank: 1, text: ncit }]
    const oncotree = /^(?:ONCOTREE:)?([A-Z][A-Z0-9_]{1,19})$/.exec(text)?.[1]
    return oncotree && (text.startsWith('ONCOTREE:') || /oncotree/i.test(system))
      ? [{ rank: 2, text: oncotree }]
      : []
  })
  return named.toSorted((one, other) => one.rank - other.rank)[0]?.text ?? null
}

/** Warning of diseases that cannot be used. */
export const UNREADABLE_DISEASE =
  'A disease of the file was ignored, as it has no code of the Disease Ontology, NCI Thesaurus or OncoTree: give disease.'
