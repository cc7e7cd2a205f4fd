import { citationIdError } from '#domain/records/citation-ids.ts'
import { addCitation, describeSource } from '#server/curation/submission/citations.ts'
import { curate } from '#server/curation/curate.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { SourceRecord } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { SourceSource } from '../schema/enums.ts'
import { mutation } from '../schema/mutation.ts'
import { relation } from '../schema/relation.ts'

const SourceStub = builder.objectRef<SourceRecord>('SourceStub').implement({
  description: 'A source of which only the citation id may be known yet.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the source.' }),
    citationId: t.int({
      description: 'Citation id; 0 for a DOI, which is not a number.',
      resolve: ({ citation_id }) => (/^\d{1,9}$/.test(citation_id) ? Number(citation_id) : 0),
    }),
    sourceType: t.expose('source_type', {
      type: SourceSource,
      description: 'Source type: PubMed, ASCO or ASH.',
    }),
  }),
})

mutation('addRemoteCitation', {
  description:
    'Returns the source with the citation id, and creates it if there is none. For all signed-in users. Its bibliographic details are fetched shortly afterwards.',
  input: (t) => ({
    citationId: t.string({
      required: true,
      description: 'PubMed id, ASCO id or DOI (ASH).',
    }),
    sourceType: t.field({
      type: SourceSource,
      required: true,
      description: 'Source type: PubMed, ASCO or ASH.',
    }),
  }),
  resolve: async (input, context) => {
    const citation = { citationId: input.citationId.trim(), sourceType: input.sourceType }
    const error = citationIdError(citation.sourceType, citation.citationId)
    if (error) throw new ClientError('BAD_USER_INPUT', error)
    const request = { mutation: 'addRemoteCitation', input, onBehalfOf: null }
    const { sourceId } = await curate(context, request, (curation) => addCitation(curation, citation))
    context.forget()
    const source = await existing(context.load(recordById.sources, sourceId))
    // Nobody waits for the publisher; what it does not say now is asked for again when the citation is added again.
    context.background.start(() =>
      describeSource(context, { id: sourceId, citation: source.citation, ...citation }),
    )
    return { sourceId }
  },
  payload: (t) => ({
    newSource: relation(t, SourceStub, 'The source.', { sourceId: recordById.sources }),
  }),
})
