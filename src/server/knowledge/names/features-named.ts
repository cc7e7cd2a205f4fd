import { sql } from 'kysely'
import { partnersIn } from '#domain/search/named-variant.ts'
import type { PartnerNames } from '#domain/search/named-variant.ts'
import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import { foldText } from '#domain/text/names.ts'
import { allOf, ownNameFirst, withAliases } from './name-sql.ts'
import type { Ids } from './name-sql.ts'
import { ncitCodeIn, withSynonym } from './terms-named.ts'

const ENTREZ = /^(?:(?:ENTREZ|NCBI|GENE)[ _]?(?:GENE)?[ _]?(?:ID)?[:#]? ?)?(\d{1,9})$/i
const OTHER_ID = /^(HGNC:\d{1,6}|ENSG\d{11})(?:\.\d+)?$/i

/** Features by their id in Entrez, HGNC, Ensembl or NCI Thesaurus. */
function withId(text: string): Ids[] {
  const [, entrez] = ENTREZ.exec(text) ?? []
  if (entrez && Number(entrez) <= LARGEST_INTEGER)
    return [sql`select feature_id as id from genes where entrez_id = ${Number(entrez)}`]
  const [, other] = OTHER_ID.exec(text) ?? []
  if (other)
    return [sql`select feature_id as id from gene_external_ids where external_id = ${other.toUpperCase()}`]
  const code = ncitCodeIn(text)
  return code ? [sql`select feature_id as id from factors where ncit_id = ${code}`] : []
}

/** Full names have several words. */
const withFullName = (text: string): Ids[] =>
  text.includes(' ') ? [sql`select id from features where full_name_folded = ${foldText(text)}`] : []

const otherwise = (text: string): Ids[] => [
  ...withFullName(text),
  ...withSynonym('FEATURE', 'features', text),
]

/** Features by name, else by alias, full name or common name. */
const calledSo = (text: string): Ids =>
  ownNameFirst('features', text, [withAliases('feature', [foldText(text)]), ...otherwise(text)])

/** Fusions of two partners, whichever is the 5′ one. */
const fusionOf = ([left, right]: PartnerNames): Ids => {
  const sides = (five: Ids, three: Ids) =>
    sql`(fusion.five_prime_gene_id in (${five}) and fusion.three_prime_gene_id in (${three}))`
  const [first, second] = [calledSo(left), calledSo(right)]
  return sql`select fusion.feature_id as id from fusions as fusion
    where ${sides(first, second)} or ${sides(second, first)}`
}

/** Fusions by the names of both partners. */
export const fusionsNamed = (text: string): Ids[] => partnersIn(text).map(fusionOf)

/** Genes that a text joins, when it stands before a change of one of them: `BCR-ABL T315I`. */
export const partnersNamed = (text: string): Ids[] => partnersIn(text).flat().map(calledSo)

/** Folded names of a fusion of the two as variants of a gene have them, in both orders; a subquery of one column `name`. */
export const fusionNames = ([left, right]: PartnerNames) => {
  const symbols = (ids: Ids, as: string) =>
    sql`(select name_folded from features where id in (${ids})) as ${sql.ref(as)}`
  return sql`select five.name_folded || '::' || three.name_folded as name
    from ${symbols(calledSo(left), 'five')} cross join ${symbols(calledSo(right), 'three')}
    union all select five.name_folded || '::' || three.name_folded
    from ${symbols(calledSo(right), 'five')} cross join ${symbols(calledSo(left), 'three')}`
}

/** Features by id in another database, full name, common name, or as fusions by both partners in any order. */
export const featuresByFacts = (text: string): Ids[] => [
  ...withId(text.trim()),
  ...otherwise(text.trim()),
  ...fusionsNamed(text),
]

/** Features that the text names in any way. */
export const featuresNamed = (text: string): Ids =>
  allOf([calledSo(text), ...withId(text.trim()), ...fusionsNamed(text)])
