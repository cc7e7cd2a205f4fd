import { recordLink, therapyUrl } from '#domain/records/links.ts'
import { listTherapies, therapyById } from '#server/knowledge/records/therapies.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { usageOf } from '#server/knowledge/summaries/usage.ts'
import { builder } from '../schema/builder.ts'
import { clinicalSummaryField } from '../summaries/clinical-summary.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { Therapy, TherapyConnection, TherapyPopover } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'
import { usageCount } from '../summaries/usage.ts'

Therapy.implement({
  description: 'A therapy: a drug or other treatment, usually a concept of the NCI Thesaurus.',
  fields: (t) => ({ clinicalSummary: t.field(clinicalSummaryField('therapy')) }),
})

TherapyPopover.implement({
  description: 'A therapy in brief, with counts of its records.',
  fields: (t) => ({
    assertionCount: t.int(usageCount(usageOf.therapies, 'assertions')),
    evidenceItemCount: t.int(usageCount(usageOf.therapies, 'evidence_items')),
    molecularProfileCount: t.int(usageCount(usageOf.therapies, 'molecular_profiles')),
  }),
})

for (const ref of [Therapy, TherapyPopover]) {
  builder.objectFields(ref, (t) => ({
    id: t.exposeInt('id', { description: 'Id of the therapy.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Description of the therapy.',
    }),
    link: t.string({
      description: 'Path of its page.',
      resolve: (therapy) => recordLink('THERAPY', therapy.id),
    }),
    ncitId: t.exposeString('ncit_id', { nullable: true, description: 'NCI Thesaurus id, such as C1857.' }),
    therapyAliases: t.stringList({
      description: 'Aliases.',
      resolve: async (therapy, _args, { load }) =>
        (await load(aliasesOf.therapy, therapy.id)).map((alias) => alias.name),
    }),
    therapyUrl: t.string({
      nullable: true,
      description: 'URL of the concept at the NCI Thesaurus.',
      resolve: (therapy) => therapyUrl(therapy.ncit_id),
    }),
  }))
}

builder.queryFields((t) => ({
  therapy: recordQuery(t, Therapy, therapyById, 'therapy', 'One therapy, deprecated or not.'),
  therapyPopover: t.field({
    type: TherapyPopover,
    nullable: true,
    description: 'One therapy in brief, with counts of its records.',
    args: { id: t.arg.int({ required: true, description: 'Id of the therapy.' }) },
    resolve: (_root, { id }, { load }) => load(therapyById, id),
  }),
  therapies: t.field({
    type: TherapyConnection,
    description: 'Therapies, filtered, by name; deprecated ones are excluded.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this therapy.' }),
      ids: t.arg.intList({ description: 'Only these therapies.' }),
      hasLinkedEvidence: t.arg.boolean({
        description:
          'Only therapies with (true) or without (false) evidence or assertions that are not rejected.',
      }),
      name: t.arg.string({
        description: 'Only therapies whose name contains this, or that it names otherwise.',
      }),
      ncitId: t.arg.string({
        description: 'Only the therapy with this NCI Thesaurus id, with or without its letter C.',
      }),
      therapyAlias: t.arg.string({ description: 'Only therapies with an alias that contains this.' }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listTherapies(readerFor(context, args), args), args),
  }),
}))
