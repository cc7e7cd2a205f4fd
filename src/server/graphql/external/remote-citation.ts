import { citationIdError } from '#domain/records/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { ClientError } from '#server/client-error.ts'
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
      const error = citationIdError(sourceType, id)
      if (error) throw new ClientError('BAD_USER_INPUT', error)
      const finding = await outside.fetchPublication(id, sourceType)
      if (finding.reached) return finding.value?.citation ?? null
      if (finding.off) return null
      throw new ClientError(
        'SERVICE_UNAVAILABLE',
        `${sourceSources.label(sourceType)} cannot be asked for ${id}: ${finding.reason}`,
      )
    },
  }),
}))
