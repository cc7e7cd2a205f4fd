import { pluralOf } from '#domain/records/field-names.ts'
import { recordedName } from '#domain/records/field-values.ts'
import type { SnakeCase } from '#domain/records/field-values.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** A small table of terms, and the column of its rows that documents show. */
interface TermTable {
  readonly table: string
  readonly shows: string
}

/** A table of pairs: which other things a record names. */
export interface IdLink {
  readonly table: string
  /** The column with the id of the record, and the one with the id of what it names. */
  readonly owner: string
  readonly target: string
}

interface AnyField {
  /** Column of the record's table, where it is not called as revisions record the field. */
  readonly column?: string
  /** Name in documents and in the interface, where that is not the key of the field. */
  readonly document?: string
  /** Whether a record can lack it, or only an `imported` one; no record lacks other fields. */
  readonly empty?: 'allowed' | 'imported'
  /** False for a field that nobody enters. */
  readonly edited?: false
  /** The key of the field from which one that nobody enters follows. */
  readonly follows?: string
  /** The public service and its releases do not have it, so that inputs and files need not either. */
  readonly extension?: true
}

/** A text. */
interface TextField extends AnyField {
  readonly sort: 'text'
  /** An empty one is stored as an empty text. */
  readonly blank?: true
  /** Columns that follow from it: `name_folded` is searched, `name_sort_key` is sorted by. */
  readonly keys?: readonly ('folded' | 'sort_key')[]
}

/** A field with one value in a column of the record's table. */
type ScalarField =
  | TextField
  | (AnyField & { readonly sort: 'word'; readonly words: Vocabulary<string> })
  | (AnyField & { readonly sort: 'number'; readonly least?: number; readonly most?: number })
  | (AnyField & { readonly sort: 'truth' | 'time' })
  /** Id of one other record, or of a row of a table of terms. */
  | (AnyField & { readonly sort: 'record'; readonly of: VersionedKind })
  | (AnyField & { readonly sort: 'term'; readonly of: TermTable })

/** Ids of other records or terms, ascending, each once, in a table of links. */
type ListField = AnyField & {
  /** Names of the table of links that do not follow from the key of the field. */
  readonly link?: Partial<IdLink>
} & (
    | { readonly sort: 'records'; readonly of: VersionedKind }
    | { readonly sort: 'terms'; readonly of: TermTable }
  )

/** A field of a kind of record, from which all follows that is done with it. */
export type RecordField = ScalarField | ListField

/**
 * The fields of a kind of record by their keys, in the order of its canonical document. Keys are the names in inputs:
 * `therapyIds`; revisions record them as `therapy_ids`.
 */
export type RecordFields = Readonly<Record<string, RecordField>>

/** The value of a field that is not empty; ids for other records. */
type FilledValue<Field> = Field extends { words: Vocabulary<infer Word> }
  ? Word
  : Field extends { sort: 'text' | 'time' }
    ? string
    : Field extends { sort: 'truth' }
      ? boolean
      : Field extends ListField
        ? number[]
        : number

/** The value of a field of a record. */
export type ValueOf<Field> = FilledValue<Field> | (Field extends { empty: string } ? null : never)

/** The keys of the fields that people enter. */
export type EditedKey<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { edited: false } ? never : Key
}[keyof Fields] &
  string

/** The values of all fields that people enter: what a submission or revision says. */
export type RecordValues<Fields> = { [Key in EditedKey<Fields>]: ValueOf<Fields[Key]> }

/** The keys of the fields in columns of the record's table. */
export type ScalarKey<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends ListField ? never : Key
}[keyof Fields] &
  string

/** The column of a field. */
export type ColumnName<Key extends string, Field> = Field extends { column: infer Column extends string }
  ? Column
  : SnakeCase<Key>

/** The value of a field in its column. */
export type ColumnValue<Field> = Field extends { blank: true } ? string : ValueOf<Field>

/** The values of the columns of all fields that have one. */
export type FieldColumns<Fields> = {
  [Key in ScalarKey<Fields> as ColumnName<Key, Fields[Key]>]: ColumnValue<Fields[Key]>
}

/** The columns that follow from a text. */
type KeyColumn<Key extends string, Field> = Field extends {
  keys: readonly (infer Suffix extends string)[]
}
  ? `${ColumnName<Key, Field>}_${Suffix}`
  : never

/** The values of columns that people give by entering the fields of a record. */
export type EditedColumns<Fields> = {
  [Key in ScalarKey<Fields> & EditedKey<Fields> as ColumnName<Key, Fields[Key]>]: ColumnValue<Fields[Key]>
} & {
  [Key in ScalarKey<Fields> & EditedKey<Fields> as KeyColumn<Key, Fields[Key]>]: ColumnValue<Fields[Key]>
}

/** The name of a field in documents and in the interface. */
export type DocumentName<Key, Field> = Field extends { document: infer Name extends string } ? Name : Key

/** The keys of the fields that people enter and that name no other records. */
export type PlainKey<Fields> = {
  [Key in EditedKey<Fields>]: Fields[Key] extends { of: unknown } ? never : Key
}[EditedKey<Fields>]

/** The fields that people enter and that name no other records, as responses have them. */
export type PlainResponse<Fields> = {
  [
    Key in PlainKey<Fields> as Fields[Key] extends { empty: string } ? never : DocumentName<Key, Fields[Key]>
  ]: ValueOf<Fields[Key]>
} & {
  [
    Key in PlainKey<Fields> as Fields[Key] extends { empty: string } ? DocumentName<Key, Fields[Key]> : never
  ]?: ValueOf<Fields[Key]> | null
}

/** A field with its key. */
export type FieldEntry = [key: string, field: RecordField]

/** The fields of a kind with their keys, in order. */
export const entriesOf = (fields: RecordFields): FieldEntry[] => Object.entries(fields)

/** The fields that people enter, in order. */
export const editedEntries = (fields: RecordFields): FieldEntry[] =>
  entriesOf(fields).filter(([, { edited }]) => edited !== false)

/** Checks whether a field holds a list, which has a table of its own. */
export const isList = (field: RecordField): field is ListField =>
  field.sort === 'records' || field.sort === 'terms'

/** The name of a field in documents and in the interface. */
export const documentName = (key: string, { document }: RecordField): string => document ?? key

/** The column of a field with one value. */
export const columnName = (key: string, { column }: RecordField): string => column ?? recordedName(key)

/** The links of a field with a list: of an `evidence_item`, `therapyIds` are in `evidence_item_therapies`. */
export function linkOf(owner: string, key: string, field: RecordField): IdLink {
  const target = recordedName(key).replace(/s$/, '')
  return {
    table: `${owner}_${pluralOf(target.replace(/_id$/, ''))}`,
    owner: `${owner}_id`,
    target,
    ...('link' in field && field.link),
  }
}

/** The name under which changes by people here are kept from imports: of a list as revisions record it, else its column. */
export function localName(key: string, field: RecordField): string {
  if (field.follows) return recordedName(field.follows)
  return isList(field) ? recordedName(key) : columnName(key, field)
}

/** The extensions among the fields, with the names of their columns in files and in the table of the records. */
export const extensionsOf = (fields: RecordFields): { name: string; column: string; field: RecordField }[] =>
  entriesOf(fields)
    .filter(([, { extension }]) => extension)
    .map(([key, field]) => ({ name: recordedName(key), column: columnName(key, field), field }))
