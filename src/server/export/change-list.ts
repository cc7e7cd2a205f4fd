import { recordTitle } from '#domain/versions/record-title.ts'
import { changeTexts, documentFieldLabel } from '#domain/versions/document-text.ts'
import { changedClaim, changedName } from '#server/knowledge/activity/record-changes.ts'
import type { RecordChange } from '#server/knowledge/activity/record-changes.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'

export const changeListFormats = ['tsv', 'json'] as const
export type ChangeListFormat = (typeof changeListFormats)[number]

const COLUMNS = ['kind', 'id', 'name', 'version', 'date', 'cause', 'change', 'field', 'before', 'after']

/** The title of a changed record, such as `EID1409.3: BRAF V600E: sensitivity to vemurafenib in melanoma`. */
export const changeTitle = (change: RecordChange): string => {
  const { record_type: recordType, record_id: recordId, number } = change.version
  return recordTitle({ recordType, recordId, number }, changedClaim(change) ?? changedName(change))
}

function tsvLines(change: RecordChange): string {
  const { version, kinds, fields } = change
  const record = [
    version.record_type,
    String(version.record_id),
    changedName(change),
    String(version.number),
    version.at.slice(0, 10),
    version.cause,
    kinds.join(','),
  ]
  const rows =
    fields.length > 0
      ? fields.map((change) => {
          const { before, after } = changeTexts(change)
          return [documentFieldLabel(change.field, version.record_type), before, after]
        })
      : [['', '', '']]
  return rows.map((row) => writeTsvLine([...record, ...row], 'quoted')).join('')
}

const jsonOf = (change: RecordChange) => {
  const { version, kinds, fields } = change
  return JSON.stringify({
    kind: version.record_type,
    id: version.record_id,
    title: changeTitle(change),
    number: version.number,
    knowledgeVersion: version.version,
    at: version.at,
    cause: version.cause,
    changes: kinds,
    fields,
  })
}

/** The list of changes as text in pieces: TSV with a line for each field, or JSON with the counts by kind and cause. */
export async function* changeList(
  format: ChangeListFormat,
  { from, to }: { from: number; to: number },
  chunks: AsyncIterable<RecordChange[]>,
): AsyncGenerator<string> {
  const counts = new Map<string, number>()
  let separator = ''
  yield format === 'tsv' ? writeTsvLine(COLUMNS, 'quoted') : `{"from":${from},"to":${to},"changes":[`
  for await (const chunk of chunks) {
    if (format === 'tsv') yield chunk.map(tsvLines).join('')
    for (const { version } of format === 'json' ? chunk : []) {
      const key = `${version.record_type} ${version.cause}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    if (format === 'json' && chunk.length > 0) {
      yield `${separator}${chunk.map(jsonOf).join(',\n')}`
      separator = ',\n'
    }
  }
  if (format === 'tsv') return
  const counted = [...counts].map(([key, count]) => {
    const [kind, cause] = key.split(' ')
    return { kind, cause, count }
  })
  yield `],"counts":${JSON.stringify(counted)}}\n`
}
