/** The server could not be reached, was too slow, or answered what no service should. */
export class Unreachable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'Unreachable'
  }
}
