import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordById } from '#server/knowledge/records/records.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { ClientError } from '#server/client-error.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-options.ts'
import { createTextFile } from '#server/exchange/export/text-file.ts'
import type { TextFile } from '#server/exchange/export/text-file.ts'
import { writeTsvLine } from '#server/exchange/tsv/writer.ts'
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
/** Files of earlier exports, which would be taken for those of this one. */
const SUBMISSION_FILE = /^clinvar-(?:clinical-impact|oncogenicity)(?:-\d+)?\.json$/

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

/** Files of one kind, the second of which is begun when the first is full. */
function submissionFiles(folder: string, kind: ClinvarKind, settings: ClinvarSettings, most: number) {
  const written: ClinvarFile[] = []
  let open: { file: TextFile; name: string; rows: number } | null = null

  async function close() {
    if (!open) return
    const { file, name, rows } = open
    await file.write('\n]}\n')
    written.push({ name, rows, bytes: await file.finish() })
    open = null
  }
  return {
    async add(submission: object) {
      if (open?.rows === most) await close()
      if (!open) {
        const name = `${FILES[kind].name}${written.length === 0 ? '' : `-${written.length + 1}`}.json`
        open = { file: createTextFile(join(folder, name), { isCompressed: false }), name, rows: 0 }
        await open.file.write(headOf(kind, settings))
      }
      await open.file.write(`${open.rows === 0 ? '' : ',\n'}${JSON.stringify(submission)}`)
      open.rows += 1
    },
    async finish() {
      await close()
      return written
    },
    abandon: async () => open?.file.abandon(),
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

/** Removes the submission files of earlier exports. */
async function removeOthers(folder: string, written: readonly ClinvarFile[]): Promise<void> {
  const names = new Set(written.map(({ name }) => name))
  for (const name of await readdir(folder))
    if (SUBMISSION_FILE.test(name) && !names.has(name)) await rm(join(folder, name))
}

/**
 * Writes what the organization in the settings has approved as submissions to ClinVar, a kind to a file and at most 10,000
 * of them, and `refused.tsv` with a line for each reason why an assertion is not submitted. Submission files that stood in
 * the folder before go. Nothing is sent, and no key is written.
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
  await mkdir(folder, { recursive: true })
  const { organization } = settings
  const options = await gksOptions(db, {
    settings: making.settings,
    url: making.site,
    detail: 'plain',
    organization,
  })
  const files = {
    clinicalImpact: submissionFiles(folder, 'clinicalImpact', settings, most),
    oncogenicity: submissionFiles(folder, 'oncogenicity', settings, most),
  }
  const reasons = createTextFile(join(folder, REASONS_FILE), { isCompressed: false })
  try {
    await reasons.write(writeTsvLine(['assertion', 'code', 'message'], 'plain'))
    let lines = 0
    for await (const { id, submitted } of submissions(db, settings, options)) {
      if ('submission' in submitted) await files[submitted.kind].add(submitted.submission)
      else {
        lines += submitted.reasons.length
        await reasons.write(reasonLines(id, submitted.reasons))
      }
    }
    const written = [...(await files.clinicalImpact.finish()), ...(await files.oncogenicity.finish())]
    await removeOthers(folder, written)
    return [...written, { name: REASONS_FILE, rows: lines, bytes: await reasons.finish() }]
  } catch (error) {
    await files.clinicalImpact.abandon()
    await files.oncogenicity.abandon()
    await reasons.abandon()
    throw error
  }
}
