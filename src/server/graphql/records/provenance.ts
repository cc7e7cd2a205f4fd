import type { RecordOrigin as Origin } from '#domain/vocabularies/records.ts'
import type { Types } from '../schema/builder.ts'
import { RecordOrigin } from '../schema/enums.ts'

interface Provenance {
  origin: Origin
  withdrawn: boolean
  stub: boolean
}

/*
 * Where a record came from and how much of it is known: three fields beyond the public interface, as
 * options for `t.field` (the first) and `t.boolean`, which interfaces take one by one.
 */

export const recordOrigin = {
  type: RecordOrigin,
  description: 'Origin of the record.',
  resolve: (record: Provenance) => record.origin,
}

export const withdrawn = {
  description: 'True if the record was withdrawn: an earlier release contained it, the current one does not.',
  resolve: (record: Provenance) => record.withdrawn,
}

export const stub = {
  description: 'True if the record is a stub: a release refers to it without describing it.',
  resolve: (record: Provenance) => record.stub,
}

/** The three fields together, for an object. */
export const provenanceFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Provenance>) => ({
  recordOrigin: t.field(recordOrigin),
  withdrawn: t.boolean(withdrawn),
  stub: t.boolean(stub),
})
