import { Navigate } from 'react-router'

/** Leads to another address, which replaces this one in the history. Without a browser nothing is led anywhere. */
export function Redirect({ to }: { to: string }) {
  return import.meta.env.SSR ? null : <Navigate replace to={to} />
}
