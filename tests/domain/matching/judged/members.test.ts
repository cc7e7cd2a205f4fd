import { describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { memberLines } from '#tests/support/matching/judged-lines.ts'
import { readEvent } from '#tests/support/matching/read-event.ts'
import { outcomeOf, releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

describe.skipIf(!release2024)('lines by what is hard about them', () => {
  const index = releaseIndex(release2024)
  const byKind = Map.groupBy(memberLines, ({ source }) => source)

  it.each([
    ['A1', 'words beside a gene that are no partner'],
    ['A3', 'numbers and scores'],
    ['A4', 'shorthands that look like residues'],
    ['A5', 'exon numbers'],
    ['A6', 'classes of changes'],
    ['B1', 'coding changes'],
    ['B2', 'splice sites and lost exons'],
    ['B3', 'fusions by hyphen'],
    ['B4', 'words of reports'],
  ])('%s, %s: are read as they were judged', (kind) => {
    const members = byKind.get(kind) ?? []
    expect(members.length).toBeGreaterThanOrEqual(40)
    const wrong = members.flatMap(({ line, reading: expected }) => {
      const reading = readEvent(line, index)
      return reading === expected ? [] : [{ line, reading, expected }]
    })
    expect(wrong).toEqual([])
  })

  const undecidedOrMatched = (line: string) => {
    const reading = parseAlterationLine(line, index.names)
    if (!reading.ok) throw new Error(`${line}: ${reading.reason}`)
    return outcomeOf(reading.alterations, index)
  }

  it.each<[line: string, matched: readonly string[]]>([
    // Another word for the class of the record.
    ['KRAS mutated', ['KRAS Mutation']],
    ['KRAS mutant', ['KRAS Mutation']],
    ['TP53 mut', ['TP53 Mutation']],
    ['HER2 mutant', ['ERBB2 Mutation']],
    ['RB1 LOF mutation', ['RB1 Loss-of-function']],
    ['NF1 loss of function', ['NF1 Inactivating Mutation']],
    ['BRAF non-V600', ['BRAF Non-V600', 'BRAF Mutation']],
    ['BRAF non-V600E', ['BRAF Mutation']],
    ['KIT exon 11 indel', ['KIT Exon 11 Mutation', 'KIT Mutation']],
    // Several records of the same bases, one of them of two changes.
    ['FLT3 c.2503G>T', ['FLT3 D835Y', 'FLT3 D835H/Y', 'FLT3 D835', 'FLT3 Mutation', 'FLT3 TKD MUTATION']],
    ['BRAF c.1798_1799GT>AA', ['BRAF V600K', 'BRAF V600', 'BRAF Mutation']],
    // Changes with names of their own.
    ['NM_005228.3:c.89_881del', ['EGFR VIII']],
    ['NC_000007.13:g.55209979_55221845del', ['EGFR VIII']],
    ['12:69202580T>G', ['MDM2 SNP309']],
    ['BCR-ABL1 p210 T315I', ['ABL1 BCR::ABL1', 'ABL1 T315I']],
    ['EGFR ex19del + T790M', ['EGFR T790M', 'EGFR Exon 19 Deletion']],
    ['HER2 IHC 3+ / FISH positive', ['ERBB2 Amplification', 'ERBB2 Overexpression']],
    ['MET e13-e15', ['MET Exon 14 Skipping Mutation']],
    ['METex14sk', ['MET Exon 14 Skipping Mutation']],
  ])('%s matches', (line, matched) => {
    const outcome = undecidedOrMatched(line)
    expect([...outcome.matched.keys()]).toEqual(expect.arrayContaining([...matched]))
  })

  it.each<[line: string, record: string]>([
    // Aliases that are written of another change than the record.
    ['VHL C.277T>C', 'VHL F76S (c.227T>C)'],
    ['VHL 165INSA', 'VHL A56fs (c.164_165insA)'],
    ['VHL C.473INST', 'VHL K159fs (c.473dup)'],
    ['VHL C.204DUPG', 'VHL R69fs (c.204insG)'],
    ['VHL C.533+5G>C', 'VHL Splice Region (c.340+5G>C)'],
    ['VHL C.553+1G>A', 'VHL Splice Site (c.340+1G>A)'],
    ['VHL C.436DELC', 'VHL P146fs (c.437del)'],
    ['VHL V153FS', 'VHL V194fs (c.581_582del)'],
    ['VHL F76FS', 'VHL C77fs (c.228dup)'],
    ['VHL A149FS', 'VHL N150fs (c.447del)'],
    ['VHL LEU158FS', 'VHL K159fs (c.474_476delGAAinsC)'],
    ['VHL C.428_438DEL', 'VHL G144fs (c.429_439del)'],
    ['BRCA1 3021INSTC', 'BRCA1 P968FS'],
    ['SDHB C.589_600DUP', 'SDHB p.193_196dupSTSC (c.577_588dupAGCACCAGCTGC)'],
    ['ABL1 V398I', 'ABL1 BCR::ABL V379I'],
    // A change of the fusion, of which only the change is given.
    ['9:133750304G>A', 'ABL1 BCR::ABL V379I'],
    ['15:74315213C>T', 'PML PML::RARA A216V'],
    // Beside a splice site a change may alter splicing or nothing: 3 to 8 bases into an intron, and up to 17 before an exon.
    ...[
      ['APC c.1312+3A>G', 'APC Mutation'],
      ['BRCA1 c.213-11T>G', 'BRCA1 Mutation'],
      ['BRCA1 c.4185+4A>G', 'BRCA1 Loss-of-function'],
      ['BRCA2 c.7976+5G>A', 'BRCA2 Mutation'],
      ['BRCA2 c.8332-13T>G', 'BRCA2 Mutation'],
      ['ATM c.2251-10T>G', 'ATM Mutation'],
      ['TP53 c.376-10A>G', 'TP53 Mutation'],
      ['TP53 c.672+6T>C', 'TP53 Mutation'],
      ['TP53 c.994-7T>A', 'TP53 Truncating Mutation'],
      ['VHL c.340+5G>A', 'VHL Mutation'],
      ['VHL c.464-17T>C', 'VHL Loss-of-function'],
      ['PTEN c.209+4A>T', 'PTEN Mutation'],
      ['PTEN c.635-8T>A', 'PTEN Mutation'],
      ['NF1 c.1466-3C>G', 'NF1 Mutation'],
      ['MET c.2888-14T>G', 'MET Exon 14 Skipping Mutation'],
      ['MET c.3028+7A>G', 'MET Exon 14 Skipping Mutation'],
      // Places without their gene lie in the exon of a record, or beside it.
      ['NC_000007.13:g.116412044G>A', 'MET Exon 14 Skipping Mutation'],
      ['chr7:116412045T>C', 'MET Exon 14 Skipping Mutation'],
      ['7:116411888A>G', 'MET Exon 14 Skipping Mutation'],
      ['7:116411903_116411905del', 'MET Exon 14 Skipping Mutation'],
      ['7:116412000A>G', 'MET Mutation'],
    ].map(([line = '', record = '']): [string, string] => [line, record]),
    // An identifier of a place with several alleles.
    ['BRAF rs113488022', 'BRAF V600E'],
  ])('%s leaves its record undecided, never unmentioned', (line, record) => {
    const outcome = undecidedOrMatched(line)
    expect([...outcome.undecided.keys()]).toContain(record)
    expect([...outcome.matched.keys()]).not.toContain(record)
  })

  it.each([
    'CEBPA N-TERMINAL FRAME SHIFT',
    'EZH2 Intron 6 Mutation',
    "TYMS 5' TANDEM REPEAT",
    'CDKN1B CYTOPLASMIC MISLOCALIZATION',
    'ERBB4 NUCLEAR TRANSLOCATION',
    'ERBB2 SERUM LEVELS',
    'MMP9 SERUM LEVELS',
    'HSPH1 T17 DELETION',
    'BCL2L11 Deletion Polymorphism',
    'BRCA1 Alu insertion',
    'FOS TRUNCATING FUSION',
    "EPCAM 3' Exon Deletion",
    'ALK Alternative Transcript (ATI)',
    'VHL Null (Large deletion)',
    'BRAF intron 9 rearrangement',
    'VHL c.128-?_250+?',
    'ABL1 Double Ph',
    'CD44 CD44v6',
  ])(
    '%s, which means nothing to the program, is the record of that name and no other of its kind',
    (name) => {
      const { matched } = undecidedOrMatched(name)
      expect([...matched.keys()]).toEqual([name])
    },
  )

  it('of a change deep in an intron nothing is said', () => {
    for (const line of ['TP53 c.376-30A>G', 'BRCA1 c.4185+20A>G', '7:116413000A>G'])
      expect([line, [...undecidedOrMatched(line).undecided.keys()]]).toEqual([line, []])
  })

  it('of lines that change no residue beside a splice site no class of residues is open', () => {
    const { undecided } = undecidedOrMatched('TP53 c.672+6T>C')
    expect([...undecided.keys()].filter((name) => /missense|nonsense|frameshift/i.test(name))).toEqual([])
  })

  it('choices of lines that are asked back lead on: none is a line that says nothing', () => {
    const dead = memberLines.flatMap(({ line }) => {
      const reading = parseAlterationLine(line, index.names)
      if (reading.ok) return []
      return (reading.choices ?? []).filter((choice) => {
        if (choice.startsWith('# ')) return false
        const next = parseAlterationLine(choice, index.names)
        return !next.ok && (next.choices ?? []).every((one) => one === choice)
      })
    })
    expect(dead).toEqual([])
  })
})
