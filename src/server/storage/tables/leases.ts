export interface LeaseTables {
  /** A lease: one process alone does the work of that name, until it expires or is renewed. */
  leases: {
    name: string
    /** A random name of the process. */
    holder: string
    /** Milliseconds since 1970 by the clock of the database. */
    expires_at: number
  }
}
