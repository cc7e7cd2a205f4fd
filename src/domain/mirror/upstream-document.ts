import { foldText } from '#domain/text/names.ts'
import type { DocumentReference, DocumentRow, DocumentValue } from '#domain/versions/record-document.ts'

/** Content of a field; null: the field is empty. */
export type FieldContent = DocumentValue | null

/**
 * A record field by field, as an upstream describes it. Names of fields are those of canonical documents; each cell of
 * coordinates is a field of its own, such as `coordinates.GENE_VARIANT_COORDINATE.start`. A field that the upstream does
 * not offer is absent.
 */
export interface UpstreamDocument {
  readonly [field: string]: FieldContent
}

const isRow = (value: DocumentValue): value is DocumentRow =>
  typeof value === 'object' && !Array.isArray(value) && !isReference(value)

/** Checks whether a value names another record. */
export const isReference = (value: FieldContent): value is DocumentReference =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  'kind' in value &&
  typeof value.id === 'number'

/** A canonical document with each cell of its coordinates as a field of its own. */
export function flatDocument(document: { readonly [field: string]: FieldContent }): UpstreamDocument {
  const fields: [string, FieldContent][] = []
  for (const [field, value] of Object.entries(document)) {
    const rows = Array.isArray(value) ? value.filter(isRow) : []
    const places = rows.filter((row) => typeof row['coordinateType'] === 'string')
    if (places.length === 0) fields.push([field, value])
    for (const { coordinateType, ...cells } of places)
      for (const [name, cell] of Object.entries(cells))
        fields.push([`${field}.${String(coordinateType)}.${name}`, cell])
  }
  return Object.fromEntries(fields)
}

/**
 * A text that two elements of a list share exactly when they are the same: records by kind and id, whatever their names;
 * texts whatever their letter case and white space, as aliases are compared.
 */
export function elementKey(element: DocumentValue): string {
  if (isReference(element)) return `${element.kind} ${element.id}`
  return typeof element === 'string' ? foldText(element) : JSON.stringify(element)
}

const isEmpty = (content: FieldContent): boolean =>
  content === null || content === '' || (Array.isArray(content) && content.length === 0)

/** A text that two contents of a field share exactly when they say the same. Lists are sets. */
export function contentKey(content: FieldContent): string {
  if (content === null || isEmpty(content)) return ''
  if (Array.isArray(content)) return JSON.stringify([...new Set(content.map(elementKey))].toSorted())
  return isReference(content) ? elementKey(content) : JSON.stringify(content)
}

/** Checks whether two contents of a field say the same. */
export const sameContent = (one: FieldContent, other: FieldContent): boolean =>
  contentKey(one) === contentKey(other)
