import { one } from '../answers.ts'
import { notFound } from '../errors.ts'
import type { Endpoint, RecordForm } from './endpoint.ts'
import { recordIdParameter } from './parameter-docs.ts'
import { readId } from './parameters.ts'

type RecordOptions<Value> = Pick<Endpoint, 'path' | 'summary'> & {
  noun: string
  form: Omit<RecordForm<Value>, 'pieceSize'>
}

/** An address of one record by its id, in full. */
export const recordEndpoint = <Value>({ noun, form, ...address }: RecordOptions<Value>): Endpoint => ({
  ...address,
  parameters: [recordIdParameter(noun)],
  answers: form.shape,
  namesPeople: true,
  plan: ({ id }) =>
    one(
      form,
      async () => readId(id),
      () => notFound(noun, 'id', id),
    ),
})
