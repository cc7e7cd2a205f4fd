import { foldText } from '#domain/text/names.ts'
import type { Insertable, Selectable } from 'kysely'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { applyRetractionNotices } from '#server/knowledge/records/retraction-notices.ts'
import type { Tables } from '#server/storage/tables.ts'
import { optionalInteger, optionalName } from '../cells/cell-values.ts'
import { withoutPoint } from '../cells/whole-numbers.ts'
import { readCitation } from '../cells/citations.ts'
import type { Release } from '../release/release-file.ts'
import { readRows } from '../release/rows.ts'
import type { SourceFacts } from '../parsers/evidence-facts.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'
import { syncLinks } from './links.ts'
import { requiredId } from './required-id.ts'

export type SourceDirectory = {
  /** The ids of sources by {@link sourceKey}; sources and clinical trials that are missing are added. */
  idsOf(sources: readonly SourceFacts[]): Promise<Map<string, number>>
}

export const sourceKey = ({ sourceType, citationId }: Pick<SourceFacts, 'sourceType' | 'citationId'>) =>
  `${sourceType} ${citationId}`

type SourceRow = Insertable<Tables['sources']>

/**
 * Sources by kind and citation id. What a citation tells replaces what was known; what it leaves out stays (releases
 * from 2022 on leave out the journal).
 */
export async function sourceDirectory(context: ImportContext): Promise<SourceDirectory> {
  const { tx, ids, writer, now } = context
  const resolved = new Map<string, number>()
  const trials = new Map<string, number>()
  for (const { id, nct_id } of await tx.selectFrom('clinical_trials').select(['id', 'nct_id']).execute()) {
    trials.set(nct_id, id)
  }
  const trialId = async (nct_id: string) => {
    const existing = trials.get(nct_id)
    if (existing !== undefined) return existing
    const id = await ids.next('clinical_trials')
    // The release tells no more than the number.
    await writer.insert('clinical_trials', [
      { id, nct_id, name: nct_id, name_folded: foldText(nct_id), created_at: now, updated_at: now },
    ])
    trials.set(nct_id, id)
    return id
  }

  const linkTrials = async (facts: ReadonlyMap<string, SourceFacts>, added: ReadonlySet<string>) => {
    const links = []
    for (const [key, { trials }] of facts) {
      if (trials.length === 0) continue
      const owner = requiredId(resolved, key, 'source')
      const targets = []
      for (const number of trials) targets.push(await trialId(number))
      links.push({ owner, targets, isNew: added.has(key) })
    }
    await syncLinks(
      context,
      { table: 'source_clinical_trials', owner: 'source_id', target: 'clinical_trial_id' },
      links,
    )
  }

  return {
    async idsOf(sources) {
      const fresh = new Map<string, SourceFacts>()
      for (const source of sources) if (!resolved.has(sourceKey(source))) fresh.set(sourceKey(source), source)
      const present = new Map<string, Selectable<Tables['sources']>>()
      for (const part of inParts([...fresh.values()], 500)) {
        const rows = await tx
          .selectFrom('sources')
          .selectAll()
          .where(
            'citation_id',
            'in',
            part.map(({ citationId }) => citationId),
          )
          .execute()
        for (const row of rows) {
          const key = sourceKey({ sourceType: row.source_type, citationId: row.citation_id })
          if (!fresh.has(key)) continue
          resolved.set(key, row.id)
          present.set(key, row)
        }
      }
      const added: SourceRow[] = []
      const addedKeys = new Set<string>()
      for (const [key, facts] of fresh) {
        const there = present.get(key)
        const columns = presentColumns(facts)
        if (!there) {
          const id = await ids.next('sources')
          resolved.set(key, id)
          addedKeys.add(key)
          added.push({
            id,
            source_type: facts.sourceType,
            citation_id: facts.citationId,
            ...columns,
            created_at: now,
            updated_at: now,
          })
          continue
        }
        const differing = Object.entries(columns).filter(
          ([column, value]) => value !== null && there[column as keyof typeof there] !== value,
        )
        if (differing.length === 0) continue
        await tx
          .updateTable('sources')
          .set({ ...Object.fromEntries(differing), updated_at: now })
          .where('id', '=', requiredId(resolved, key, 'source'))
          .execute()
      }
      await writer.insert('sources', added)
      await applyRetractionNotices(
        tx,
        now,
        added.flatMap(({ id }) => id ?? []),
      )
      await linkTrials(fresh, addedKeys)
      const idsByKey = new Map<string, number>()
      for (const source of sources) {
        const key = sourceKey(source)
        idsByKey.set(key, requiredId(resolved, key, 'source'))
      }
      return idsByKey
    },
  }
}

/** The columns that a citation fills. */
function presentColumns(facts: SourceFacts) {
  const { author, year, journal } = readCitation(facts.citation, facts.sourceType)
  return {
    citation: facts.citation,
    citation_folded: facts.citation && foldText(facts.citation),
    journal,
    journal_folded: journal && foldText(journal),
    author_string: author,
    author_string_folded: author && foldText(author),
    author_sort_key: author && foldText(author),
    publication_year: year,
    asco_abstract_id: facts.ascoAbstractId,
    asco_presenter: facts.sourceType === 'ASCO' ? author : null,
  }
}

/** Adds what files of sources (ours) tell beyond the citations: titles and journals. Fills only what is empty. */
export async function describeSources(context: ImportContext, release: Release): Promise<void> {
  for (const file of release.files.filter(({ kind }) => kind === 'source')) {
    for await (const readings of readRows(file)) {
      for (const { row } of readings) {
        const sourceType = sourceSources.parseLabel(row?.text('source_type'))
        if (!row || !sourceType) continue
        const there = await context.tx
          .selectFrom('sources')
          .select(['id', 'title', 'journal', 'publication_year'])
          .where('source_type', '=', sourceType)
          .where('citation_id', '=', withoutPoint(row.text('citation_id')))
          .executeTakeFirst()
        const title = optionalName(row, 'title')
        const journal = optionalName(row, 'journal')
        const year = optionalInteger(row, 'year')
        if (!there) continue
        const columns = {
          ...(title !== null && there.title === null && { title, title_folded: foldText(title) }),
          ...(journal !== null && there.journal === null && { journal, journal_folded: foldText(journal) }),
          ...(year !== null && there.publication_year === null && { publication_year: year }),
        }
        if (Object.keys(columns).length === 0) continue
        await context.tx.updateTable('sources').set(columns).where('id', '=', there.id).execute()
        context.report.changedSomething()
      }
    }
  }
}
