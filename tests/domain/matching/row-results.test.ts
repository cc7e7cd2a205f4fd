import { describe, expect, test } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { inPieces } from '#tests/support/matching/match-files.ts'
import { smallMatchIndex } from '#tests/support/matching/match-index.ts'

const index = smallMatchIndex()

/** What a table of one row about BRAF V600E or another alteration comes to. */
async function outcome(content: string, includeFiltered = false) {
  const options = { index, build: null, sample: null, includeFiltered }
  const limits = { mostBytes: null, mostRelevant: 1000, mostSamples: null }
  const { samples, build, leftOut } = await readFileSamples(inPieces(content), options, limits)
  const [sample] = samples
  if (!sample) return leftOut.filtered > 0 ? 'filtered' : leftOut.notCarried > 0 ? 'not carried' : 'nothing'
  const { sample: found } = readingOfFileSample(sample, build, NOTHING_ASSAYED)
  if (sample.notUnderstood.length > 0) return 'not understood'
  if (found.absences.length > 0) return 'denied'
  const isMatched = matchSample(found, index).profiles.some(({ match }) => match.result === 'MATCHED')
  if (isMatched) return 'matched'
  return leftOut.filtered > 0 ? 'filtered' : leftOut.notCarried > 0 ? 'not carried' : 'nothing'
}

describe('what the other columns of a row say of what it names', () => {
  test.each([
    ['Gene,Variant,VAF', 'BRAF,V600E,0.34', 'matched'],
    ['VAF,Gene,Variant', '34%,BRAF,V600E', 'matched'],
    ['Variant,VAF (%),Gene', 'V600E,12.5,BRAF', 'matched'],
    ['Gene,Variant,VAF', 'BRAF,V600E,0', 'not carried'],
    ['Gene,VAF,Variant', 'BRAF,0.00 %,V600E', 'not carried'],
    ['Gene,Variant,Variant Allele Frequency', 'BRAF,V600E,0%', 'not carried'],
    ['Gene,Variant,Allele Frequency', 'BRAF,V600E,0', 'not carried'],
    ['Gene,Variant,', 'BRAF,V600E,', 'matched'],
    [',Gene,Variant', '1,BRAF,V600E', 'matched'],
    // The frequency in a population.
    ['Gene,Variant,AF', 'BRAF,V600E,0', 'matched'],
    ['Gene,Variant,Result', 'BRAF,V600E,Detected', 'matched'],
    ['Gene,Variant,Result', 'BRAF,V600E,Not detected', 'denied'],
    ['Result,Gene,Variant', 'negative,BRAF,V600E', 'denied'],
    ['Gene,Variant,Result', 'BRAF,V600E,wild type', 'denied'],
    ['Gene,Variant,Detected', 'BRAF,V600E,No', 'denied'],
    ['Gene,Variant,Detected', 'BRAF,V600E,Yes', 'matched'],
    ['Gene,Variant,Status', 'BRAF,V600E,pending', 'not understood'],
    ['Gene,Variant,Result', 'BRAF,V600E,failed', 'not understood'],
    ['Gene,Variant,Call', 'BRAF,V600E,no call', 'not understood'],
    ['Gene,Variant,Classification', 'BRAF,V600E,VUS', 'not understood'],
    ['Gene,Variant,Classification', 'BRAF,V600E,Likely benign', 'not understood'],
    ['Gene,Variant,Classification', 'BRAF,V600E,Uncertain significance', 'not understood'],
    ['Gene,Variant,Classification', 'BRAF,V600E,Pathogenic', 'matched'],
    ['Gene,Variant,Tier', 'BRAF,V600E,Tier III', 'not understood'],
    ['Gene,Variant,Tier', 'BRAF,V600E,IA', 'matched'],
    ['Gene,Variant,Tier', 'BRAF,V600E,Tier 1', 'matched'],
    ['Gene,Variant,ACMG class', 'BRAF,V600E,3', 'not understood'],
    ['Gene,Variant,ACMG class', 'BRAF,V600E,5', 'matched'],
    ['Gene,Variant,Status', 'BRAF,V600E,Somatic', 'matched'],
    ['Gene,Alteration,Result', 'ERBB2,amplification,not detected', 'denied'],
    ['Gene1,Gene2,Result', 'EML4,ALK,negative', 'denied'],
    ['Fusion,Result', 'EML4::ALK,Detected', 'matched'],
    ['Fusion,Result', 'EML4::ALK,not detected', 'denied'],
    ['gene,copy_number,Result', 'ERBB2,12,failed', 'not understood'],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,FILTER',
      'BRAF,p.V600E,Missense_Mutation,PASS',
      'matched',
    ],
    ['Hugo_Symbol,HGVSp_Short,Variant_Classification,FILTER', 'BRAF,p.V600E,Missense_Mutation,.', 'matched'],
    ['Hugo_Symbol,HGVSp_Short,Variant_Classification,FILTER', 'BRAF,p.V600E,Missense_Mutation,', 'matched'],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,FILTER',
      'BRAF,p.V600E,Missense_Mutation,common_variant',
      'filtered',
    ],
    [
      'FILTER,Hugo_Symbol,HGVSp_Short,Variant_Classification',
      'oxog;wga,BRAF,p.V600E,Missense_Mutation',
      'filtered',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,t_ref_count,t_alt_count',
      'BRAF,p.V600E,Missense_Mutation,80,0',
      'not carried',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,t_ref_count,t_alt_count',
      'BRAF,p.V600E,Missense_Mutation,80,7',
      'matched',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,t_depth,t_alt_count',
      'BRAF,p.V600E,Missense_Mutation,100,0',
      'not carried',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,Allele_Frequency',
      'BRAF,p.V600E,Missense_Mutation,0',
      'matched',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,Mutation_Status',
      'BRAF,p.V600E,Missense_Mutation,Wildtype',
      'denied',
    ],
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,Mutation_Status',
      'BRAF,p.V600E,Missense_Mutation,Unknown',
      'matched',
    ],
    // Counts that were not filled in.
    [
      'Hugo_Symbol,HGVSp_Short,Variant_Classification,t_ref_count,t_alt_count',
      'BRAF,p.V600E,Missense_Mutation,0,0',
      'matched',
    ],
  ])('%s: %s is %s', async (header, row, expected) => {
    expect(await outcome(`${header}\n${row}\n`)).toBe(expected)
  })

  test('a filter counts only unless filtered rows are asked for', async () => {
    const file =
      'Hugo_Symbol\tHGVSp_Short\tVariant_Classification\tFILTER\nBRAF\tp.V600E\tMissense_Mutation\tpanel_of_normals\n'
    expect(await outcome(file)).toBe('filtered')
    expect(await outcome(file, true)).toBe('matched')
  })
})
