import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import { createTextFile } from '#server/files/text-file.ts'
import type { TextFile } from '#server/files/text-file.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'
import type { Reading } from '#server/storage/database.ts'
import type { ClinvarSettings } from './clinvar-settings.ts'
import { clinvarSubmission } from './clinvar-submission.ts'
import type { Submitted } from './clinvar-submission.ts'
import type { ClinvarKind, ClinvarReason } from './clinvar-types.ts'

/** Submissions of one file, at most (ClinVar's schema). */
const MOST_SUBMISSIONS = 10_000

/** Assertions that are read together. */
const CHUNK = 200

const FILES: Readonly<Record<ClinvarKind, { name: string; member: string }>> = {
  clinicalImpact: { name: 'clinvar-clinical-impact', member: 'clinicalImpactSubmission' },
  oncogenicity: { name: 'clinvar-oncogenicity', member: 'oncogenicitySubmission' },
}
const REASONS_FILE = 'refused.tsv'
/** Files of earlier exports, complete or not, which would be taken for those of this one. */
const EARLIER_FILE = /^(?:clinvar-(?:clinical-impact|oncogenicity)(?:-\d+)?\.json|refused\.tsv)(?:\.part)?$/

/** A file that was written, with its submissions or lines and its size. */
export interface ClinvarFile {
  name: string
  rows: number
  bytes: number
}

/** What stands before the submissions of a file. What ClinVar takes for granted is left out. */
function headOf(kind: ClinvarKind, settings: ClinvarSettings): string {
  const { clinvarSubmissionReleaseStatus: status, submissionName, behalfOrgID } = settings
  const head = {
    ...(behalfOrgID !== undefined && { behalfOrgID }),
    ...(submissionName !== undefined && { submissionName }),
    ...(status !== 'public' && { clinvarSubmissionReleaseStatus: status }),
    assertionCriteria: settings.assertionCriteria[kind],
  }
  return `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(FILES[kind].member)}:[\n`
}

/** A file that has not got its name yet. */
type Unnamed = ClinvarFile & { file: TextFile }

/** Files of an export, none of which has its name before all are complete. */
function exportFiles(folder: string) {
  const files: Unnamed[] = []
  return {
    create(name: string): Unnamed {
      const file = createTextFile(join(folder, name), { isCompressed: false })
      const created = { name, rows: 0, bytes: 0, file }
      files.push(created)
      return created
    },
    /** Removes the files of earlier exports, and gives these their names. */
    async publish(): Promise<void> {
      const unnamed = new Set(files.map(({ name }) => `${name}.part`))
      for (const name of await readdir(folder))
        if (EARLIER_FILE.test(name) && !unnamed.has(name)) await rm(join(folder, name))
      for (const { file } of files) await file.publish()
    },
    /** Removes what was written; what cannot be removed never hides why. */
    abandon: () => Promise.allSettled(files.map(({ file }) => file.abandon())),
  }
}

/** Files of one kind, the second of which is begun when the first is full. */
function submissionFiles(
  { create }: ReturnType<typeof exportFiles>,
  kind: ClinvarKind,
  settings: ClinvarSettings,
  most: number,
) {
  const written: Unnamed[] = []
  let open: Unnamed | null = null

  async function close() {
    if (!open) return
    await open.file.write('\n]}\n')
    open.bytes = await open.file.complete()
    written.push(open)
    open = null
  }
  return {
    async add(submission: object) {
      if (open?.rows === most) await close()
      if (!open) {
        open = create(`${FILES[kind].name}${written.length === 0 ? '' : `-${written.length + 1}`}.json`)
        await open.file.write(headOf(kind, settings))
      }
      await open.file.write(`${open.rows === 0 ? '' : ',\n'}${JSON.stringify(submission)}`)
      open.rows += 1
    },
    async complete() {
      await close()
      return written
    },
  }
}

/** All assertions with their submissions, by id, some at a time. */
async function* submissions(
  db: Reading,
  settings: ClinvarSettings,
  options: Awaited<ReturnType<typeof gksOptions>>,
): AsyncGenerator<{ id: string; submitted: Submitted }> {
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom('assertions')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const context: GksContext = gksContext(options, db)
    for (const { id } of rows) {
      const assertion = await context.load(recordById.assertions, id)
      if (!assertion) continue
      const submitted = await clinvarSubmission(assertion, settings, context)
      yield { id: context.ids.id('aid', assertion), submitted }
    }
    after = last.id
  }
}

const reasonLines = (id: string, reasons: readonly ClinvarReason[]) =>
  reasons.map(({ code, message }) => writeTsvLine([id, code, message], 'plain')).join('')

/** @throws ClientError when there is no such organization */
async function assertOrganization(db: Reading, id: number): Promise<void> {
  const [organization] = await organizationById(db, [id])
  if (!organization)
    throw new ClientError('NOT_FOUND', `organization is ${id}: there is no organization with this id`)
}

/**
 * Writes what the organization in the settings has approved as submissions to ClinVar, a kind to a file and at most 10,000
 * of them, and `refused.tsv` with a line for each reason why an assertion is not submitted. Files of earlier exports
 * into the folder go when all of these are complete; an export that fails before leaves them as they were. Nothing is sent,
 * and no key is written.
 * @param db a snapshot, or a database that nobody changes
 * @param limits.most submissions of one file
 * @throws ClientError when there is no such organization
 */
export async function writeClinvarFiles(
  db: Reading,
  folder: string,
  settings: ClinvarSettings,
  making: { settings: GksSettings; site: string },
  { most = MOST_SUBMISSIONS }: { most?: number } = {},
): Promise<ClinvarFile[]> {
  await assertOrganization(db, settings.organization)
  makeFolder(folder)
  const { organization } = settings
  const options = await gksOptions(db, {
    settings: making.settings,
    url: making.site,
    detail: 'plain',
    organization,
  })
  const files = exportFiles(folder)
  const kinds = {
    clinicalImpact: submissionFiles(files, 'clinicalImpact', settings, most),
    oncogenicity: submissionFiles(files, 'oncogenicity', settings, most),
  }
  try {
    const reasons = files.create(REASONS_FILE)
    await reasons.file.write(writeTsvLine(['assertion', 'code', 'message'], 'plain'))
    for await (const { id, submitted } of submissions(db, settings, options)) {
      if ('submission' in submitted) await kinds[submitted.kind].add(submitted.submission)
      else {
        reasons.rows += submitted.reasons.length
        await reasons.file.write(reasonLines(id, submitted.reasons))
      }
    }
    const written = [...(await kinds.clinicalImpact.complete()), ...(await kinds.oncogenicity.complete())]
    reasons.bytes = await reasons.file.complete()
    await files.publish()
    return [...written, reasons].map(({ name, rows, bytes }) => ({ name, rows, bytes }))
  } catch (error) {
    await files.abandon()
    throw error
  }
}
