import { importerName } from '#domain/text/names.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'

/** Who did something. What a release says was done has nobody's name. */
export function Person({ user }: { user: { id: number; displayName: string; username: string } }) {
  if (user.username === importerName) return <span className="text-muted">The release</span>
  return <EntityLink kind="user" record={{ id: user.id, name: user.displayName }} />
}
