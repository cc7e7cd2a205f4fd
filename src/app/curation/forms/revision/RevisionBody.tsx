import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { entities } from '#app/entities/entities.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { CommentField } from '#app/curation/review/discussion/CommentField.tsx'
import { FieldsCard } from '../FieldsCard.tsx'
import { FormBody } from '../FormBody.tsx'
import { OrganizationField } from '../submission/OrganizationField.tsx'
import { RevisionFiled } from './RevisionFiled.tsx'
import type { Revision } from './use-revision.ts'
import { WhatChanges } from './WhatChanges.tsx'

/** The form of a revision: its fields, why, what changes beside them, and after it was sent what became of it. */
export function RevisionBody<Values extends object>({
  revision,
  viewer,
  preview,
  children,
}: {
  revision: Revision<Values>
  viewer: Viewer
  /** The record as readers will see it. */
  preview?: ReactNode
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const comment = useRef<HTMLTextAreaElement>(null)
  const { record, draft, form, membership, errorOf, isCommentNeeded } = revision
  if (revision.filed) return <RevisionFiled record={record} filed={revision.filed} />
  return (
    <>
      <p className="-mt-2 text-sm text-muted">
        Edit the fields below. Changes take effect once an editor accepts them.
      </p>
      <FormBody
        label={`Revision of ${record.name}`}
        href={pathname}
        back={entities[record.kind].href(record.id)}
        draft={draft}
        form={form}
        startError={null}
        submitLabel="Suggest these changes"
        actingFor={membership.organizationId}
        aside={
          <>
            <WhatChanges revision={revision} viewer={viewer} />
            {preview}
          </>
        }
      >
        <StandingRules name={record.name} standing={revision.standing} />
        {children}
        <FieldsCard title="For reviewers">
          <div data-field="comment">
            <CommentField
              label={isCommentNeeded ? 'Comment for reviewers' : 'Comment for reviewers (optional)'}
              value={draft.values.comment}
              onChange={(text) => draft.set({ comment: text })}
              fieldRef={comment}
              error={errorOf('comment')}
            />
          </div>
          <OrganizationField
            membership={membership}
            onOrganization={(organizationId) => draft.set({ organizationId })}
            error={errorOf('organizationId')}
          />
        </FieldsCard>
      </FormBody>
    </>
  )
}

/** What the record breaks, as imported ones may: said, and no obstacle (curation rules, section 3). */
function StandingRules({ name, standing }: { name: string; standing: readonly { message: string }[] }) {
  if (standing.length === 0) return null
  const title = `${name} already has ${standing.length} validation ${standing.length === 1 ? 'error' : 'errors'}.`
  return (
    <Callout title={title}>
      <ul className="list-disc pl-5">
        {standing.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-1">
        Fields that you do not change can stay as they are; fields that you change must be valid.
      </p>
    </Callout>
  )
}
