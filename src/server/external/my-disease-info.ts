import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { first, group, oneText, text, texts } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

const Hits = z.object({
  hits: z.array(
    z.object({
      disease_ontology: group({
        def: oneText,
        synonyms: group({ exact: texts, related: texts }),
        xrefs: group({ icd10: oneText, icdo: oneText, mesh: oneText, ncit: texts, omim: oneText }),
      }),
      mondo: group({ definition: oneText, mondo: first(text) }),
    }),
  ),
})

/**
 * The text and the addresses of a definition of the Disease Ontology, which writes both as one:
 * `"A cancer that …" [url:http\://example.org/a, url:http\://example.org/b]`.
 */
function splitDefinition(definition: string): { words: string; citations: string[] } {
  const [, quoted, cited] = /^"((?:[^"\\]|\\.)*)"\s*(?:\[(.*)\])?\s*$/s.exec(definition) ?? []
  if (quoted === undefined) return { words: definition, citations: [] }
  const plain = (escaped: string) => escaped.replace(/\\(.)/g, '$1')
  const citations = (cited ?? '').split(',').map((one) => plain(one.trim()).replace(/^url:/, ''))
  return { words: plain(quoted), citations: citations.filter(Boolean) }
}

/** A definition of Mondo without the sources behind it in brackets. */
const withoutSources = (definition: string) =>
  definition
    .replace(/\s*\[[^\]]*\]\s*$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .trim()

/** Facts of the Disease Ontology and Mondo about a disease, with its names in other vocabularies. */
export type MyDiseaseInfo = NonNullable<ReturnType<typeof readHits>>

function readHits(answer: string) {
  const hit = Hits.parse(parseForeignJson(answer)).hits[0]
  if (!hit) return null
  const { def, synonyms, xrefs } = hit.disease_ontology
  const definition = def === null ? null : splitDefinition(def)
  const { mondo } = hit
  return {
    diseaseOntologyExactSynonyms: synonyms.exact,
    diseaseOntologyRelatedSynonyms: synonyms.related,
    doDef: definition?.words ?? null,
    doDefCitations: definition?.citations ?? [],
    icd10: xrefs.icd10,
    icdo: xrefs.icdo,
    mesh: xrefs.mesh,
    mondoDef: mondo.definition && withoutSources(mondo.definition),
    mondoId: mondo.mondo,
    ncit: xrefs.ncit,
    omim: xrefs.omim,
  }
}

/** Looks diseases up at MyDisease.info by the digits of their Disease Ontology id. */
export const myDiseaseInfo = (access: ServiceAccess) =>
  createLookup(access, {
    path: (doid: string) =>
      path(['query'], {
        q: `mondo.xrefs.doid:"DOID:${doid.replace(/[^\w]/g, '')}"`,
        fields:
          'disease_ontology.def,disease_ontology.synonyms,disease_ontology.xrefs,mondo.definition,mondo.mondo',
        size: '1',
      }),
    read: readHits,
  })
