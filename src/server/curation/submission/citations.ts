import { authorString, foldText } from '#domain/text/names.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import type { Publication } from '#server/external/publication.ts'
import { applyRetractionNotices } from '#server/knowledge/records/retraction-notices.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { Curation } from '../curate.ts'

/** Publisher and id by which a publication is known. */
export interface Citation {
  citationId: string
  sourceType: SourceSource
}

/** The source with the citation id; made when there is none, with nothing but the id (curation rules, section 6). */
export async function addCitation({ tx, now }: Curation, { citationId, sourceType }: Citation) {
  const existing = await tx
    .selectFrom('sources')
    .select('id')
    .where('source_type', '=', sourceType)
    .where('citation_id', '=', citationId)
    .executeTakeFirst()
  if (existing) return { sourceId: existing.id }
  const { id } = await tx
    .insertInto('sources')
    .values({ source_type: sourceType, citation_id: citationId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await applyRetractionNotices(tx, now, [id])
  return { sourceId: id }
}

/**
 * Asks the publisher about a source that has no citation yet, and keeps what it says. True when the source got its
 * citation; false when it had one, or when the publisher has nothing or does not answer: the next time somebody adds
 * the citation, it is asked again.
 */
export async function describeSource(
  {
    storage,
    outside,
  }: { storage: Pick<Storage, 'write'>; outside: Pick<ExternalServices, 'fetchPublication'> },
  source: { id: number; citation: string | null } & Citation,
): Promise<boolean> {
  if (source.citation !== null) return false
  const finding = await outside.fetchPublication(source.citationId, source.sourceType)
  const publication = finding.reached ? finding.value : null
  if (!publication) return false
  return storage.write((tx) => keepPublication(tx, source.id, publication))
}

const folded = (text: string | null) => text && foldText(text)

async function keepPublication(tx: Writing, sourceId: number, publication: Publication): Promise<boolean> {
  const { citation, title, journal, authors, ascoPresenter } = publication
  const author = authors.length > 0 ? authorString(authors) : ascoPresenter
  const { numUpdatedRows } = await tx
    .updateTable('sources')
    .set({
      citation,
      citation_folded: foldText(citation),
      title,
      title_folded: folded(title),
      abstract: publication.abstract,
      journal,
      journal_folded: folded(journal),
      full_journal_title: publication.fullJournalTitle,
      author_string: author,
      author_string_folded: folded(author),
      author_sort_key: folded(author),
      publication_year: publication.publicationYear,
      publication_month: publication.publicationMonth,
      publication_day: publication.publicationDay,
      pmc_id: publication.pmcId,
      open_access: publication.pmcId === null ? null : true,
      is_review: publication.isReview,
      retracted: publication.retracted,
      asco_abstract_id: publication.ascoAbstractId,
      asco_presenter: ascoPresenter,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', sourceId)
    .where('citation', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return false
  for (const [position, { foreName, lastName }] of authors.entries())
    await tx
      .insertInto('source_authors')
      .values({ source_id: sourceId, position, fore_name: foreName, last_name: lastName })
      .execute()
  // PubMed may not know yet what Retraction Watch says.
  await applyRetractionNotices(tx, new Date().toISOString(), [sourceId])
  return true
}
