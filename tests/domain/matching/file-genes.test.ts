import { describe, expect, test } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { csq, inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { matchIndexOf } from '#tests/support/matching/match-index.ts'

const facts = [
  { feature: 'FBXW7', name: 'Mutation' },
  { feature: 'FBXW7', name: 'R505C', hgvsDescriptions: ['NM_033632.3:c.1513C>T'] },
  { feature: 'DDR2', name: 'Mutation' },
  { feature: 'ERBB2', name: 'Amplification' },
  { feature: 'BRAF', name: 'V600E' },
  { feature: 'EGFR', name: 'L858R' },
  { feature: 'ALK', name: 'Fusion' },
  { feature: 'CD274', name: 'Overexpression' },
]
const index = matchIndexOf(facts)
/** As after the import of HGNC: the symbols of all genes are known, with their ids there. */
const withHgnc = matchIndexOf(facts, [], {
  FBXW7: ['55294', 'HGNC:16712', 'ENSG00000109670'],
  FBXO30: ['84085', 'HGNC:15600', 'ENSG00000118496'],
  ERBB2: ['2064', 'HGNC:3430', 'ENSG00000141736'],
})

async function read(content: string, over: MatchIndex = index) {
  const options = { index: over, build: null, sample: null, includeFiltered: false }
  const { samples, build } = await readFileSamples(inPieces(content), options, {
    mostBytes: null,
    mostRelevant: 1000,
    mostSamples: null,
  })
  const [sample] = samples
  if (!sample) throw new Error('the file has no sample')
  const { sample: found, understood } = readingOfFileSample(sample, build, NOTHING_ASSAYED)
  const results = matchSample(found, over).profiles.map(
    ({ profileId, match }) => `${over.profiles.get(profileId)?.name} ${match.result}`,
  )
  return { results, warnings: understood.flatMap(({ warnings }) => warnings), reasons: sample.notUnderstood }
}

const maf = (symbol: string, id: string, change: string, more: [string, string] = ['', '']) =>
  `Hugo_Symbol\tEntrez_Gene_Id\tVariant_Classification\tHGVSp_Short${more[0] && `\t${more[0]}`}\n${symbol}\t${id}\tMissense_Mutation\t${change}${more[0] && `\t${more[1]}`}\n`

/** A row, and what the mutation of the gene comes to: the gene's `Mutation`. */
const rows: readonly [name: string, content: string, expected: string | null, over?: MatchIndex][] = [
  ['a symbol', maf('FBXW7', '55294', 'p.R505C'), 'MATCHED'],
  ['a symbol without an id', maf('FBXW7', '', 'p.R505C'), 'MATCHED'],
  ['a symbol with cBioPortal’s 0', maf('FBXW7', '0', 'p.R505C'), 'MATCHED'],
  ['an alias with the id of the gene', maf('FBW7', '55294', 'p.R505C'), 'MATCHED'],
  ['an alias without an id', maf('FBW7', '', 'p.R505C'), 'UNDECIDED'],
  ['an alias with 0', maf('FBW7', '0', 'p.R505C'), 'UNDECIDED'],
  [
    'an alias on a transcript of the gene',
    maf('FBW7', '', 'p.R505C', ['Transcript_ID', 'NM_033632']),
    'MATCHED',
  ],
  ['the symbol of another gene, by its id', maf('FBXO30', '84085', 'p.R529K'), null],
  ['the symbol of another gene without an id', maf('FBXO30', '', 'p.R529K'), 'UNDECIDED'],
  ['an unknown symbol with the id of the gene', maf('NEWNAME1', '55294', 'p.R505C'), 'MATCHED'],
  ['the symbol with an unknown id', maf('FBXW7', '999999', 'p.R505C'), 'UNDECIDED'],
  ['the symbol with the id of another', maf('FBXW7', '673', 'p.R505C'), null],
  ['ids of two genes', maf('FBXW7', '55294', 'p.R505C', ['entrez_id', '673']), null],
  ['an alias where HGNC is imported', maf('FBW7', '', 'p.R505C'), 'MATCHED', withHgnc],
  ['the symbol of another gene where HGNC is imported', maf('FBXO30', '', 'p.R529K'), null, withHgnc],
  [
    'an Ensembl id with its version',
    maf('', '', 'p.R505C', ['Gene', 'ENSG00000109670.15']),
    'MATCHED',
    withHgnc,
  ],
  [
    'an alias with another Ensembl id',
    maf('FBW7', '', 'p.R505C', ['Gene', 'ENSG00000118496']),
    null,
    withHgnc,
  ],
  ['an id of HGNC', maf('', '', 'p.R505C', ['HGNC_ID', '16712']), 'MATCHED', withHgnc],
  ['an id of HGNC with its prefix', maf('X', '', 'p.R505C', ['HGNC_ID', 'HGNC:16712']), 'MATCHED', withHgnc],
  ['the plain table', 'Gene,Variant\nFBW7,R505C\n', 'UNDECIDED'],
]

/** Lines that name a gene by an alias of a release, which is the symbol of another gene, or by a common name. */
const typed: readonly [line: string, expected: string | null, over?: MatchIndex][] = [
  ['FBXO30 p.R529K', 'FBXW7 Mutation UNDECIDED'],
  ['fbxo30 R529K', 'FBXW7 Mutation UNDECIDED'],
  ['FBXO30:p.R529K', 'FBXW7 Mutation UNDECIDED'],
  ['FBXO30 mutation', 'FBXW7 Mutation UNDECIDED'],
  ['R529K FBXO30', 'FBXW7 Mutation UNDECIDED'],
  ['FBXO30 positive', 'FBXW7 Mutation UNDECIDED'],
  ['TKT mutation', 'DDR2 Mutation UNDECIDED'],
  ['TKT I638F', 'DDR2 Mutation UNDECIDED'],
  ['TKT::ALK', 'ALK Fusion UNDECIDED'],
  ['ALK-TKT fusion', 'ALK Fusion UNDECIDED'],
  ['FBXW7 R529K', 'FBXW7 Mutation MATCHED'],
  ['HER2 amplification', 'ERBB2 Amplification MATCHED'],
  ['HER2/neu amp', 'ERBB2 Amplification MATCHED'],
  ['PD-L1 high', 'CD274 Overexpression MATCHED'],
  ['55294 R529K', 'FBXW7 Mutation MATCHED'],
  ['FBW7 R505C', 'FBXW7 R505C MATCHED', withHgnc],
  ['FBXO30 R529K', null, withHgnc],
]

describe('genes of lines', () => {
  test.each(typed)('%s', (line, expected, over = index) => {
    const { sample } = readSample({ alterations: [line], build: 'GRCH37' }, over)
    const results = matchSample(sample, over).profiles.map(
      ({ profileId, match }) => `${over.profiles.get(profileId)?.name} ${match.result}`,
    )
    expect(results.slice(0, 2)).toEqual(expected === null ? [] : expect.arrayContaining([expected]))
  })

  test('a denied alias denies nothing of the gene', () => {
    const { sample, understood } = readSample({ alterations: ['FBXO30 wild type'], build: 'GRCH37' }, index)
    expect(sample.absences.every(({ geneDoubt }) => geneDoubt)).toBe(true)
    expect(understood[0]?.warnings[0]).toMatch(/write FBXW7 if that is meant/)
  })
})

describe('genes of files', () => {
  test.each(rows)('%s', async (_, content, expected, over) => {
    const { results } = await read(content, over)
    expect(results.filter((one) => one.startsWith('FBXW7 Mutation'))).toEqual(
      expected === null ? [] : [`FBXW7 Mutation ${expected}`],
    )
  })

  test('an alias is marked, with the reason why it decides nothing', async () => {
    expect((await read(maf('FBXO30', '', 'p.R529K'))).warnings).toEqual([
      expect.stringContaining('“FBXO30” is an alias of FBXW7 and may be the symbol of another gene'),
    ])
    expect((await read(maf('FBW7', '55294', 'p.R505C'))).warnings).toEqual([
      '“FBW7” was read as FBXW7, by its id.',
    ])
    expect((await read(maf('FBXW7', '673', 'p.R505C'))).reasons[0]?.reason).toBe(
      'The symbol FBXW7 and the id of BRAF are of different genes.',
    )
  })

  test('the bases decide, whatever the gene is called', async () => {
    const coding = 'Gene,HGVSc\nFBW7,NM_033632.3:c.1513C>T\n'
    expect((await read(coding)).results).toContain('FBXW7 R505C MATCHED')
  })

  test.each([
    ['copy number', 'gene,alteration\nHER2,amplification\n', 'ERBB2 Amplification UNDECIDED'],
    [
      'copy number with an id',
      'Hugo_Symbol\tEntrez_Gene_Id\tS\nHER2\t2064\t2\n',
      'ERBB2 Amplification MATCHED',
    ],
    ['copies', 'gene,copies\nHER2,12\n', 'ERBB2 Amplification UNDECIDED'],
    ['states', 'gene,state\nPD-L1,over\n', 'CD274 Overexpression UNDECIDED'],
    [
      'states that deny and find',
      'gene,state\nHER2,not amplified\nERBB2,amplified\n',
      'ERBB2 Amplification MATCHED',
    ],
    ['fusions', 'Gene_1,Gene_2\nTKT,ALK\n', 'ALK Fusion UNDECIDED'],
  ])('aliases in tables of %s', async (_, content, expected) => {
    expect((await read(content)).results).toContain(expected)
  })

  test('an annotated VCF', async () => {
    const line = (gene: string, transcript: string) => {
      const info = csq({ allele: 'T', terms: 'missense_variant', gene, transcript, protein: 'p.Arg529Lys' })
      return vcfHeader() + vcfLine({ position: 5, reference: 'A', alternate: 'T', info: `CSQ=${info}` })
    }
    expect((await read(line('FBXO30', 'ENST1'))).results).toContain('FBXW7 Mutation UNDECIDED')
    expect((await read(line('FBXW7', 'ENST1'))).results).toContain('FBXW7 Mutation MATCHED')
    expect((await read(line('FBW7', 'NM_033632.3'))).results).toContain('FBXW7 Mutation MATCHED')
  })
})
