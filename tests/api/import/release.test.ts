import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { ImportReport } from '#server/import/report.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import type { DatabaseTemplate, TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

/** The rows of a release file, read without the code under test. */
function rowsOf(folder: string, name: string): Record<string, string>[] {
  const file = readdirSync(folder).find((file) => file.endsWith(`-${name}`)) ?? ''
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').split('\n')
  const columns = header.split('\t')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t')
      return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
    })
}

const ids = (rows: readonly Record<string, string>[], column: string) =>
  rows.map((row) => Number(row[column])).sort((left, right) => left - right)

const weights: Record<string, number> = { A: 10, B: 5, C: 2.5, D: 1, E: 0.25 }

function scoresOf(rows: readonly Record<string, string>[], column: string): Map<number, number> {
  const scores = new Map<number, number>()
  for (const row of rows) {
    const id = Number(row[column])
    const score = (weights[row['evidence_level'] ?? ''] ?? 0) * Number(row['rating'] || 0)
    scores.set(id, (scores.get(id) ?? 0) + score)
  }
  return scores
}

async function count(
  storage: Storage,
  table: 'therapies' | 'sources' | 'diseases' | 'phenotypes',
): Promise<number> {
  const { rows } = await storage.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

describe.skipIf(!release2024 || !release2021)('Importing public releases', () => {
  const newer = release2024 ?? ''
  const older = release2021 ?? ''

  describeOnEachEngine('a release', (engine) => {
    let database: TestDatabase
    let storage: Storage
    const use = async (template?: DatabaseTemplate) => {
      database = await engine.createDatabase(template)
      storage = await open(database.url)
    }
    afterEach(async () => {
      await storage.close()
      await database.drop()
    })
    /** What the import said that the template is made of. */
    const reportOfTemplate = async (): Promise<Pick<ImportReport, 'added' | 'skipped' | 'notes'>> => {
      const row = await storage.read.selectFrom('releases').select('report').executeTakeFirstOrThrow()
      return JSON.parse(row.report)
    }

    it('of 2024 is there as its files say, and importing it again changes nothing', async () => {
      await use(template2024)
      const report = await reportOfTemplate()
      const evidence = rowsOf(newer, 'ClinicalEvidenceSummaries.tsv')
      const profiles = rowsOf(newer, 'MolecularProfileSummaries.tsv')
      const variants = rowsOf(newer, 'VariantSummaries.tsv')
      const genes = rowsOf(newer, 'GeneSummaries.tsv')
      const assertions = rowsOf(newer, 'AssertionSummaries.tsv')
      expect(report.skipped).toBe(0)
      expect(report.notes).toEqual([])

      const { read } = storage
      const items = await read.selectFrom('evidence_items').selectAll().orderBy('id').execute()
      expect(items.map(({ id }) => id)).toEqual(ids(evidence, 'evidence_id'))
      expect(
        items.every(
          ({ status, origin, withdrawn }) => status === 'ACCEPTED' && origin === 'RELEASE' && !withdrawn,
        ),
      ).toBe(true)
      const byId = new Map(items.map((item) => [item.id, item]))
      for (const row of evidence) {
        const item = byId.get(Number(row['evidence_id']))
        expect(item?.molecular_profile_id).toBe(Number(row['molecular_profile_id']))
        expect(item?.evidence_rating ?? 0).toBe(Number(row['rating'] || 0))
        expect(item?.evidence_level).toBe(row['evidence_level'])
        expect(item?.flagged).toBe(row['is_flagged'] === 'true')
        expect(item?.description).toBe(row['evidence_statement']?.replace(/\s+/g, ' ').trim())
        expect(item?.updated_at).toBe(`${row['last_review_date']?.slice(0, 19).replace(' ', 'T')}.000Z`)
      }

      const described = await read
        .selectFrom('molecular_profiles')
        .selectAll()
        .where('stub', '=', false)
        .orderBy('id')
        .execute()
      expect(described.map(({ id }) => id)).toEqual(ids(profiles, 'molecular_profile_id'))
      const scores = scoresOf(evidence, 'molecular_profile_id')
      for (const { id, score } of described) expect(score, `score of ${id}`).toBe(scores.get(id) ?? 0)
      const squeezed = new Map(
        profiles.map((row) => [
          Number(row['molecular_profile_id']),
          row['name']?.replace(/\s+/g, ' ').trim(),
        ]),
      )
      for (const { id, name } of described) expect(name).toBe(squeezed.get(id))

      const members = await read.selectFrom('molecular_profile_variants').selectAll().execute()
      const membersOf = Map.groupBy(members, ({ molecular_profile_id }) => molecular_profile_id)
      for (const row of profiles) {
        const wanted = (row['variant_ids'] ?? '').split(', ').map(Number).sort()
        const there = (membersOf.get(Number(row['molecular_profile_id'])) ?? [])
          .map(({ variant_id }) => variant_id)
          .sort()
        expect(there).toEqual(wanted)
      }
      const negated = members.filter((member) => member.negated)
      expect(negated).toEqual([{ molecular_profile_id: 4353, variant_id: 65, position: 0, negated: true }])
      const nested = described.find(({ id }) => id === 4174)
      expect(nested?.raw_name).toBe('#VID1269 AND ( #VID12 OR #VID563 )')

      const live = await read
        .selectFrom('variants')
        .select('id')
        .where('stub', '=', false)
        .orderBy('id')
        .execute()
      expect(live.map(({ id }) => id)).toEqual(ids(variants, 'variant_id'))
      const features = await read
        .selectFrom('features')
        .select('id')
        .where('stub', '=', false)
        .orderBy('id')
        .execute()
      expect(features.map(({ id }) => id)).toEqual(ids(genes, 'gene_id'))
      // Two profiles name variants that the release leaves out, one assertion a profile that it leaves out.
      const stubs = await read
        .selectFrom('variants')
        .select(['id', 'name'])
        .where('stub', '=', true)
        .orderBy('id')
        .execute()
      expect(stubs.map(({ name }) => name)).toEqual(['Positive', 'High', 'Fusion'])

      expect(
        (await read.selectFrom('assertions').select('id').orderBy('id').execute()).map(({ id }) => id),
      ).toEqual(ids(assertions, 'assertion_id'))
      const evidenceIds = new Set(items.map(({ id }) => id))
      const missing = assertions
        .flatMap((row) => (row['evidence_item_ids'] ?? '').split(',').map(Number))
        .filter((id) => !evidenceIds.has(id))
      const unresolved = await read
        .selectFrom('unresolved_references')
        .selectAll()
        .where('subject_type', '=', 'ASSERTION')
        .execute()
      expect(unresolved.map(({ reference_id }) => reference_id).sort()).toEqual(missing.sort())

      expect(await count(storage, 'sources')).toBe(
        new Set(evidence.map((row) => `${row['source_type']} ${row['citation_id']}`)).size,
      )
      const commas = await read
        .selectFrom('therapies')
        .select('name')
        .where('name', 'like', '%,%')
        .orderBy('name')
        .execute()
      expect(commas.map(({ name }) => name)).toEqual(['2,4-pyrimidinediamine', 'HER2 Inhibitor CP-724,714'])
      const ovarian = await read.selectFrom('diseases').selectAll().where('doid', '=', '2152').execute()
      expect(ovarian).toHaveLength(1)

      const flags = await read.selectFrom('flags').select('state').execute()
      const flagged = [...evidence, ...variants, ...assertions, ...genes, ...profiles].filter(
        (row) => row['is_flagged'] === 'true',
      )
      expect(flags).toHaveLength(flagged.length)
      const events = await read
        .selectFrom('events')
        .select(['action', ({ fn }) => fn.countAll<number>().as('number')])
        .groupBy('action')
        .orderBy('action')
        .execute()
      expect(events.map(({ action, number }) => [action, Number(number)])).toEqual([
        ['ACCEPTED', evidence.length],
        ['ASSERTION_ACCEPTED', assertions.length],
        ['ASSERTION_SUBMITTED', assertions.length],
        ['FLAGGED', flagged.length],
        ['SUBMITTED', evidence.length],
      ])

      // Clients of the public interface count on the object: a stub where the release says nothing of the place.
      const places = () =>
        read
          .selectFrom('variants')
          .leftJoin('variant_coordinates as place', (join) =>
            join
              .onRef('place.variant_id', '=', 'variants.id')
              .on('place.coordinate_type', '=', 'GENE_VARIANT_COORDINATE'),
          )
          .select(['variants.id', 'place.id as placeId', 'place.chromosome', 'place.curation_state as state'])
          .where('variants.kind', '=', 'GENE')
          .orderBy('variants.id')
          .execute()
      const coordinates = await places()
      expect(coordinates.filter(({ placeId }) => placeId === null)).toEqual([])
      const unplaced = coordinates.filter(({ chromosome }) => chromosome === null)
      expect(unplaced.length).toBeGreaterThan(400)
      expect(new Set(unplaced.map(({ state }) => state))).toEqual(new Set(['STUB']))

      const before = await knowledgeVersion(read)
      const again = await importRelease(storage, newer)
      expect(again.changedAnything).toBe(false)
      expect([again.added, again.changed, again.withdrawn, again.unchanged]).toEqual([0, 0, 0, report.added])
      expect(await knowledgeVersion(read)).toEqual(before)
      expect(await read.selectFrom('releases').select('id').execute()).toHaveLength(1)
      expect(await places()).toEqual(coordinates)
    })

    it('of 2021 makes single-variant profiles, whose ids the release of 2024 takes over', async () => {
      await use(template2021)
      const first = await reportOfTemplate()
      const { read } = storage
      const evidence = rowsOf(older, 'ClinicalEvidenceSummaries.tsv')
      const items = await read
        .selectFrom('evidence_items as item')
        .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
        .select(['item.id', 'profile.id as profileId', 'profile.raw_name', 'profile.score'])
        .orderBy('item.id')
        .execute()
      expect(items.map(({ id }) => id)).toEqual(ids(evidence, 'evidence_id'))
      const variantOf = new Map(evidence.map((row) => [Number(row['evidence_id']), row['variant_id']]))
      const scores = scoresOf(evidence, 'variant_id')
      for (const { id, raw_name, profileId, score } of items) {
        expect(raw_name).toBe(`#VID${variantOf.get(id)}`)
        expect(profileId).toBeGreaterThanOrEqual(1_000_000)
        expect(score).toBe(scores.get(Number(variantOf.get(id))))
      }
      // Its row names ERBB2 and a variant of CCND1; the evidence it cites is on ERBB2 AMPLIFICATION.
      const contradictory = await read
        .selectFrom('assertions')
        .innerJoin('molecular_profiles as profile', 'profile.id', 'assertions.molecular_profile_id')
        .select('profile.name')
        .where('assertions.id', '=', 2)
        .execute()
      expect(contradictory).toEqual([{ name: 'ERBB2 AMPLIFICATION' }])
      expect(first.notes).toEqual([
        'AID2 names the gene ERBB2 and variant 18, which is one of CCND1; it follows the evidence it cites, on variant 306.',
      ])
      const local = items.find(({ raw_name }) => raw_name === '#VID12')?.profileId ?? 0
      const fusion = await read
        .selectFrom('variant_coordinates')
        .selectAll()
        .where('variant_id', '=', 5)
        .orderBy('coordinate_type')
        .execute()
      expect(fusion.map(({ coordinate_type, start }) => [coordinate_type, start])).toEqual([
        ['GENE_VARIANT_COORDINATE', 42396490],
        ['THREE_PRIME_FUSION_COORDINATE', 29415640],
      ])
      // The older form's VCF file names the NCIt ids of therapies.
      const erlotinib = await read
        .selectFrom('therapies')
        .select('ncit_id')
        .where('name', '=', 'Erlotinib')
        .execute()
      expect(erlotinib).toEqual([{ ncit_id: 'C65530' }])

      const report = await importRelease(storage, newer)
      expect(report.kinds.evidence?.withdrawn).toBe(13)
      const gone = await read
        .selectFrom('evidence_items')
        .select(['id', 'status'])
        .where('withdrawn', '=', true)
        .orderBy('id')
        .execute()
      const held = new Set(ids(rowsOf(newer, 'ClinicalEvidenceSummaries.tsv'), 'evidence_id'))
      expect(gone).toEqual(
        ids(evidence, 'evidence_id')
          .filter((id) => !held.has(id))
          .map((id) => ({ id, status: 'REJECTED' })),
      )
      const note = await read
        .selectFrom('activities')
        .select(['kind', 'note'])
        .where('subject_type', '=', 'EVIDENCE_ITEM')
        .where('subject_id', '=', gone[0]?.id ?? 0)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      expect(note).toEqual({
        kind: 'MODERATE_EVIDENCE_ITEM',
        note: 'Release 01-Aug-2024 no longer holds it.',
      })

      const redirect = await read
        .selectFrom('record_redirects')
        .selectAll()
        .where('old_id', '=', local)
        .execute()
      expect(redirect).toEqual([{ record_type: 'MOLECULAR_PROFILE', old_id: local, new_id: 12 }])
      expect(
        await read.selectFrom('molecular_profiles').select('id').where('id', '=', local).execute(),
      ).toEqual([])
      const own = await read
        .selectFrom('variants')
        .select('single_variant_molecular_profile_id as id')
        .where('id', '=', 12)
        .execute()
      expect(own).toEqual([{ id: 12 }])
      // Journals are told by the release of 2021 alone.
      const source = await read
        .selectFrom('sources')
        .selectAll()
        .where('citation_id', '=', '16081687')
        .executeTakeFirstOrThrow()
      expect([source.author_string, source.publication_year, source.journal]).toEqual([
        'Levine et al.',
        2005,
        'Blood',
      ])

      const scoresOf2024 = scoresOf(rowsOf(newer, 'ClinicalEvidenceSummaries.tsv'), 'molecular_profile_id')
      const profiles = await read.selectFrom('molecular_profiles').select(['id', 'score']).execute()
      for (const { id, score } of profiles) expect(score, `score of ${id}`).toBe(scoresOf2024.get(id) ?? 0)
    })

    it('of 2021 over that of 2024 is refused unless forced, and forced it can be taken back', async () => {
      const smallNewer = cutRelease(newer, '01-Aug-2024', 20)
      const smallOlder = cutRelease(older, '01-Feb-2021', 20)
      const evidenceIds = (folder: string) =>
        ids(rowsOf(folder, 'ClinicalEvidenceSummaries.tsv'), 'evidence_id')
      await use()
      await importRelease(storage, smallNewer)
      const before = await knowledgeVersion(storage.read)
      await expect(importRelease(storage, smallOlder)).rejects.toThrow(
        'The database holds release 01-Aug-2024, which is newer than 01-Feb-2021; use --force to import the older one.',
      )
      expect(await knowledgeVersion(storage.read)).toEqual(before)
      const accepted = async () => {
        const { read } = storage
        const rows = await read
          .selectFrom('evidence_items')
          .select('id')
          .where('status', '=', 'ACCEPTED')
          .execute()
        return rows.map(({ id }) => id).sort((left, right) => left - right)
      }
      await importRelease(storage, smallOlder, { force: true })
      expect(await accepted()).toEqual(evidenceIds(smallOlder))
      await importRelease(storage, smallNewer, { force: true })
      expect(await accepted()).toEqual(evidenceIds(smallNewer))
      const back = await storage.read
        .selectFrom('activities')
        .select('note')
        .where('subject_type', '=', 'EVIDENCE_ITEM')
        .where('note', 'like', '%holds it again%')
        .execute()
      const stayed = new Set(evidenceIds(smallOlder))
      const returned = evidenceIds(smallNewer).filter((id) => !stayed.has(id))
      expect(returned.length).toBeGreaterThan(0)
      expect(back).toHaveLength(returned.length)
    })
  })
})
