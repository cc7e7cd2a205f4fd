import { EntityLink } from '#app/entities/EntityLink.tsx'
import { entityKindOf, tagText } from '#app/entities/entities.ts'

/** A record by its tag, as a link to its page here. */
export function MirrorRecord({ kind, id }: { kind: string; id: number }) {
  const entity = entityKindOf(kind)
  return entity ? <EntityLink kind={entity} record={{ id, name: tagText(entity, id) }} /> : null
}
