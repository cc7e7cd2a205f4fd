import type { Generated } from 'kysely'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

export interface ReleaseTables {
  releases: {
    id: Generated<number>
    name: string
    contents: 'STARTER' | 'RELEASE'
    released_on: string
    digest: string
    report: string
    imported_at: string
  }
  knowledge_state: {
    id: number
    version: number
    written_at: string
    /** Version in which a reference file was imported last; 0: none was since there is this column. */
    reference_version: number
  }
  record_redirects: {
    record_type: FlaggableEntity
    old_id: number
    new_id: number
  }
  unresolved_references: {
    subject_type: FlaggableEntity
    subject_id: number
    reference_type: FlaggableEntity
    reference_id: number
  }
  local_changes: {
    record_type: FlaggableEntity
    record_id: number
    field_name: string
    changed_at: string
  }
}
