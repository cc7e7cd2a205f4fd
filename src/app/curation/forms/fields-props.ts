/** Props of the fields of a form: values, a way to change them, and what is wrong. */
export type FieldsProps<Values extends object> = {
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: keyof Values & string) => string | undefined
}

/** Fields whose values are of a type. */
type FieldsOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never
}[keyof Values] &
  string

/** Props that a field takes from its form, by how it is filled in: `{...field.text('start')}`. */
export function bindFields<Values extends object>({ values, set, errorOf }: FieldsProps<Values>) {
  const setter = (name: string) => (value: unknown) => set({ [name]: value } as Partial<Values>)
  return {
    text: (name: FieldsOf<Values, string>) => ({
      name,
      text: values[name] as string,
      onType: setter(name) as (text: string) => void,
      error: errorOf(name),
    }),
    /** Several texts. */
    texts: (name: FieldsOf<Values, string[]>) => ({
      name,
      texts: values[name] as string[],
      onChange: setter(name) as (texts: string[]) => void,
      error: errorOf(name),
    }),
    /** One of a vocabulary, several records, or what else is chosen as it is. */
    choice: <Name extends keyof Values & string>(name: Name) => ({
      name,
      chosen: values[name],
      onChoose: setter(name) as (chosen: Values[Name]) => void,
      error: errorOf(name),
    }),
    /** One record, or none. */
    record: <Name extends FieldsOf<Values, { id: number } | null>>(name: Name) => {
      type Chosen = NonNullable<Values[Name]>
      const value = values[name]
      return {
        name,
        single: true,
        chosen: (value === null ? [] : [value]) as Chosen[],
        onChoose: ([chosen]: readonly Chosen[]) => setter(name)(chosen ?? null),
        error: errorOf(name),
      }
    },
  }
}

/** Props of the fields of a form, by how each is filled in. */
export type BoundFields<Values extends object> = ReturnType<typeof bindFields<Values>>
