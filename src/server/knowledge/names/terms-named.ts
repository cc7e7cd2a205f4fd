import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { allOf, listed, withNames } from './name-sql.ts'
import type { Ids } from './name-sql.ts'
import { tumorTypesNamed } from './oncotree.ts'
import { termsWithSynonym } from './synonyms.ts'
import type { TermKind } from './synonyms.ts'

/** Records that the text means as a common name. */
export function withSynonym(kind: TermKind, table: string, text: string): Ids[] {
  const terms = termsWithSynonym(text).filter((term) => term.kind === kind)
  return withNames(
    table,
    terms.map(({ name }) => foldText(name)),
  )
}

const withDoids = (doids: readonly string[]): Ids[] =>
  doids.length === 0 ? [] : [sql`select id from diseases where doid in ${listed(doids)}`]

const withTumorType = (text: string) => withDoids(tumorTypesNamed(text).map(({ doid }) => doid))

/** `50861` as releases write it, too: `0050861`. */
const spellingsOfDoid = (digits: string) => [digits, digits.replace(/^0+/, ''), digits.padStart(7, '0')]

const NCIT = /^(?:NCIT?[:_ ]?)?(C\d{3,7})$/i

/** The code of NCI Thesaurus that the text is; null for any other text. */
export const ncitCodeIn = (text: string): string | null => NCIT.exec(text.trim())?.[1]?.toUpperCase() ?? null

/** Diseases by a code of NCI Thesaurus, as the Disease Ontology refers to it; else by the tumour type that has it. */
const withNcitCode = (code: string): Ids => sql`
  select disease_id as id from disease_external_ids where external_id = ${code}
  union all select other.id from (${allOf(withTumorType(code))}) as other
    where not exists (select 1 from disease_external_ids where external_id = ${code})`

/** Diseases by DOID (its prefix is optional), code of NCI Thesaurus, common name, or code or name of OncoTree. */
export function diseasesByFacts(text: string): Ids[] {
  const [, doid] = /^(?:DOID[:_ ]?)?(\d{1,15})$/i.exec(text.trim()) ?? []
  if (doid) return withDoids(spellingsOfDoid(doid))
  const code = ncitCodeIn(text)
  return code ? [withNcitCode(code)] : [...withSynonym('DISEASE', 'diseases', text), ...withTumorType(text)]
}

/** Therapies by code of NCI Thesaurus or common name. */
export function therapiesByFacts(text: string): Ids[] {
  const code = ncitCodeIn(text)
  return code
    ? [sql`select id from therapies where ncit_id = ${code}`]
    : withSynonym('THERAPY', 'therapies', text)
}
