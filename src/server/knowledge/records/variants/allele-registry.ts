import { oneOf } from '#server/knowledge/conditions.ts'

/**
 * True where the column holds this id of the ClinGen Allele Registry, case aside: ids are kept in capitals
 * (`CA123643`), and only what says that there is none (`unregistered`) is not.
 */
export const isRegisteredAs = (column: string, id: string) => oneOf(column, [id, id.toUpperCase()])
