import { codeById, listCountries } from '#server/knowledge/records/codes.ts'
import { builder } from '../schema/builder.ts'
import { AcmgCode, ClingenCode, Country, NccnGuideline } from '../schema/refs.ts'

AcmgCode.implement({
  description: 'A code (criterion) of the ACMG/AMP guideline on pathogenicity.',
})
ClingenCode.implement({
  description: 'A code (criterion) of the ClinGen/CGC/VICC guideline on oncogenicity.',
  fields: (t) => ({
    exclusive: t.exposeBoolean('exclusive', {
      description: 'True if it cannot be combined with other codes, like N/A.',
    }),
  }),
})

const CODE = 'The code: PS1 (ACMG/AMP) or OS1 (ClinGen/CGC/VICC), for example.'
const CRITERION = 'Criterion that the code stands for.'
for (const ref of [AcmgCode, ClingenCode]) {
  builder.objectFields(ref, (t) => ({
    id: t.exposeInt('id', { description: 'Id of the code.' }),
    code: t.exposeString('code', { description: CODE }),
    name: t.exposeString('code', { description: CODE }),
    description: t.exposeString('description', { description: CRITERION }),
    tooltip: t.exposeString('description', { description: CRITERION }),
  }))
}

NccnGuideline.implement({
  description: 'A guideline of the National Comprehensive Cancer Network.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the guideline.' }),
    name: t.exposeString('name', { description: 'Name.' }),
  }),
})

Country.implement({
  description: 'A country.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the country.' }),
    iso: t.exposeString('iso', { description: 'Two-letter country code.' }),
    name: t.exposeString('name', { description: 'Name.' }),
  }),
})

builder.queryFields((t) => ({
  acmgCode: t.field({
    type: AcmgCode,
    nullable: true,
    description: 'One ACMG/AMP code.',
    args: { id: t.arg.int({ required: true, description: 'Id of the code.' }) },
    resolve: (_root, { id }, { load }) => load(codeById.acmg_codes, id),
  }),
  clingenCode: t.field({
    type: ClingenCode,
    nullable: true,
    description: 'One ClinGen/CGC/VICC code.',
    args: { id: t.arg.int({ required: true, description: 'Id of the code.' }) },
    resolve: (_root, { id }, { load }) => load(codeById.clingen_codes, id),
  }),
  nccnGuideline: t.field({
    type: NccnGuideline,
    nullable: true,
    description: 'One NCCN guideline.',
    args: { id: t.arg.int({ required: true, description: 'Id of the guideline.' }) },
    resolve: (_root, { id }, { load }) => load(codeById.nccn_guidelines, id),
  }),
  countries: t.field({
    type: [Country],
    description: 'All countries, by name.',
    resolve: (_root, _args, { db }) => listCountries(db),
  }),
}))
