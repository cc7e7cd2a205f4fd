import { clinicalTrialUrl, recordLink, sourceUrl } from '#domain/records/links.ts'
import { publicationDate } from '#domain/text/names.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { SourceRecord } from '#server/knowledge/records/records.ts'
import {
  clinicalTrialById,
  isDeprecated,
  isRetracted,
  listSources,
  sourceClinicalTrials,
} from '#server/knowledge/records/sources.ts'
import { usageOf } from '#server/knowledge/summaries/usage.ts'
import { builder } from '../schema/builder.ts'
import { columns, orNull } from '../schema/columns.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { SourceSource } from '../schema/enums.ts'
import { ClinicalTrial, Commentable, EventSubject, Source, SourceConnection } from '../schema/refs.ts'
import { recordQuery, relationOrNull } from '../schema/relation.ts'
import { usageCount } from '../summaries/usage.ts'

ClinicalTrial.implement({
  description: 'A clinical trial registered at ClinicalTrials.gov.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the trial.' }),
    description: t.exposeString('description', { description: 'Description of the trial.' }),
    link: t.string({
      description: 'Path of its page.',
      resolve: (trial) => recordLink('CLINICAL_TRIAL', trial.id),
    }),
    name: t.exposeString('name', { description: 'Title.' }),
    nctId: t.exposeString('nct_id', { description: 'ClinicalTrials.gov id, such as NCT01234567.' }),
    url: t.string({
      nullable: true,
      description: 'URL of the trial at ClinicalTrials.gov.',
      resolve: (trial) => clinicalTrialUrl(trial.nct_id),
    }),
  }),
})

const SourcePopover = builder.objectRef<SourceRecord>('SourcePopover')

Source.implement({
  description: 'A source of evidence: a PubMed article, or an ASCO or ASH abstract.',
  interfaces: [Commentable, EventSubject],
})

SourcePopover.implement({
  description: 'A source in brief, with the number of its evidence items.',
  interfaces: [Commentable, EventSubject],
  fields: (t) => ({ evidenceItemCount: t.int(usageCount(usageOf.sources, 'evidence_items')) }),
})

for (const ref of [Source, SourcePopover]) {
  builder.objectFields(ref, (t) => ({
    ...columns(t, {
      abstract: [orNull('String'), 'Abstract.'],
      ascoAbstractId: [orNull('Int'), 'ASCO abstract number; null for other sources.'],
      citation: [orNull('String'), 'Citation: first author, year, journal.'],
      citationId: ['String', 'PubMed id, ASCO id or DOI (ASH).'],
      fullJournalTitle: [orNull('String'), 'Full journal title.'],
      fullyCurated: ['Boolean', 'True if all its evidence has been curated.'],
      journal: [orNull('String'), 'Abbreviated journal title.'],
      pmcId: [orNull('String'), 'PubMed Central id.'],
      publicationDay: [orNull('Int'), 'Day of publication.'],
      publicationMonth: [orNull('Int'), 'Month of publication, from 1.'],
      publicationYear: [orNull('Int'), 'Year of publication.'],
      retracted: ['Boolean', 'True if it was retracted.'],
      retractionDate: [orNull('ISO8601DateTime'), 'Date of the retraction.'],
      retractionNature: [
        orNull('String'),
        'Nature of the retraction notice: Retraction, Correction, Expression of concern…',
      ],
      retractionReasons: [orNull('String'), 'Reason for the retraction.'],
      sourceType: [SourceSource, 'Source type: PubMed, ASCO or ASH.'],
      title: [orNull('String'), 'Title.'],
    }),
    authorString: t.string({
      nullable: true,
      description: 'Authors as one text; for an ASCO abstract, the presenter.',
      resolve: (source) =>
        source.source_type === 'ASCO'
          ? (source.asco_presenter ?? source.author_string)
          : source.author_string,
    }),
    clinicalTrials: relationOrNull(t, [ClinicalTrial], 'Clinical trials that it reports on.', {
      id: sourceClinicalTrials,
    }),
    deprecated: t.boolean({
      description: 'True if it is deprecated or retracted.',
      resolve: isDeprecated,
    }),
    displayType: t.string({
      description: 'Display name of the source type: PubMed, ASCO or ASH.',
      resolve: (source) => sourceSources.label(source.source_type),
    }),
    isRetracted: t.boolean({
      description:
        'True if it stands retracted: by the nature of its notice where that is known, so that a correction or a reinstatement is no retraction. Curia extension.',
      resolve: isRetracted,
    }),
    openAccess: t.boolean({
      description: 'True if it is open access; false if that is unknown.',
      resolve: (source) => source.open_access ?? false,
    }),
    publicationDate: t.string({
      nullable: true,
      description: 'Publication date, as far as known: 2013, 2013-6 or 2013-6-20.',
      resolve: (source) =>
        publicationDate({
          year: source.publication_year,
          month: source.publication_month,
          day: source.publication_day,
        }),
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'URL of the source at PubMed, ASCO or doi.org.',
      resolve: (source) => sourceUrl(source.source_type, source.citation_id),
    }),
  }))
}

builder.queryFields((t) => ({
  clinicalTrial: recordQuery(t, ClinicalTrial, clinicalTrialById, 'trial', 'One clinical trial.'),
  source: recordQuery(t, Source, recordById.sources, 'source', 'One source, deprecated or not.'),
  sourcePopover: t.field({
    type: SourcePopover,
    nullable: true,
    description: 'One source in brief, with the number of its evidence items.',
    args: { id: t.arg.int({ required: true, description: 'Id of the source.' }) },
    resolve: (_root, { id }, { load }) => load(recordById.sources, id),
  }),
  sources: t.field({
    type: SourceConnection,
    description: 'Sources, filtered, by citation id; deprecated and retracted ones are excluded.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only these sources.' }),
      citationId: t.arg.stringList({ description: 'Only sources with one of these citation ids.' }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listSources(readerFor(context, args), args), args),
  }),
}))
