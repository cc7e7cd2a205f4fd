import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { importAnchorBases } from './records/variants/anchor-bases.ts'
import { importAssertions } from './records/assertions.ts'
import { batchWriter } from './records/batch-writer.ts'
import { addCoordinateStubs } from '#server/knowledge/records/variants/coordinate-stubs.ts'
import { refreshDerived } from './records/derived.ts'
import { diseaseDirectory } from './records/diseases.ts'
import { importEvidence } from './records/evidence.ts'
import { featureDirectory } from './records/feature-directory.ts'
import { importFeatures } from './records/features.ts'
import { importedFlags } from './records/flags.ts'
import { groupMembers, importGroups } from './records/groups.ts'
import { startHistory } from './records/history.ts'
import { idSource } from './records/remapping/ids.ts'
import type { ImportContext } from './records/import-context.ts'
import { readLocalChanges } from './records/import-context.ts'
import { writeNamedProfiles } from './records/profiles/named-profiles.ts'
import { largestIds, takesLocalIds } from './records/remapping/local-ids.ts'
import { tidyStubs } from './records/variants/orphan-stubs.ts'
import type { LearnedVariants } from './records/profiles/profiles.ts'
import { importProfiles, pendingMembers } from './records/profiles/profiles.ts'
import { describeSources, sourceDirectory } from './records/sources.ts'
import { shrinkage } from './records/withdrawal/shrinkage.ts'
import { removeStarterSet } from './records/starter-set.ts'
import { replaceStubVariants } from './records/variants/stub-variants.ts'
import { termDirectory } from './records/terms.ts'
import { therapyDirectory } from './records/therapies.ts'
import { refreshSearch } from './records/search-words.ts'
import { resolveReferences } from './records/unresolved.ts'
import { variantNames } from './records/variants/variant-names.ts'
import { importVariants, writeStubVariants } from './records/variants/variants.ts'
import { withdrawMissing } from './records/withdrawal/withdraw.ts'
import { contradiction } from './contradiction.ts'
import { dateInName, releaseNameOf } from './release/dates.ts'
import { downloadRelease, isWebAddress } from './release/download.ts'
import type { DownloadLimits } from '#server/config/imports.ts'
import type { DownloadedRelease } from './release/download.ts'
import { locateRelease } from './release/locate.ts'
import type { Release } from './release/release-file.ts'
import type { ImportReport } from './report.ts'
import { startReport } from './report.ts'
import type { FirstPass } from './first-pass.ts'
import { resolveNames, readFirstPass } from './first-pass.ts'
import { readTherapyFiles } from './parsers/therapy-facts.ts'
import type { VcfFacts } from './parsers/vcf-facts.ts'
import { readVcfFacts } from './parsers/vcf-facts.ts'
import { loadVocabularies, phenotypeNames } from './vocabularies.ts'

/** Progress of an import. `total` is null while nobody knows. */
export type ImportProgress = {
  phase: 'download' | 'inspect' | 'survey' | 'write' | 'finish'
  /** Bytes, or rows in the phase `write`. */
  done: number
  total: number | null
}

export type ImportOptions = {
  /** Imports a release although the database holds a newer one, or it withdraws much of an earlier one. */
  force?: boolean
  /** `STARTER` for the starter set, which only an empty database takes. */
  origin?: 'RELEASE' | 'STARTER'
  /** The day of a release whose files have no date, as `2015-04-01`. */
  releasedOn?: string
  /** Files of the folders named that another import reads. */
  elsewhere?: readonly string[]
  /** Bounds of a release at a web address. */
  download?: DownloadLimits
  onProgress?: (progress: ImportProgress) => void
  /** The time to record; now by default. */
  now?: Date
}

/** Ends a transaction in which nothing was changed, so that really nothing is. */
class NothingChanged extends Error {}

/**
 * Imports a release of CIViC, of any year, into the database: everything in one transaction, or nothing. Takes a
 * folder, files, or a web address (see downloadRelease). It blocks the thread for moments at a time: a service runs
 * it in a worker or a process of its own.
 * @throws ClientError when there is no release, a file is broken, or the database holds a newer release
 */
export async function importRelease(
  storage: Storage,
  location: string | readonly string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const paths = typeof location === 'string' ? [location] : location
  const progress = options.onProgress ?? (() => {})
  let downloaded: DownloadedRelease | null = null
  try {
    const [first] = paths
    if (first !== undefined && isWebAddress(first))
      downloaded = await downloadRelease(first, options.download, counting('download', null, progress))
    const release = await locateRelease(
      downloaded?.paths ?? paths,
      counting('inspect', null, progress),
      options.elsewhere,
    )
    const bytes = release.files.reduce((sum, file) => sum + file.bytes, 0)
    const survey = await readFirstPass(release, counting('survey', bytes, progress))
    const vcfFacts = await readVcfFacts(release)
    await readTherapyFiles(release, vcfFacts.therapies)
    return await importAfterFirstPass(storage, release, survey, vcfFacts, options)
  } finally {
    await downloaded?.remove()
  }
}

function counting(
  phase: ImportProgress['phase'],
  total: number | null,
  progress: (progress: ImportProgress) => void,
): (amount: number) => void {
  let done = 0
  return (amount) => {
    done += amount
    progress({ phase, done, total })
  }
}

async function importAfterFirstPass(
  storage: Storage,
  release: Release,
  survey: FirstPass,
  vcfFacts: VcfFacts,
  options: ImportOptions,
): Promise<ImportReport> {
  const now = (options.now ?? new Date()).toISOString()
  const origin = options.origin ?? 'RELEASE'
  const named = nameAndDay(release, survey, options)
  const { releasedOn } = named
  let report: ImportReport | null = null
  let placeOf = (): ImportContext['place'] => null
  try {
    await storage.write(async (tx) => {
      const writer = batchWriter(tx, storage.dialect)
      const takesIds = await takesLocalIds(tx)
      const ids = idSource(tx, storage.dialect, takesIds ? largestIds(survey) : new Map())
      const context: ImportContext = {
        tx,
        dialect: storage.dialect,
        writer,
        ids,
        survey,
        report: startReport(),
        origin,
        release: { id: 0, ...named },
        takesLocalIds: takesIds,
        now,
        localChanges: await readLocalChanges(tx),
        ...(await startAccount()),
        touchedProfiles: new Set(),
        sameProfile: new Map(),
        renamedVariants: new Set(),
        renamedFeatures: new Set(),
        place: null,
      }
      placeOf = () => context.place
      async function startAccount() {
        const history = await startHistory(tx, writer, ids, now)
        return { history, flags: await importedFlags(tx, writer, ids, history) }
      }
      await assertNotOlder(context, options.force ?? false)
      context.release.id = await ids.next('releases')
      await tx
        .insertInto('releases')
        .values({
          id: context.release.id,
          name: named.name,
          contents: origin,
          released_on: releasedOn,
          digest: release.digest,
          report: '{}',
          imported_at: now,
        })
        .execute()
      await writeRelease(context, release, vcfFacts, options)
      report = context.report.finish(named)
      if (!report.changedAnything) throw new NothingChanged()
      await tx
        .updateTable('releases')
        .set({ report: JSON.stringify(report) })
        .where('id', '=', context.release.id)
        .execute()
      await ids.syncSequences()
      await addCoordinateStubs(tx, now)
      await storage.dialect.gatherStatistics(tx)
    })
  } catch (error) {
    if (isConstraintViolation(error)) throw contradiction(error, placeOf() ?? 'the release')
    if (!(error instanceof NothingChanged)) throw error
  }
  if (!report) throw new Error('the import ended without a report')
  return report
}

/**
 * The name and day of a release: as its files are called, else as the caller says, else the day of its latest review.
 * @throws ClientError when nothing tells the day
 */
function nameAndDay(release: Release, survey: FirstPass, options: ImportOptions) {
  const releaseDate = options.releasedOn === undefined ? null : dateInName(options.releasedOn)
  if (options.releasedOn !== undefined && releaseDate === null) {
    const message = `“${options.releasedOn}” is not a date; write 2015-04-01 or 01-Apr-2015.`
    throw new ClientError('BAD_USER_INPUT', message)
  }
  const releasedOn = releaseDate ?? release.releasedOn ?? survey.latestReview?.slice(0, 10)
  if (options.origin === 'STARTER')
    return { name: 'starter', releasedOn: releasedOn ?? new Date().toISOString().slice(0, 10) }
  if (releasedOn === undefined) {
    const message =
      'The date of the release is unknown: the files have no date in their names and no reviews in their rows. Give it with --date, such as --date 2015-04-01.'
    throw new ClientError('BAD_USER_INPUT', message)
  }
  return { name: releaseDate ? releaseNameOf(releaseDate) : release.name, releasedOn }
}

async function assertNotOlder({ tx, origin, release }: ImportContext, force: boolean): Promise<void> {
  const newest = await tx
    .selectFrom('releases')
    .select(['name', 'released_on'])
    .where('contents', '=', 'RELEASE')
    .orderBy('released_on', 'desc')
    .executeTakeFirst()
  if (origin === 'STARTER' && newest) {
    throw new ClientError(
      'CONFLICT',
      `The database holds release ${newest.name}; the starter set can only be imported into an empty one.`,
    )
  }
  if (newest && newest.released_on > release.releasedOn && !force) {
    throw new ClientError(
      'CONFLICT',
      `The database holds release ${newest.name}, which is newer than ${release.name}; use --force to import the older one.`,
    )
  }
}

async function writeRelease(
  context: ImportContext,
  release: Release,
  vcfFacts: VcfFacts,
  options: ImportOptions,
): Promise<void> {
  const { tx, survey, report } = context
  const progress = options.onProgress ?? (() => {})
  const onRows = counting('write', survey.rows, progress)
  for (const note of [...release.notes, ...survey.notes]) report.note(note)
  if (await loadVocabularies(context)) report.changedSomething()
  const therapyNames = await tx.selectFrom('therapies').select('name').execute()
  resolveNames(survey, {
    therapies: therapyNames.map(({ name }) => name),
    phenotypes: await phenotypeNames(),
  })

  const shrunk = await shrinkage(context)
  const directory = await featureDirectory(context)
  const terms = await termDirectory(context)
  const names = variantNames(context)
  const members = pendingMembers(context)
  const groups = groupMembers(context)
  const learned: LearnedVariants = new Map()
  const step = { context, directory, terms, names, members, groups }
  await importFeatures(context, release, directory, onRows)
  await importGroups(context, release, groups, onRows)
  await importProfiles(context, release, names, members, learned, onRows)
  const leadStubs = await replaceStubVariants(context, learned, members)
  await importVariants(step, release, onRows)
  await writeStubVariants(step, learned)
  await writeNamedProfiles(step)
  await members.flush()
  await leadStubs()
  if (release.files.some(({ kind }) => kind === 'variant')) await groups.flush()

  const clinical = {
    context,
    terms,
    diseases: await diseaseDirectory(context),
    therapies: await therapyDirectory(context, vcfFacts.therapies),
    sources: await sourceDirectory(context),
  }
  await importEvidence(clinical, release, onRows)
  await importAssertions(clinical, release, vcfFacts.assertions, onRows)
  await describeSources(context, release)
  await importAnchorBases(context, vcfFacts.anchors.values())

  progress({ phase: 'finish', done: 0, total: null })
  if (context.origin === 'RELEASE') {
    await withdrawMissing(context, release, shrunk)
    if (!options.force) shrunk.assertSmall()
    await removeStarterSet(context)
    await tidyStubs(context)
  }
  await context.flags.flush()
  await context.history.flush()
  await resolveReferences(context)
  await refreshSearch(context, await refreshDerived(context))
}
