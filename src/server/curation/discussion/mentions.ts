import type { UserRole } from '#domain/vocabularies/people.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import { resolveMarkup } from '#server/knowledge/text/markup.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'

/** Records and users that a text mentions, each once; a mention of something that does not exist is none. */
export interface Mentions {
  userIds: number[]
  roles: UserRole[]
  records: SubjectInput[]
}

/** Finds what a text mentions (curation rules, section 10). */
export async function mentionsIn({ tx }: Pick<Curation, 'tx'>, text: string): Promise<Mentions> {
  // Together, as a text may mention hundreds.
  const { load } = startLoading({ db: tx })
  const userIds = new Set<number>()
  const roles = new Set<UserRole>()
  const records = new Map<string, SubjectInput>()
  for (const segment of await resolveMarkup(load, text)) {
    if (segment.kind === 'user') userIds.add(segment.user.id)
    if (segment.kind === 'role') roles.add(segment.role)
    if (segment.kind === 'record') {
      const { record_type: entityType, id } = segment.record
      records.set(`${entityType} ${id}`, { entityType, id })
    }
  }
  return { userIds: [...userIds], roles: [...roles], records: [...records.values()] }
}
