import { AssertionPane } from '../../queues/panes/AssertionPane.tsx'
import { EvidencePane } from '../../queues/panes/EvidencePane.tsx'
import { PaneSection } from '../../queues/panes/PaneSection.tsx'
import type { Conflict } from './conflict.ts'
import { ConflictContents } from './ConflictContents.tsx'
import { EditContent } from './EditContent.tsx'

/** A conflict beside the list: its three contents, another one to enter, and the record as it is here. */
export function ConflictPane({ conflict }: { conflict: Conflict }) {
  const { kind, record } = conflict
  return (
    <>
      <ConflictContents conflict={conflict} />
      {conflict.viewerMay?.decide.allowed ? <EditContent conflict={conflict} /> : null}
      {kind === 'EVIDENCE_ITEM' || kind === 'ASSERTION' ? (
        <PaneSection title={`${record.name} here`}>
          {kind === 'EVIDENCE_ITEM' ? <EvidencePane id={record.id} /> : <AssertionPane id={record.id} />}
        </PaneSection>
      ) : null}
    </>
  )
}
