import { codeById, listCountries } from '#server/knowledge/records/codes.ts'
import { builder } from '../schema/builder.ts'
import { AcmgCode, ClingenCode, Country, NccnGuideline } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'

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
  acmgCode: recordQuery(t, AcmgCode, codeById.acmg_codes, 'code', 'One ACMG/AMP code.'),
  clingenCode: recordQuery(t, ClingenCode, codeById.clingen_codes, 'code', 'One ClinGen/CGC/VICC code.'),
  nccnGuideline: recordQuery(t, NccnGuideline, codeById.nccn_guidelines, 'guideline', 'One NCCN guideline.'),
  countries: t.field({
    type: [Country],
    description: 'All countries, by name.',
    resolve: (_root, _args, { db }) => listCountries(db),
  }),
}))
