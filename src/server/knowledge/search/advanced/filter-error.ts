/** A search that cannot be run as it is; the message says which part of it and what is allowed. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FilterError'
  }
}
