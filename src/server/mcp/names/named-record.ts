import { refOf } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'

/** Ways in which a text names a record. */
export const waysOfNaming = ['SYMBOL', 'NAME', 'ALIAS', 'FORMER_SYMBOL', 'IDENTIFIER'] as const
export type WayOfNaming = (typeof waysOfNaming)[number]

/** A record that a text names. */
export interface NamedRecord {
  kind: ReferredKind
  id: number
  name: string
  /** Symbol of the gene (or name of the feature) of a variant. */
  gene: string | null
  how: WayOfNaming
}

/** A record as an answer names it; `ref` is null of one that is known to bear the name but has no record here. */
export interface Candidate {
  ref: string | null
  name: string
  gene: string | null
}

/** The record as a candidate. */
export const candidateOf = ({ kind, id, name, gene }: NamedRecord): Candidate => ({
  ref: refOf(kind, id),
  name,
  gene,
})

/** Outcome of reading a name: one record for certain, several, or none. */
export type Naming =
  | { outcome: 'ONE'; record: NamedRecord; notes?: readonly string[] }
  | { outcome: 'SEVERAL'; candidates: readonly Candidate[]; records: readonly NamedRecord[] }
  | { outcome: 'NONE' }

/** The outcome for the records found. */
export function namingOf(records: readonly NamedRecord[]): Naming {
  const distinct = [...new Map(records.map((record) => [`${record.kind} ${record.id}`, record])).values()]
  const [record, ...others] = distinct
  if (!record) return { outcome: 'NONE' }
  return others.length === 0
    ? { outcome: 'ONE', record }
    : { outcome: 'SEVERAL', candidates: distinct.map(candidateOf), records: distinct }
}

/** The records of an outcome. */
export function recordsIn(naming: Naming): readonly NamedRecord[] {
  if (naming.outcome === 'ONE') return [naming.record]
  return naming.outcome === 'SEVERAL' ? naming.records : []
}
