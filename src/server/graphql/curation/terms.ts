import { atMost } from '#domain/text/text-lengths.ts'
import { addDisease, addTherapy, checkedDisease, checkedTherapy } from '#server/curation/submission/terms.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { therapyById } from '#server/knowledge/records/therapies.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Disease, Therapy } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

const NEW = 'True if it was created; false if it existed already.'

curationMutation('addDisease', {
  description: 'Adds a disease, unless one with the DOID, or else the name, exists. For all signed-in users.',
  onBehalf: false,
  input: (t) => ({
    name: t.string({
      required: true,
      description: `Name, of five characters or more, ${atMost('name')}.`,
    }),
    doid: t.string({ description: 'Disease Ontology id without the `DOID:` prefix: one to seven digits.' }),
  }),
  check: (input) => checkedDisease(input),
  act: addDisease,
  payload: (t) => ({
    disease: relation(t, Disease, 'The disease.', { diseaseId: diseaseById }),
    new: t.boolean({ description: NEW, resolve: (added) => added.new }),
  }),
})

curationMutation('addTherapy', {
  description:
    'Adds a therapy, unless one with the NCIt id, or else the name, exists. For all signed-in users.',
  onBehalf: false,
  input: (t) => ({
    name: t.string({
      required: true,
      description: `Name, of three characters or more, ${atMost('name')}.`,
    }),
    ncitId: t.string({ description: 'NCI Thesaurus id, such as C1647.' }),
  }),
  check: (input) => checkedTherapy(input),
  act: addTherapy,
  payload: (t) => ({
    therapy: relation(t, Therapy, 'The therapy.', { therapyId: therapyById }),
    new: t.boolean({ description: NEW, resolve: (added) => added.new }),
  }),
})
