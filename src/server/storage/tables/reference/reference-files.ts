export interface ReferenceFileTables {
  /** A reference file that was imported; the latest of its kind and name. */
  reference_files: {
    /** Kind of its entries, such as `diseases`. */
    kind: string
    /** Its name, without a folder. */
    name: string
    /** Its own version or date, as it gives it; null where it gives none. */
    version: string | null
    bytes: number
    /** Of the file as it was read, compressed or not; hexadecimal. */
    sha256: string
    /** ISO 8601. */
    imported_at: string
  }
}
