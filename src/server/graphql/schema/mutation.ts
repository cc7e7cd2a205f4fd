import type { InputFieldMap, InputShapeFromFields, ObjectRef } from '@pothos/core'
import type { Audit } from '#server/accounts/audit-log.ts'
import { curate } from '#server/curation/curate.ts'
import type { Curation } from '#server/curation/curate.ts'
import { decide } from '#server/curation/decisions.ts'
import type { DecidedSubject } from '#server/curation/decisions.ts'
import { builder } from './builder.ts'
import type { Types } from './builder.ts'
import type { GraphQLContext } from '../context.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
type PayloadFields<Result> = PothosSchemaTypes.ObjectFieldBuilder<Types, Answered<Result>>
type Repeatable = { clientMutationId?: string | null }
/** What stands behind a payload: what the action gave and the client's id for the request. */
type Answered<Result> = Result & Repeatable

/** Input of mutations that decide. */
export const decidedOnInput = (t: InputFields) => ({
  decidedOn: t.string({
    description:
      '`decisionState` of what is decided on, as the caller saw it: refused with the code `CHANGED_SINCE`, and who decided what and when, if something has been decided since. Not checked unless given. Curia extension.',
  }),
})

type DecisionPayload = PothosSchemaTypes.ObjectFieldBuilder<Types, { decisionState?: string }>

/** Part of the payload of mutations that decide. */
export const decisionStatePayload = (t: DecisionPayload) => ({
  decisionState: t.exposeString('decisionState', {
    nullable: true,
    description:
      'State after the decision, for `decidedOn` of what follows on it: it can be undone while nothing else follows. Curia extension.',
  }),
})

interface MutationOptions<Fields extends InputFieldMap, Result extends object> {
  /** What the mutation does, who may and what it refuses. */
  description: string
  /** Name of the input and payload types without their ending; the mutation's own unless given. */
  typeName?: string
  input: (t: InputFields) => Fields
  resolve: (input: InputShapeFromFields<Fields> & Repeatable, context: GraphQLContext) => Promise<Result>
  payload: (t: PayloadFields<Result>) => ReturnType<Parameters<typeof builder.objectFields>[1]>
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * A mutation with one `input` and a payload, both with `clientMutationId` (curation rules, section 1).
 * A `ClientError` makes the mutation's field null. After the change what this
 * request has read before is read anew. Give the options in the order `input`, `resolve`, `payload`, in which
 * their types follow from one another.
 */
export function mutation<Fields extends InputFieldMap, Result extends object>(
  name: string,
  options: MutationOptions<Fields, Result>,
): void {
  const typeName = options.typeName ?? capitalised(name)
  const input = builder.inputType(`${typeName}Input`, {
    description: `Input of \`${name}\`.`,
    fields: (t) => ({
      ...options.input(t),
      clientMutationId: t.string({
        description:
          'Any text, returned in the payload; a curation request repeated with the same text is carried out only once.',
      }),
    }),
  })
  const payload = builder.objectRef<Answered<Result>>(`${typeName}Payload`).implement({
    description: `Payload of \`${name}\`.`,
    fields: (t) => ({
      ...(options.payload(t as PayloadFields<Result>) as object),
      clientMutationId: t.string({
        nullable: true,
        description: '`clientMutationId` of the input.',
        resolve: (answered) => answered.clientMutationId,
      }),
    }),
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: payload as unknown as ObjectRef<Types, object>,
      nullable: true,
      description: options.description,
      args: { input: t.arg({ type: input, required: true, description: `Input of \`${name}\`.` }) },
      resolve: async (_root, args, context) => {
        // Pothos cannot infer the shape of fields that are a type parameter; it has checked the input against them.
        const { input } = args as unknown as { input: InputShapeFromFields<Fields> & Repeatable }
        await context.countMutation()
        const result = await options.resolve(input, context)
        context.forget()
        return { ...result, clientMutationId: input.clientMutationId }
      },
    }),
  )
}

interface CurationOptions<Fields extends InputFieldMap, Checked, Result extends object> extends Omit<
  MutationOptions<Fields, Result>,
  'resolve'
> {
  /** False: never on behalf of an organization, so that the input has no `organizationId`. */
  onBehalf?: false
  /** False: it changes nothing that others see, so what they have read stays fresh. */
  knowledge?: false
  /** Checks single arguments, before it is known who asks, and gives the input as the action wants it. */
  check: (input: InputShapeFromFields<Fields>) => Checked
  /** What it decides on; the caller may then say on which state. */
  decidesOn?: (checked: Checked, curation: Curation) => DecidedSubject | Promise<DecidedSubject | null>
  /** The action; its result is kept as JSON, so it holds ids rather than rows. */
  act: (curation: Curation, checked: Checked) => Promise<Result>
  /** Notes what of it concerns security, once it is done. */
  audit?: (audit: Audit, result: Result) => void
}

/**
 * A mutation that is one curation action. See {@link mutation} and {@link curate}; the options come in the order
 * `input`, `check`, `act`, `payload`.
 */
export function curationMutation<Fields extends InputFieldMap, Checked, Result extends object>(
  name: string,
  {
    check,
    decidesOn,
    act,
    audit,
    onBehalf,
    knowledge,
    input,
    payload,
    ...options
  }: CurationOptions<Fields, Checked, Result>,
): void {
  mutation(name, {
    description: options.description,
    typeName: options.typeName,
    input: (t) => ({
      ...input(t),
      ...(decidesOn && decidedOnInput(t)),
      ...(onBehalf !== false && {
        organizationId: t.int({
          description:
            'Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one.',
        }),
      }),
    }),
    resolve: async (values, context) => {
      const checked = check(values as unknown as InputShapeFromFields<Fields>)
      const { organizationId, decidedOn } = values as {
        organizationId?: number | null
        decidedOn?: string | null
      }
      const request = {
        mutation: name,
        input: values,
        knowledge,
        onBehalfOf: onBehalf === false ? null : { organizationId },
      }
      const result = await curate(context, request, async (curation) => {
        const subject = (await decidesOn?.(checked, curation)) ?? null
        return decide(curation, subject, decidedOn, () => act(curation, checked))
      })
      audit?.(context.audit, result)
      return result
    },
    payload: (t) => ({
      ...(payload(t) as object),
      ...(decidesOn && decisionStatePayload(t as unknown as DecisionPayload)),
    }),
  })
}
