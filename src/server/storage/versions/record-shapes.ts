import { exonCoordinateFields, variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { fieldsOfKind } from '#domain/records/fields/fields-of-kind.ts'
import { columnName, documentName, entriesOf, isList, linkOf } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'

/** Rows that belong to a record, as one list of its document. */
export interface ListShape {
  /** Tables to read, with their joins. */
  from: string
  /** The column with the id of the record. */
  owner: string
  /** The columns of an entry, by their names in the document. */
  columns: Readonly<Record<string, string>>
  /** The order of entries, the same on both engines. */
  order: string
  /** An entry is a reference to a record of this kind, a text, or an object of its columns. */
  entry: VersionedKind | 'text' | 'row'
}

/** Where the canonical document of a kind of record comes from. The order is that of the document. */
export interface RecordShape {
  table: string
  /** Tables with at most one row for each record, by the column of the record's id. */
  joins?: Readonly<Record<string, string>>
  /** Columns by their names in the interface; those of joined tables with the table's name. */
  columns: Readonly<Record<string, string>>
  /** Other records: their kind and the column with their id. */
  references?: Readonly<Record<string, readonly [VersionedKind, string]>>
  lists: Readonly<Record<string, ListShape>>
}

/** The table of a kind and the column of its name. */
export const namedIn = {
  FEATURE: ['features', 'name'],
  VARIANT: ['variants', 'name'],
  MOLECULAR_PROFILE: ['molecular_profiles', 'name'],
  EVIDENCE_ITEM: ['evidence_items', `'EID' || target.id`],
  ASSERTION: ['assertions', `'AID' || target.id`],
  VARIANT_GROUP: ['variant_groups', 'name'],
  SOURCE: ['sources', 'citation'],
  DISEASE: ['diseases', 'name'],
  THERAPY: ['therapies', 'name'],
  PHENOTYPE: ['phenotypes', 'name'],
} as const satisfies Record<VersionedKind, readonly [string, string]>

/** SQL for the name of a record of the kind, whose row has this alias. */
export const nameOf = (kind: VersionedKind, alias: string): string => {
  const [, name] = namedIn[kind]
  return name.includes(' ') ? name.replace('target', alias) : `${alias}.${name}`
}

const linked = (
  kind: VersionedKind,
  link: string,
  owner: string,
  target: string,
  order = 'target.id',
): ListShape => ({
  from: `${link} as link join ${namedIn[kind][0]} as target on target.id = link.${target}`,
  owner: `link.${owner}`,
  columns: { id: 'target.id', name: nameOf(kind, 'target') },
  order,
  entry: kind,
})

const texts = (
  link: string,
  owner: string,
  target: string,
  [table, column]: [string, string],
  order = `target.${column}`,
): ListShape => ({
  from: `${link} as link join ${table} as target on target.id = link.${target}`,
  owner: `link.${owner}`,
  columns: { text: `target.${column}` },
  order,
  entry: 'text',
})

const aliases = (singular: string): ListShape =>
  texts(`${singular}_${singular}_aliases`, `${singular}_id`, `${singular}_alias_id`, [
    `${singular}_aliases`,
    'name',
  ])

const parents = (kind: VersionedKind, singular: string): ListShape =>
  linked(kind, `${singular}_parents`, `${singular}_id`, 'parent_id')

const use = { deprecated: 'deprecated', deprecationReason: 'deprecation_reason', withdrawn: 'withdrawn' }

const rows = (table: string, owner: string, columns: Record<string, string>, order: string): ListShape => ({
  from: table,
  owner,
  columns,
  order,
  entry: 'row',
})

/** The columns of coordinates. */
const placeColumns = (fields: RecordFields): Record<string, string> => ({
  coordinateType: 'coordinate_type',
  ...Object.fromEntries(
    entriesOf(fields).map(([key, field]) => [documentName(key, field), columnName(key, field)]),
  ),
})

/** The lists among the fields of a kind, its sources last. */
function listShapes(owner: string, fields: RecordFields): Record<string, ListShape> {
  const lists = entriesOf(fields).flatMap(([key, field]): [string, ListShape][] => {
    const { table, owner: ownerId, target } = linkOf(owner, key, field)
    const name = documentName(key, field)
    if (field.sort === 'records') return [[name, linked(field.of, table, ownerId, target)]]
    if (field.sort !== 'terms') return []
    return [[name, texts(table, ownerId, target, [field.of.table, field.of.shows])]]
  })
  const isSources = ([name]: [string, ListShape]) => Number(name === 'sources')
  return Object.fromEntries(lists.toSorted((one, other) => isSources(one) - isSources(other)))
}

/** The shape of a kind that releases hold, from its fields. */
function shapeOf(owner: string, fields: RecordFields): RecordShape {
  const scalars = entriesOf(fields).filter(([, field]) => !isList(field))
  return {
    table: `${owner}s`,
    columns: {
      ...Object.fromEntries(
        scalars
          .filter(([, { sort }]) => sort !== 'record')
          .map(([key, field]) => [documentName(key, field), shownColumn(columnName(key, field), field)]),
      ),
      withdrawn: 'withdrawn',
    },
    references: Object.fromEntries(
      scalars.flatMap(([key, field]) =>
        field.sort === 'record'
          ? [[documentName(key, field), [field.of, columnName(key, field)] as const]]
          : [],
      ),
    ),
    lists: listShapes(owner, fields),
  }
}

/** SQL for what documents show of a column: of a term its text. */
const shownColumn = (column: string, field: RecordField): string =>
  field.sort === 'term'
    ? `(select ${field.of.shows} from ${field.of.table} where id = record.${column})`
    : column

const { sources: _, ...ofFeature } = listShapes('feature', fieldsOfKind.FEATURE)

/** The canonical form of each kind of record. */
export const recordShapes: Readonly<Record<VersionedKind, RecordShape>> = {
  FEATURE: {
    table: 'features',
    joins: { genes: 'feature_id', factors: 'feature_id', fusions: 'feature_id' },
    columns: {
      featureType: 'kind',
      name: 'name',
      fullName: 'full_name',
      description: 'description',
      entrezId: 'genes.entrez_id',
      ncitId: 'factors.ncit_id',
      fivePrimePartnerStatus: 'fusions.five_prime_partner_status',
      threePrimePartnerStatus: 'fusions.three_prime_partner_status',
      ...use,
    },
    references: {
      fivePrimeGene: ['FEATURE', 'fusions.five_prime_gene_id'],
      threePrimeGene: ['FEATURE', 'fusions.three_prime_gene_id'],
    },
    lists: {
      ...ofFeature,
      cytogeneticRegions: texts(
        'region_cytogenetic_regions',
        'feature_id',
        'cytogenetic_region_id',
        ['cytogenetic_regions', 'name'],
        'link.position',
      ),
      uniprotIds: {
        from: 'gene_uniprot_ids',
        owner: 'feature_id',
        columns: { text: 'uniprot_id' },
        order: 'uniprot_id',
        entry: 'text',
      },
      sources: linked('SOURCE', 'feature_sources', 'feature_id', 'source_id'),
    },
  },
  VARIANT: {
    table: 'variants',
    columns: {
      name: 'name',
      singleVariantMolecularProfileId: 'single_variant_molecular_profile_id',
      alleleRegistryId: 'allele_registry_id',
      ncitId: 'ncit_id',
      viccCompliantName: 'vicc_name',
      iscnName: 'iscn_name',
      ...use,
    },
    references: { feature: ['FEATURE', 'feature_id'] },
    lists: {
      ...listShapes('variant', fieldsOfKind.VARIANT),
      coordinates: rows(
        'variant_coordinates',
        'variant_id',
        placeColumns(variantCoordinateFields),
        'coordinate_type',
      ),
      exonCoordinates: rows(
        'exon_coordinates',
        'variant_id',
        placeColumns(exonCoordinateFields),
        'coordinate_type',
      ),
    },
  },
  MOLECULAR_PROFILE: {
    table: 'molecular_profiles',
    columns: { name: 'name', rawName: 'raw_name', description: 'description', ...use },
    lists: {
      variants: linked(
        'VARIANT',
        'molecular_profile_variants',
        'molecular_profile_id',
        'variant_id',
        'link.position, target.id',
      ),
      ...listShapes('molecular_profile', fieldsOfKind.MOLECULAR_PROFILE),
    },
  },
  EVIDENCE_ITEM: shapeOf('evidence_item', fieldsOfKind.EVIDENCE_ITEM),
  ASSERTION: shapeOf('assertion', fieldsOfKind.ASSERTION),
  VARIANT_GROUP: shapeOf('variant_group', fieldsOfKind.VARIANT_GROUP),
  SOURCE: {
    table: 'sources',
    columns: {
      sourceType: 'source_type',
      citationId: 'citation_id',
      citation: 'citation',
      title: 'title',
      abstract: 'abstract',
      journal: 'journal',
      fullJournalTitle: 'full_journal_title',
      authorString: 'author_string',
      publicationYear: 'publication_year',
      publicationMonth: 'publication_month',
      publicationDay: 'publication_day',
      pmcId: 'pmc_id',
      openAccess: 'open_access',
      isReview: 'is_review',
      fullyCurated: 'fully_curated',
      deprecated: 'deprecated',
      retracted: 'retracted',
      retractionNature: 'retraction_nature',
      retractionDate: 'retraction_date',
      retractionReasons: 'retraction_reasons',
      ascoAbstractId: 'asco_abstract_id',
      ascoPresenter: 'asco_presenter',
    },
    lists: {
      authors: rows(
        'source_authors',
        'source_id',
        { foreName: 'fore_name', lastName: 'last_name' },
        'position',
      ),
      clinicalTrials: texts('source_clinical_trials', 'source_id', 'clinical_trial_id', [
        'clinical_trials',
        'nct_id',
      ]),
    },
  },
  DISEASE: {
    table: 'diseases',
    columns: { name: 'name', doid: 'doid', deprecated: 'deprecated' },
    lists: { diseaseAliases: aliases('disease'), parents: parents('DISEASE', 'disease') },
  },
  THERAPY: {
    table: 'therapies',
    columns: { name: 'name', ncitId: 'ncit_id', description: 'description', deprecated: 'deprecated' },
    lists: { therapyAliases: aliases('therapy'), parents: parents('THERAPY', 'therapy') },
  },
  PHENOTYPE: {
    table: 'phenotypes',
    columns: { name: 'name', hpoId: 'hpo_id', description: 'description' },
    lists: { parents: parents('PHENOTYPE', 'phenotype') },
  },
}
