/** What the fields of a form are given: what is filled in, how to change it, and what is wrong. */
export type FieldsProps<Values extends object> = {
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: keyof Values & string) => string | undefined
}

/** What a field in which something is chosen takes from its form: `{...fieldOf('evidenceLevel')}`. */
export const chosenIn =
  <Values extends object>({ values, set, errorOf }: FieldsProps<Values>) =>
  <Name extends keyof Values & string>(name: Name) => ({
    name,
    chosen: values[name],
    onChoose: (chosen: Values[Name]) => set({ [name]: chosen } as unknown as Partial<Values>),
    error: errorOf(name),
  })
