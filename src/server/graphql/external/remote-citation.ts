import { GraphQLError } from 'graphql'
import { citationIdProblem } from '#domain/records/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { builder } from '../schema/builder.ts'
import { SourceSource } from '../schema/enums.ts'
import { OUTSIDE } from './outside-field.ts'

builder.queryFields((t) => ({
  remoteCitation: t.string({
    ...OUTSIDE,
    nullable: true,
    description:
      'Looks a citation id up at its publisher: the citation, or null when the publisher does not have it or services outside are switched off here. Fails with BAD_USER_INPUT for an id of another form, with SERVICE_UNAVAILABLE when the publisher does not answer.',
    args: {
      citationId: t.arg.string({
        required: true,
        description: 'PubMed id, number of an ASCO abstract, or DOI of a publication of ASH.',
      }),
      sourceType: t.arg({ type: SourceSource, required: true, description: 'The publisher.' }),
    },
    async resolve(_root, { citationId, sourceType }, { outside }) {
      const id = citationId.trim()
      const problem = citationIdProblem(sourceType, id)
      if (problem) throw new GraphQLError(problem, { extensions: { code: 'BAD_USER_INPUT' } })
      const finding = await outside.fetchPublication(id, sourceType)
      if (finding.reached) return finding.value?.citation ?? null
      if (finding.off) return null
      throw new GraphQLError(
        `${sourceSources.label(sourceType)} cannot be asked for ${id}: ${finding.reason}`,
        { extensions: { code: 'SERVICE_UNAVAILABLE' } },
      )
    },
  }),
}))
