import { citationIdError } from '#domain/records/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { SourceSource } from '../schema/enums.ts'
import { traits } from '../execution/field-traits.ts'

builder.queryFields((t) => ({
  remoteCitation: t.string({
    ...traits({ outside: true }),
    nullable: true,
    description:
      'Looks up a citation id at PubMed, ASCO or ASH: the citation, or null if it is not found or external services are switched off. Fails with BAD_USER_INPUT for a malformed id, and with SERVICE_UNAVAILABLE if the external service does not respond.',
    args: {
      citationId: t.arg.string({
        required: true,
        description: 'PubMed id, ASCO id or DOI (ASH).',
      }),
      sourceType: t.arg({
        type: SourceSource,
        required: true,
        description: 'Source type: PubMed, ASCO or ASH.',
      }),
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
