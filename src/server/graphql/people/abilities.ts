import type { Curator, Denial } from '#domain/policies/rights.ts'
import { coiStatusAt, latestCoi } from '#server/knowledge/people/users.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'

/** Ability of the viewer to do something; made of the same denial that acting would give. */
export const Ability = builder.objectRef<{ denial: Denial }>('Ability').implement({
  description: 'Permission of the viewer, with the reason for a denial. Curia extension.',
  fields: (t) => ({
    allowed: t.boolean({
      description: 'True if the viewer may do it; whether the record is valid is checked separately.',
      resolve: ({ denial }) => denial === null,
    }),
    reason: t.exposeString('denial', {
      nullable: true,
      description: 'Reason for the denial; null if allowed.',
    }),
  }),
})

/** Who is signed in, with what their conflict-of-interest statement is worth now; null when anonymous. */
export async function viewingCurator({
  viewer,
  load,
}: Pick<GraphQLContext, 'viewer' | 'load'>): Promise<Curator | null> {
  if (!viewer) return null
  const coi = coiStatusAt(await load(latestCoi, viewer.id), new Date().toISOString())
  return { id: viewer.id, role: viewer.role, coi }
}
