import { sql } from 'kysely'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { term } from '../ontology.ts'
import { column, integer, truth } from '../scalars.ts'
import { aliases, text, texts } from '../text.ts'

/** Puts the prefix before what people write with or without it, in any case. */
const prefixed = (prefix: string) => (text: string) =>
  prefix + (text.toUpperCase().startsWith(prefix) ? text.slice(prefix.length) : text)

const name = field('Name.', text(column('name'), column('name_folded')))

export const disease: SearchedEntity = {
  plural: 'diseases',
  table: 'diseases',
  fields: {
    id: field('Id of the disease.', integer(column('id'))),
    name,
    diseaseAliases: field('One of its aliases.', aliases('disease')),
    doid: field(
      'Disease Ontology term, by DOID with or without `DOID:`.',
      term({
        table: 'diseases',
        code: 'doid',
        singular: 'disease',
        stored: (text) => text.replace(/^DOID:/i, ''),
      }),
    ),
    deprecated: field('True if it is deprecated.', truth(column('deprecated'))),
  },
}

export const therapy: SearchedEntity = {
  plural: 'therapies',
  table: 'therapies',
  fields: {
    id: field('Id of the therapy.', integer(column('id'))),
    name,
    therapyAliases: field('One of its aliases.', aliases('therapy')),
    ncitId: field(
      'NCI Thesaurus concept, by id with or without its letter C.',
      term({ table: 'therapies', code: 'ncit_id', singular: 'therapy', stored: prefixed('C') }),
    ),
    deprecated: field('True if it is deprecated.', truth(column('deprecated'))),
  },
}

export const phenotype: SearchedEntity = {
  plural: 'phenotypes',
  table: 'phenotypes',
  fields: {
    id: field('Id of the phenotype.', integer(column('id'))),
    name,
    description: field('Description.', text(column('description'))),
    hpoId: field(
      'Human Phenotype Ontology term, by id with or without `HP:`.',
      term({ table: 'phenotypes', code: 'hpo_id', singular: 'phenotype', stored: prefixed('HP:') }),
    ),
  },
}

export const variantType: SearchedEntity = {
  plural: 'variant types',
  table: 'variant_types',
  fields: {
    id: field('Id of the variant type.', integer(column('id'))),
    name: field(
      'Display name or Sequence Ontology name.',
      texts(
        (row, is) => sql`
          select 1 from variant_types as own where own.id = ${sql.ref(`${row}.id`)} and (
            ${is({ written: sql.ref('own.name'), folded: sql.ref('own.name_folded') })}
            or ${is({ written: sql.ref('own.display_name') })})`,
      ),
    ),
    description: field('Description.', text(column('description'))),
    soid: field(
      'Sequence Ontology term, by id with or without `SO:`.',
      term({ table: 'variant_types', code: 'soid', singular: 'variant_type', stored: prefixed('SO:') }),
    ),
  },
}
