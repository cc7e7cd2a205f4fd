import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  bands,
  disease,
  hgnc,
  phenotype,
  sequence,
  thesaurus,
} from '#tests/support/releases/reference-files.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addDisease, addFeature } from '#tests/support/factories.ts'

describeOnEachEngine('Importing reference files', (engine) => {
  let knowledge: TestInterface
  let folder: string
  let files: Awaited<ReturnType<typeof referenceFilesAmong>>['files']

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curia-reference-'))
    const written = {
      'hgnc_complete_set.txt': hgnc,
      'doid.obo': disease,
      'hp.obo': phenotype,
      'so.obo': sequence,
      'Thesaurus.txt': thesaurus,
      'cytoBand.txt.gz': gzipSync(bands),
      'notes.txt': 'nothing of interest',
    }
    for (const [name, content] of Object.entries(written)) await writeFile(join(folder, name), content)
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      // As releases leave them: a gene without other names, a disease without an id.
      const braf = await addFeature(tx, 'BRAF')
      await tx.updateTable('genes').set({ entrez_id: 673 }).where('feature_id', '=', braf).execute()
      await addDisease(tx, 'Melanoma')
    })
    files = (await referenceFilesAmong([folder])).files
  })
  afterAll(async () => {
    await knowledge.close()
    await rm(folder, { recursive: true })
  })

  it('recognises each by its content and leaves the rest to the import of releases', async () => {
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['Thesaurus.txt', 'therapies'],
      ['cytoBand.txt.gz', 'cytogenetic bands'],
      ['doid.obo', 'diseases'],
      ['hgnc_complete_set.txt', 'genes'],
      ['hp.obo', 'phenotypes'],
      ['so.obo', 'variant types'],
    ])
    const { rest } = await referenceFilesAmong([
      folder,
      join(folder, 'notes.txt'),
      'https://example.org/releases',
    ])
    expect(rest).toEqual([join(folder, 'notes.txt'), 'https://example.org/releases'])
  })

  it('adds what is missing, completes what is there and tells what it did', async () => {
    let bytes = 0
    const { storage } = knowledge
    const report = await importReference(storage, files, { onProgress: ({ done }) => (bytes = done) })
    expect(bytes).toBeGreaterThan(0)
    expect(
      Object.fromEntries(report.files.map(({ kind, name: _name, ...counts }) => [kind, counts])),
    ).toEqual({
      therapies: { read: 3, added: 2, changed: 0, unchanged: 0, left_out: 1 },
      'cytogenetic bands': { read: 13, added: 13, changed: 0, unchanged: 0, left_out: 0 },
      diseases: { read: 3, added: 1, changed: 1, unchanged: 0, left_out: 1 },
      genes: { read: 3, added: 1, changed: 1, unchanged: 0, left_out: 1 },
      phenotypes: { read: 2, added: 2, changed: 0, unchanged: 0, left_out: 0 },
      'variant types': { read: 2, added: 2, changed: 0, unchanged: 0, left_out: 0 },
    })
    type Found = {
      diseases: { nodes: { name: string; doid: string | null; diseaseAliases: string[] }[] }
      therapies: { nodes: { name: string; ncitId: string; therapyAliases: string[] }[] }
      phenotypes: { nodes: { name: string; hpoId: string }[] }
      gene: { fullName: string; featureAliases: string[] }
    }
    const found = await knowledge.ask<Found>(`{
      diseases { nodes { name doid diseaseAliases } }
      therapies { nodes { name ncitId therapyAliases } }
      phenotypes { nodes { name hpoId } }
      gene(entrezSymbol: "BRAF") { fullName featureAliases }
    }`)
    expect(found).toEqual({
      diseases: {
        nodes: [
          { name: 'Cancer', doid: '162', diseaseAliases: [] },
          { name: 'Melanoma', doid: '1909', diseaseAliases: ['malignant melanoma'] },
        ],
      },
      therapies: {
        nodes: [
          { name: 'Antineoplastic Agent', ncitId: 'C274', therapyAliases: ['Anticancer'] },
          { name: 'Vemurafenib', ncitId: 'C64768', therapyAliases: ['PLX4032'] },
        ],
      },
      phenotypes: {
        nodes: [
          { name: 'All', hpoId: 'HP:0000001' },
          { name: 'Seizure', hpoId: 'HP:0001250' },
        ],
      },
      gene: { fullName: 'B-Raf proto-oncogene', featureAliases: ['B-raf1', 'BRAF1'] },
    })
  })

  it('keeps the hierarchies and the bands with all that they are part of', async () => {
    const { read } = knowledge.storage
    const parents = await read
      .selectFrom('disease_parents')
      .innerJoin('diseases as child', 'child.id', 'disease_id')
      .innerJoin('diseases as parent', 'parent.id', 'parent_id')
      .select(['child.name as child', 'parent.name as parent'])
      .execute()
    expect(parents).toEqual([{ child: 'Melanoma', parent: 'Cancer' }])
    const places = await read
      .selectFrom('cytogenetic_regions')
      .innerJoin('cytogenetic_coordinates', 'cytogenetic_region_id', 'id')
      .select(['name', 'reference_build', 'start', 'stop'])
      .where('chromosome', '=', '1')
      .orderBy('name')
      .execute()
    expect(
      places.map(({ name, reference_build, start, stop }) => [name, reference_build, start, stop]),
    ).toEqual([
      ['1', 'GRCH38', 1, 248956422],
      ['1p', 'GRCH38', 1, 5400000],
      ['1p36', 'GRCH38', 1, 5400000],
      ['1p36.3', 'GRCH38', 1, 5400000],
      ['1p36.32', 'GRCH38', 2300001, 5400000],
      ['1p36.33', 'GRCH38', 1, 2300000],
      ['1q', 'GRCH38', 5400001, 248956422],
      ['1q44', 'GRCH38', 5400001, 248956422],
    ])
  })

  it('changes nothing when it is done again', async () => {
    const { storage } = knowledge
    const version = async () =>
      (await storage.read.selectFrom('knowledge_state').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    const report = await importReference(storage, files)
    expect(report.changedAnything).toBe(false)
    expect(report.files.map(({ added, changed }) => added + changed)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await version()).toBe(before)
  })

  it('follows a hierarchy that changed', async () => {
    const path = join(folder, 'later.obo')
    await writeFile(path, disease.replace('is_a: DOID:162 ! cancer\n', ''))
    const later = await referenceFilesAmong([path])
    const report = await importReference(knowledge.storage, later.files)
    expect(report.files).toMatchObject([{ added: 0, changed: 1, unchanged: 1 }])
    expect(await knowledge.storage.read.selectFrom('disease_parents').selectAll().execute()).toEqual([])
  })

  it('refuses a file that is cut short, and writes nothing', async () => {
    const path = join(folder, 'cut.txt')
    await writeFile(path, bands.split('\n').slice(0, 2).join('\n'))
    const packed = join(folder, 'cut.txt.gz')
    await writeFile(packed, gzipSync(bands).subarray(0, 60))
    const { files } = await referenceFilesAmong([path])
    await expect(importReference(knowledge.storage, files)).rejects.toThrow('may be truncated')
    const archive = (await referenceFilesAmong([packed])).files
    await expect(importReference(knowledge.storage, archive)).rejects.toThrow('not a complete gzip file')
  })
})

describeOnEachEngine('A release after reference files', (engine) => {
  it('takes over its genes, diseases and therapies instead of adding them again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'curia-reference-'))
    const knowledge = await openInterface(engine)
    try {
      await writeFile(join(folder, 'hgnc.txt'), hgnc)
      await writeFile(join(folder, 'doid.obo'), disease)
      await writeFile(join(folder, 'ncit.txt'), thesaurus)
      const { storage } = knowledge
      await importReference(storage, (await referenceFilesAmong([folder])).files)
      const entrez_id = '673'
      const [braf, ...genes] = smallRelease['GeneSummaries.tsv']
      const release = {
        ...smallRelease,
        'GeneSummaries.tsv': [{ ...braf, entrez_id }, ...genes],
        'VariantSummaries.tsv': smallRelease['VariantSummaries.tsv'].map((row) =>
          row.gene === 'BRAF' ? { ...row, entrez_id } : row,
        ),
      }
      await importRelease(storage, writeRelease('01-Aug-2024', release))
      const taken = await storage.read
        .selectFrom('genes')
        .innerJoin('features', 'features.id', 'feature_id')
        .select(['features.id', 'features.origin', 'full_name'])
        .where('entrez_id', '=', 673)
        .execute()
      expect(taken).toEqual([{ id: 5, origin: 'RELEASE', full_name: 'B-Raf proto-oncogene' }])
      const named = async (table: 'diseases' | 'therapies', name: string) =>
        (await storage.read.selectFrom(table).select('id').where('name_folded', '=', name).execute()).length
      expect(await named('diseases', 'melanoma')).toBe(1)
      expect(await named('therapies', 'vemurafenib')).toBe(1)
      // And again, over the release: only the genes' aliases are new to it.
      const again = await importReference(storage, (await referenceFilesAmong([folder])).files)
      expect(again.files.map(({ added }) => added)).toEqual([0, 0, 0])
    } finally {
      await knowledge.close()
      await rm(folder, { recursive: true })
    }
  })
})
