import { isReference } from './upstream-document.ts'
import type { FieldContent, UpstreamDocument } from './upstream-document.ts'

/** Value of an input of GraphQL, as JSON. */
export type InputValue =
  | string
  | number
  | boolean
  | null
  | readonly InputValue[]
  | { readonly [name: string]: InputValue }

/**
 * Id that a text of a field has at the upstream, such as the name of a variant type; undefined: the upstream has no such
 * text.
 */
export type TermId = (field: string, text: string) => number | undefined

/**
 * A field of an input: the fields of a document that it says, and its value; undefined: they cannot be said. A field that
 * the document lacks is not known, which is not to say that it is empty.
 */
export interface InputField {
  from: readonly string[]
  value(document: UpstreamDocument, termId: TermId): InputValue | undefined
}

const entriesOf = (content: FieldContent): readonly (FieldContent & {})[] =>
  Array.isArray(content) ? content : content === null ? [] : [content]

const textsOf = (content: FieldContent): string[] =>
  entriesOf(content).filter((entry) => typeof entry === 'string')

const scalarOf = (content: FieldContent | undefined): string | number | boolean | null =>
  typeof content === 'string' || typeof content === 'number' || typeof content === 'boolean' ? content : null

const nullable = (value: InputValue): InputValue =>
  value === null || value === '' ? { unset: true } : { value }

const ofField = (
  field: string,
  value: (content: FieldContent, termId: TermId) => InputValue | undefined,
): InputField => ({
  from: [field],
  value(document, termId) {
    const content = document[field]
    return content === undefined ? undefined : value(content, termId)
  },
})

const hasAll = (document: UpstreamDocument, fields: readonly string[]): boolean =>
  fields.every((field) => field in document)

/** A value that every record has. */
export const required = (field: string): InputField =>
  ofField(field, (content) => scalarOf(content) ?? undefined)

/** A value that can be emptied: `{ value }` or `{ unset: true }`. */
export const optional = (field: string): InputField =>
  ofField(field, (content) => nullable(scalarOf(content)))

/** Id of a record that every record refers to. */
export const requiredId = (field: string): InputField =>
  ofField(field, (content) => (content && isReference(content) ? content.id : undefined))

/** Id of a record, or none. */
export const optionalId = (field: string): InputField =>
  ofField(field, (content) => nullable(content && isReference(content) ? content.id : null))

/** Ids of records. */
export const ids = (field: string): InputField =>
  ofField(field, (content) => entriesOf(content).flatMap((entry) => (isReference(entry) ? [entry.id] : [])))

/** Texts of a list. */
export const texts = (field: string): InputField => ofField(field, textsOf)

/** Ids of what the texts of a list name at the upstream. */
export const termIds = (field: string): InputField =>
  ofField(field, (content, termId) => {
    const found = textsOf(content).map((text) => termId(field, text))
    return found.includes(undefined) ? undefined : found.filter((id) => id !== undefined)
  })

/** Id of what a text names at the upstream, or none. */
export const optionalTermId = (field: string): InputField =>
  ofField(field, (content, termId): InputValue | undefined => {
    const [text] = textsOf(content)
    if (text === undefined) return { unset: true }
    const id = termId(field, text)
    return id === undefined ? undefined : { value: id }
  })

/** ClinVar entries: ids, or one of two marks. */
export const clinvarIds: InputField = ofField('clinvarIds', (content): InputValue | undefined => {
  const entries = textsOf(content)
  if (entries.length === 1 && entries[0] === 'NONE FOUND') return { noneFound: true }
  if (entries.length === 1 && entries[0] === 'N/A') return { notApplicable: true }
  return entries.every((entry) => /^\d+$/.test(entry)) ? { ids: entries.map(Number) } : undefined
})

const PLACE = 'coordinates.GENE_VARIANT_COORDINATE'
const plainCells = [
  'referenceBuild',
  'ensemblVersion',
  'chromosome',
  'start',
  'stop',
  'representativeTranscript',
]
const baseCells = ['referenceBases', 'variantBases']

const geneCells = [...plainCells, ...baseCells].map((cell) => `${PLACE}.${cell}`)

/** Coordinates of a gene variant. */
export const geneCoordinates: InputField = {
  from: geneCells,
  value(document) {
    if (!hasAll(document, geneCells)) return undefined
    return Object.fromEntries([
      ...plainCells.map((cell) => [cell, scalarOf(document[`${PLACE}.${cell}`])]),
      ...baseCells.map((cell) => [cell, nullable(scalarOf(document[`${PLACE}.${cell}`]))]),
    ]) as InputValue
  },
}

const FIVE_PRIME = 'exonCoordinates.FIVE_PRIME_END_EXON_COORDINATE'
const THREE_PRIME = 'exonCoordinates.THREE_PRIME_START_EXON_COORDINATE'
const sharedCells = ['referenceBuild', 'ensemblVersion']
const sideCells = ['representativeTranscript', 'exon', 'exonOffset', 'exonOffsetDirection']
const fusionCells = [FIVE_PRIME, THREE_PRIME].flatMap((side) =>
  [...sharedCells, ...sideCells].map((cell) => `${side}.${cell}`),
)

/** Exons at the breakpoint of a fusion; both sides have one reference build and one Ensembl version. */
export const fusionCoordinates: InputField = {
  from: fusionCells,
  value(document) {
    if (!hasAll(document, fusionCells)) return undefined
    const cell = (side: string, name: string) => scalarOf(document[`${side}.${name}`])
    const broken = [FIVE_PRIME, THREE_PRIME].filter((side) =>
      sideCells.some((name) => cell(side, name) !== null),
    )
    const shared: (string | number | boolean | null)[] = []
    for (const name of sharedCells) {
      const said = new Set(broken.map((side) => cell(side, name)))
      if (said.size > 1) return undefined
      shared.push([...said][0] ?? null)
    }
    const [referenceBuild = null, ensemblVersion] = shared
    return {
      referenceBuild,
      // It says nothing where there is no exon.
      ensemblVersion: ensemblVersion ?? 0,
      fivePrimeTranscript: cell(FIVE_PRIME, 'representativeTranscript'),
      fivePrimeExonEnd: cell(FIVE_PRIME, 'exon'),
      fivePrimeOffset: cell(FIVE_PRIME, 'exonOffset'),
      fivePrimeOffsetDirection: cell(FIVE_PRIME, 'exonOffsetDirection'),
      threePrimeTranscript: cell(THREE_PRIME, 'representativeTranscript'),
      threePrimeExonStart: cell(THREE_PRIME, 'exon'),
      threePrimeOffset: cell(THREE_PRIME, 'exonOffset'),
      threePrimeOffsetDirection: cell(THREE_PRIME, 'exonOffsetDirection'),
    }
  },
}
