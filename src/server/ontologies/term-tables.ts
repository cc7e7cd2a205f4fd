import { capitalizeWords, squeezeSpace } from '#domain/text/names.ts'
import type { NameTable } from '#server/import/records/named-rows.ts'
import type { ReferenceKind } from './reference-file.ts'
import type { Term } from './term.ts'

export type TermKind = Exclude<
  ReferenceKind,
  'genes' | 'cytogenetic bands' | 'lift-over' | 'transcripts' | 'sequences' | 'retractions'
>

/** Where the terms of one vocabulary are kept. */
export interface TermTable {
  table: 'diseases' | 'therapies' | 'phenotypes' | 'variant_types'
  /** Column with the id of the vocabulary. */
  idColumn: 'doid' | 'ncit_id' | 'hpo_id' | 'soid'
  /** Column of the links that names the term. */
  owner: 'disease_id' | 'therapy_id' | 'phenotype_id' | 'variant_type_id'
  parents: 'disease_parents' | 'therapy_parents' | 'phenotype_parents' | 'variant_type_parents'
  aliases: {
    names: NameTable
    links: 'disease_disease_aliases' | 'therapy_therapy_aliases'
    column: string
  } | null
  /** A term's id as it is kept. */
  idOf: (id: string) => string
  /** A term's name as it is kept. */
  nameOf: (term: Term) => string
  /** What a new row has besides id and name. */
  otherColumns: (term: Term) => Record<string, string | null>
  /** The column that a definition fills when it is empty. */
  description: 'description' | null
}

const squeezed = (text: string | null) => (text === null ? null : squeezeSpace(text))

/** `missense_variant` as people read it. */
const readable = (name: string) => capitalizeWords(name.replaceAll('_', ' '))

export const termTables: Readonly<Record<TermKind, TermTable>> = {
  diseases: {
    table: 'diseases',
    idColumn: 'doid',
    owner: 'disease_id',
    parents: 'disease_parents',
    aliases: { names: 'disease_aliases', links: 'disease_disease_aliases', column: 'disease_alias_id' },
    idOf: (id) => id.replace(/^DOID:/i, ''),
    nameOf: ({ name }) => capitalizeWords(name),
    otherColumns: () => ({}),
    description: null,
  },
  therapies: {
    table: 'therapies',
    idColumn: 'ncit_id',
    owner: 'therapy_id',
    parents: 'therapy_parents',
    aliases: { names: 'therapy_aliases', links: 'therapy_therapy_aliases', column: 'therapy_alias_id' },
    idOf: (id) => id,
    nameOf: ({ name }) => capitalizeWords(name),
    otherColumns: ({ definition }) => ({ description: squeezed(definition) }),
    description: 'description',
  },
  phenotypes: {
    table: 'phenotypes',
    idColumn: 'hpo_id',
    owner: 'phenotype_id',
    parents: 'phenotype_parents',
    aliases: null,
    idOf: (id) => id,
    nameOf: ({ name }) => squeezeSpace(name),
    otherColumns: ({ definition }) => ({ description: squeezed(definition) }),
    description: 'description',
  },
  'variant types': {
    table: 'variant_types',
    idColumn: 'soid',
    owner: 'variant_type_id',
    parents: 'variant_type_parents',
    aliases: null,
    idOf: (id) => id,
    nameOf: ({ name }) => squeezeSpace(name),
    otherColumns: ({ name, definition }) => ({
      display_name: readable(name),
      description: squeezed(definition) ?? '',
    }),
    description: 'description',
  },
}
