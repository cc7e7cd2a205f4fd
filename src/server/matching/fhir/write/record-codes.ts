import { identifiers } from '#server/gks/identifiers.ts'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import type { Reading } from '#server/storage/database.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'

/** Codes and addresses of the records of a report that it does not name itself. */
export interface RecordCodes {
  /** Code of a therapy in NCI Thesaurus; null where its record has none. */
  ncitCodeOf(therapy: string): string | null
  /** Address of a record, at CIViC for what came from there (gks.md). */
  linkOf(kind: 'EVIDENCE_ITEM' | 'ASSERTION', id: number): string
}

/** Parameters that one statement of either engine takes safely. */
const VALUES_OF_STATEMENT = 5000

async function inParts<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < values.length; at += VALUES_OF_STATEMENT)
    rows.push(...(await read(values.slice(at, at + VALUES_OF_STATEMENT))))
  return rows
}

/** Reads the codes of the matched profiles of a report, in few statements. */
export async function recordCodes(
  db: Reading,
  { profiles }: Pick<MatchReport, 'profiles'>,
  address: string,
): Promise<RecordCodes> {
  const matched = profiles.filter(({ result }) => result === 'MATCHED')
  const evidence = matched.flatMap((profile) => profile.evidence)
  const assertions = matched.flatMap((profile) => profile.assertions)
  const therapies = [...new Set([...evidence, ...assertions].flatMap((one) => one.therapies))]
  const originsIn = (table: 'evidence_items' | 'assertions', ids: readonly number[]) =>
    inParts(ids, (some) => db.selectFrom(table).select(['id', 'origin']).where('id', 'in', some).execute())
  const [ofEvidence, ofAssertions, named, { contents }] = await Promise.all([
    originsIn('evidence_items', [...new Set(evidence.map(({ id }) => id))]),
    originsIn('assertions', [...new Set(assertions.map(({ id }) => id))]),
    inParts(therapies, (some) =>
      db
        .selectFrom('therapies')
        .select(['name', 'ncit_id'])
        .where('name', 'in', some)
        .where('ncit_id', 'is not', null)
        .execute(),
    ),
    knowledgebaseState(db),
  ])
  const hasRelease = contents === 'RELEASE' || contents === 'MIRROR'
  const ids = identifiers({ namespace: '', url: address, hasRelease })
  const originOf = {
    EVIDENCE_ITEM: new Map(ofEvidence.map(({ id, origin }) => [id, origin])),
    ASSERTION: new Map(ofAssertions.map(({ id, origin }) => [id, origin])),
  }
  const codes = new Map(named.map(({ name, ncit_id }) => [name, ncit_id]))
  return {
    ncitCodeOf: (therapy) => codes.get(therapy) ?? null,
    linkOf: (kind, id) =>
      ids.link(kind === 'ASSERTION' ? 'aid' : 'eid', { id, origin: originOf[kind].get(id) ?? 'LOCAL' }),
  }
}
