import type { AssertionType } from '#domain/vocabularies/evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { assertionStatement } from '#server/gks/assertion-statement.ts'
import type { Exclusion } from '#server/gks/exclusion.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import type { Statement } from '#server/gks/gks-types.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'
import type { TextFile } from '#server/files/text-file.ts'
import type { GksStatementFile } from './gks-files.ts'

/** The kind of file for assertions of each type, as long as they have a classification. */
const FILE_OF_TYPE: Readonly<Record<AssertionType, GksStatementFile>> = {
  PREDICTIVE: 'clinicalSignificance',
  DIAGNOSTIC: 'clinicalSignificance',
  PROGNOSTIC: 'clinicalSignificance',
  ONCOGENIC: 'oncogenicity',
  PREDISPOSING: 'pathogenicity',
}

/** An assertion that has no statement, as the files of civicpy name it. */
interface FailedAssertion {
  assertion_id: number
  message: string
}

/** Assertions that are read together: each has its evidence in it. */
const CHUNK = 5

/** The accepted assertions, by id; with an organization those alone that it has approved and not revoked. */
async function assertionIds(db: Reading, organization: number | null): Promise<number[]> {
  const accepted = db.selectFrom('assertions').select('id').where('status', '=', 'ACCEPTED').orderBy('id')
  const approved = (id: number) =>
    accepted.where('id', 'in', (eb) =>
      eb
        .selectFrom('approvals')
        .select('assertion_id')
        .where('organization_id', '=', id)
        .where('status', '<>', 'REVOKED'),
    )
  const rows = await (organization === null ? accepted : approved(organization)).execute()
  return rows.map(({ id }) => id)
}

const failedAssertion = (id: number, { reasons }: Exclusion): FailedAssertion => ({
  assertion_id: id,
  message: reasons.map(({ message }) => message).join('; '),
})

/** Texts of a file of statements: its records one by one, and then what is said of it. */
function statementText() {
  const failed: FailedAssertion[] = []
  let records = 0
  return {
    failed,
    record: (statement: Statement) =>
      `${(records += 1) === 1 ? '{"gks_records":[\n' : ',\n'}${JSON.stringify(statement)}`,
    end(metadata: object) {
      const ids = failed.map(({ assertion_id }) => assertion_id)
      const members = JSON.stringify({ metadata, failed_assertion_ids: ids, errors: failed })
      return `${records === 0 ? '{"gks_records":[' : '\n'}],${members.slice(1)}\n`
    },
    count: () => records,
  }
}

/**
 * Writes the statements about assertions into the files of their kinds, in the shape of civicpy's file: `gks_records`,
 * `metadata`, `failed_assertion_ids` and `errors`.
 * @returns number of records by file
 */
export async function writeStatements(
  db: Reading,
  files: Readonly<Record<GksStatementFile, TextFile>>,
  options: GksOptions,
  metadata: object,
): Promise<Record<GksStatementFile, number>> {
  const texts = {
    clinicalSignificance: statementText(),
    oncogenicity: statementText(),
    pathogenicity: statementText(),
    base: statementText(),
  }
  const ids = await assertionIds(db, options.organization)
  for (const some of partsOf(ids, CHUNK)) {
    await options.giveWay()
    const context = gksContext(options, db)
    for (const id of some) {
      const assertion = await context.load(recordById.assertions, id)
      if (!assertion) continue
      const kind = FILE_OF_TYPE[assertion.assertion_type]
      const written = await assertionStatement(assertion, context)
      if ('exclusion' in written) {
        texts[kind].failed.push(failedAssertion(id, written.exclusion))
        continue
      }
      const file = written.object.classification ? kind : 'base'
      await files[file].write(texts[file].record(written.object))
    }
  }
  const finish = async (file: GksStatementFile) => {
    await files[file].write(texts[file].end(metadata))
    return texts[file].count()
  }
  return {
    clinicalSignificance: await finish('clinicalSignificance'),
    oncogenicity: await finish('oncogenicity'),
    pathogenicity: await finish('pathogenicity'),
    base: await finish('base'),
  }
}
