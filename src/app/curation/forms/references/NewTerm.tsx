import { z } from 'zod'
import { longestTexts, nameLengthError } from '#domain/text/text-lengths.ts'
import * as make from '#app/graphql/generated/new-references.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from './InPlaceForm.tsx'
import type { Reference } from './reference.ts'
import type { Creation } from './ReferenceField.tsx'

type Term = {
  noun: string
  code: { label: string; hint: string }
  shortest: number
  add: (name: string, code: string) => Promise<{ created: Reference } | { error: string }>
}

const disease: Term = {
  noun: 'disease',
  code: { label: 'Disease Ontology id (optional)', hint: 'One to seven digits, such as 1909.' },
  shortest: 5,
  add: async (name, code) => {
    const result = await mutate(make.AddDiseaseDocument, { input: { name, doid: code || null } })
    if (result.error !== null) return { error: result.error }
    return result.data.addDisease ? { created: result.data.addDisease.disease } : { error: NOTHING }
  },
}

const therapy: Term = {
  noun: 'therapy',
  code: { label: 'NCI Thesaurus code (optional)', hint: 'Such as C1647.' },
  shortest: 3,
  add: async (name, code) => {
    const result = await mutate(make.AddTherapyDocument, { input: { name, ncitId: code || null } })
    if (result.error !== null) return { error: result.error }
    return result.data.addTherapy ? { created: result.data.addTherapy.therapy } : { error: NOTHING }
  },
}

const NOTHING = 'The server did not respond.'

const creationOf = (term: Term): Creation<Reference> => ({
  label: (text) => `Add “${text}” as a new ${term.noun}…`,
  form: (props) => <NewTerm key={props.text} term={term} {...props} />,
})

/** Offer of a field of diseases for a name that it does not find. */
export const newDisease = creationOf(disease)
/** As {@link newDisease}, of therapies. */
export const newTherapy = creationOf(therapy)

const Typed = z.object({ name: z.string(), code: z.string() })

function NewTerm({
  term,
  text,
  onCreated,
  onCancel,
}: {
  term: Term
  text: string
  onCreated: (created: Reference) => void
  onCancel: () => void
}) {
  const [{ name, code }, change] = usePartialInput('term', Typed, { name: text, code: '' })
  const { length } = name.trim()
  const error =
    length < term.shortest
      ? `At least ${term.shortest} characters; currently ${length}`
      : nameLengthError('The name', name.trim())
  return (
    <InPlaceForm
      title={`New ${term.noun}`}
      confirm={`Add ${term.noun}`}
      canConfirm={error === null}
      onCancel={onCancel}
      onConfirm={async () => {
        const answer = await term.add(name, code)
        if ('error' in answer) return answer.error
        onCreated({ id: answer.created.id, name: answer.created.name })
        return null
      }}
    >
      <Field
        label="Name"
        hint={`At least ${term.shortest} characters. An existing ${term.noun} with this name is used.`}
        error={error ? `${error}.` : undefined}
        count={{ length, longest: longestTexts.name }}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            onChange={(event) => change((typed) => ({ ...typed, name: event.target.value }))}
          />
        )}
      </Field>
      <Field label={term.code.label} hint={term.code.hint}>
        {(control) => (
          <TextInput
            {...control}
            value={code}
            onChange={(event) => change((typed) => ({ ...typed, code: event.target.value }))}
          />
        )}
      </Field>
    </InPlaceForm>
  )
}
