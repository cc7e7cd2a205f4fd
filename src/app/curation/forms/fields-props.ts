/** Props of the fields of a form: values, a way to change them, and what is wrong. */
export type FieldsProps<Values extends object> = {
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: keyof Values & string) => string | undefined
}

/** Props that a field of choice takes from its form: `{...fieldOf('evidenceLevel')}`. */
export const chosenIn =
  <Values extends object>({ values, set, errorOf }: FieldsProps<Values>) =>
  <Name extends keyof Values & string>(name: Name) => ({
    name,
    chosen: values[name],
    onChoose: (chosen: Values[Name]) => set({ [name]: chosen } as unknown as Partial<Values>),
    error: errorOf(name),
  })
