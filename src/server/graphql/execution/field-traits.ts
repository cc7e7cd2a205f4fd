/** Traits that a field declares, from which follow how an operation with it is run, cached and counted. */
export interface FieldTraits {
  /** Its resolver may compute for a millisecond at each object: each object waits while others should go first. */
  slow?: true
  /** A service outside answers it: costly, and never cached, as that service may be down just now. */
  outside?: true
  /** Its arguments may hold the sample of a patient, of which nothing is cached, shared or written into addresses. */
  holdsSample?: true
  /** It repeats the search of a permalink, which no replica has for certain. */
  repeatsSearch?: true
  /** `never`: it depends on more than the knowledge (files, accounts, the caller), so its response is not cached. */
  cache?: 'never'
}

/** Traits of an argument. */
interface ArgumentTraits {
  /** The field leaves something behind where the argument is true. */
  writes?: true
}

/** Options of a field or an argument that declare its traits. */
export const traits = <Traits extends FieldTraits | ArgumentTraits>(declared: Traits) => ({
  extensions: { ...declared },
})

/** The traits of a field of the schema. */
export const fieldTraits = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldTraits =>
  extensions

/** Checks whether a field writes where an argument of it is true. */
export const isWritingArgument = ({ extensions }: { extensions: ArgumentTraits }): boolean =>
  extensions.writes === true
