import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { useRefetch } from '#app/apollo/use-refetch.ts'
import type { AdministrationQuery } from '#app/graphql/generated/administration.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { MailStatus } from './MailStatus.tsx'
import { Invitations } from './Invitations.tsx'
import { Organizations } from './Organizations.tsx'
import { ReferenceData } from './ReferenceData.tsx'
import { Users } from './Users.tsx'
import type { loader } from './administration-loader.ts'

export function Component() {
  const viewer = useViewer()
  const query = useLoaderData<typeof loader>()
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title="Administration" />
      <h1>Administration</h1>
      {viewer?.role === 'ADMIN' ? (
        <Sections query={query} />
      ) : (
        <EmptyState title="This page is for administrators">
          {viewer ? (
            <p>Your role is {viewer.role.toLowerCase()}. An administrator can change it.</p>
          ) : (
            <Link
              className="link"
              to={hrefWith(paths.signIn.href(), { returnTo: paths.administration.href() })}
            >
              Sign in
            </Link>
          )}
        </EmptyState>
      )}
    </div>
  )
}

function Sections({ query }: { query: QueryRef<AdministrationQuery> }) {
  const again = useRefetch(query)
  const { data } = useReadQuery(query)
  const organizations = data?.organizations?.nodes ?? []
  return (
    <>
      <Users />
      <Invitations
        sendsMail={data?.mailStatus != null}
        invitations={data?.invitations ?? []}
        organizations={organizations}
        onChanged={again}
      />
      <Organizations organizations={organizations} onChanged={again} />
      {data?.referenceData ? <ReferenceData references={data.referenceData} /> : null}
      {data?.mailStatus ? <MailStatus mail={data.mailStatus} /> : null}
    </>
  )
}
