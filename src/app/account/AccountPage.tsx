import type { ReactNode } from 'react'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'

/** A page about an account: its title, a line on what it is for, and one form. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-md space-y-4 py-4">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {lead ? <p className="text-sm text-muted">{lead}</p> : null}
      {children}
    </div>
  )
}
