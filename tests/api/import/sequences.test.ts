import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { addHgvs } from '#tests/support/variant-details.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const fasta = [
  '>NP_1.2 a protein that a record names [Homo sapiens]',
  'MKVL',
  'aatp',
  '',
  '>gi|99|ref|NP_2.1| in the older form of headers',
  'MC',
  '>ENSP00000000003.1|ENST00000000003.1|ENSG00000000003.1|GENCODE',
  'MD',
  '>NP_1.1 an earlier version',
  'MKV',
  '>ENSP00000000004 without a version',
  'ME',
].join('\n')

describeOnEachEngine('Importing sequences of proteins and transcripts', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curia-sequences-'))
    database = await engine.createDatabase()
    storage = await open(database.url)
    await storage.write(async (tx) => {
      const { id } = await addVariant(tx, await addFeature(tx))
      const named = [
        'NP_1.2:p.Lys2Met',
        'NP_2.1:p.Cys2Ser',
        'ENSP00000000003.1:p.Asp2Glu',
        'ENSP00000000004:p.2',
      ]
      for (const name of named) await addHgvs(tx, id, name)
    })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  async function imported(name: string, content: string | Buffer) {
    await writeFile(join(folder, name), content)
    const { files } = await referenceFilesAmong([join(folder, name)])
    const { files: reports, notes, changedAnything } = await importReference(storage, files)
    return { ...reports[0], notes, changedAnything }
  }
  const stored = () =>
    storage.read.selectFrom('reference_sequences').selectAll().orderBy('accession').execute()

  it('keeps those that records name with their version, with digest and residues in capitals', async () => {
    expect(await imported('proteins.fasta.gz', gzipSync(fasta))).toMatchObject({
      kind: 'sequences',
      read: 5,
      added: 3,
      left_out: 2,
    })
    const row = (accession: string, residues: string) => ({
      accession,
      residues,
      refget: `SQ.${sha512t24u(residues)}`,
    })
    expect(await stored()).toEqual([
      row('ENSP00000000003.1', 'MD'),
      row('NP_1.2', 'MKVLAATP'),
      row('NP_2.1', 'MC'),
    ])
  })

  it('changes nothing the second time, and only what another file tells differently', async () => {
    expect(await imported('again.fa', fasta)).toMatchObject({ unchanged: 3, changedAnything: false })
    expect(await imported('other.faa', '>NP_2.1\nMS\n')).toMatchObject({ added: 0, changed: 1 })
    expect((await stored()).map(({ residues }) => residues)).toEqual(['MD', 'MKVLAATP', 'MS'])
  })

  it('says when no record names any of a file', async () => {
    expect(await imported('none.fasta', '>NP_9.1\nMA\n')).toMatchObject({
      added: 0,
      notes: ['No HGVS expression of a record names a sequence of the FASTA file.'],
    })
  })

  it('leaves a genome to others', async () => {
    const path = join(folder, 'genome.fa')
    await writeFile(path, '>chr1\nACGT\n')
    expect(await referenceFilesAmong([path])).toEqual({ files: [], rest: [path] })
  })

  it.each([
    ['accessions without versions', '>ENST00000000001\nACGT\n', /no sequence with an accession and version/],
    ['an accession twice', '>NP_1.2\nMA\n>NP_1.2\nMC\n', 'line 3: NP_1.2 is in the file twice'],
    ['what are no residues', '>NP_1.2\nM<A\n', 'line 2: “M<A” is not a line of residues'],
  ])('rejects %s and keeps what is there', async (_what, content, message) => {
    const before = await stored()
    await expect(imported('wrong.fasta', content)).rejects.toThrow(message)
    expect(await stored()).toEqual(before)
  })
})
