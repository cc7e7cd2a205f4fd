import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { newDraftId } from '#app/curation/forms/drafts/draft-store.ts'
import { pendingRevisions } from '#app/curation/forms/revision/pending-revisions.ts'
import type { FoundRecord, RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'

/** Props of the page of a revision; null when its address holds no id. */
export type RevisionGround<Record> = {
  draftId: string
  /** Null when there is no such record. */
  found: Promise<FoundRecord<Record> | null>
  /** Asks once more, for others may have changed it. */
  findAgain: () => Promise<FoundRecord<RecordToRevise> | null>
} | null

/**
 * The loader of a form that revises records of a kind. Its address always names a draft, so that a reload or the way
 * back finds what was typed; `find` gives the record as the server has it now, or null.
 */
export function revisionLoader<Record extends RecordToRevise>(find: (id: number) => Promise<Record | null>) {
  return ({ request, params }: LoaderFunctionArgs): RevisionGround<Record> | Response => {
    const id = parseRecordId(params['id'])
    if (!id) return null
    const url = new URL(request.url)
    const draftId = url.searchParams.get('draft')
    if (!draftId) {
      url.searchParams.set('draft', newDraftId())
      return redirect(`${url.pathname}${url.search}`)
    }
    const findAgain = async () => {
      const record = await find(id)
      return record && { record, pending: await pendingRevisions(record.subjects) }
    }
    const found = findAgain()
    // The page tells of it; until it does, nobody else should.
    found.catch(() => undefined)
    return { draftId, found, findAgain }
  }
}
