import { recordLink, sourceUrl } from '#domain/records/links.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { browseSources, namesOfAuthors } from '#server/knowledge/browse/sources.ts'
import type { BrowseSourceRow } from '#server/knowledge/browse/sources.ts'
import { isDeprecated, sourceClinicalTrials } from '#server/knowledge/records/sources.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import { SourceSource } from '../schema/enums.ts'
import { ClinicalTrial } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

const BrowseSource = builder.objectRef<BrowseSourceRow>('BrowseSource').implement({
  description: 'A source as a row of a table.',
  fields: (t) => ({
    ...countFields(t, browseSources),
    id: t.exposeInt('id', { description: 'Id of the source.' }),
    authors: t.stringList({
      description: 'Authors; for an ASCO abstract without known authors, the presenter.',
      resolve: (source, _args, { load }) => namesOfAuthors(load, source),
    }),
    citation: t.string({
      description: 'Citation: first author, year, journal.',
      resolve: ({ citation }) => citation ?? '',
    }),
    citationId: t.int({
      description: 'PubMed id or ASCO id; 0 for an ASH abstract, which has a DOI.',
      resolve: ({ citation_id }) => (/^\d{1,9}$/.test(citation_id) ? Number(citation_id) : 0),
    }),
    clinicalTrials: relation(t, [ClinicalTrial], 'Clinical trials that it reports on.', {
      id: sourceClinicalTrials,
    }),
    deprecated: t.boolean({
      description: 'True if it is deprecated or retracted.',
      resolve: isDeprecated,
    }),
    displayType: t.string({
      description: 'Display name of the source type: PubMed, ASCO or ASH.',
      resolve: ({ source_type }) => sourceSources.label(source_type),
    }),
    journal: t.exposeString('journal', { nullable: true, description: 'Abbreviated journal title.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('SOURCE', id),
    }),
    name: t.exposeString('title', { nullable: true, description: 'Title.' }),
    openAccess: t.boolean({
      description: 'True if it is open access; false if that is unknown.',
      resolve: ({ open_access }) => open_access ?? false,
    }),
    publicationYear: t.exposeInt('publication_year', { nullable: true, description: 'Year of publication.' }),
    retractionNature: t.exposeString('retraction_nature', {
      nullable: true,
      description: 'Nature of the retraction notice: Retraction, Correction, Expression of concern…',
    }),
    sourceType: t.expose('source_type', {
      type: SourceSource,
      description: 'Source type: PubMed, ASCO or ASH.',
    }),
    sourceUrl: t.string({
      description: 'URL of the source at PubMed, ASCO or doi.org.',
      resolve: ({ source_type, citation_id }) => sourceUrl(source_type, citation_id),
    }),
  }),
})

browseField(browseSources, BrowseSource, 'SourcesSort')
