import { describe, expect, it } from 'vitest'
import { readIdentifier } from '#domain/search/identifiers.ts'
import { readSearchTokens } from '#domain/search/search-text.ts'
import { wordsAtDistanceOne } from '#domain/search/spelling.ts'

const read = (text: string) => readSearchTokens(text).map(({ kind, text }) => `${kind} ${text}`)

describe('The parts of a search', () => {
  it('separates exons from what happened to them, and leaves symbols of genes alone', () => {
    const words = (text: string) => readSearchTokens(text).map((token) => token.text)
    expect(words('EGFR ex19del')).toEqual(['EGFR', 'exon', '19', 'deletion'])
    expect(words('del19')).toEqual(['exon', '19', 'deletion'])
    expect(words('METex14skipping')).toEqual(['MET', 'exon', '14', 'skipping'])
    for (const gene of ['TEX11', 'PEX14', 'APEX1', 'HEXA', 'DEXI', 'del17'])
      expect(words(gene)).toEqual([gene])
  })

  it('are words, changes in short or long notation, and claims', () => {
    expect(read('BRAF V600E melanoma')).toEqual(['WORD BRAF', 'PROTEIN_CHANGE V600E', 'WORD melanoma'])
    expect(read('vemurafenib Resistance')).toEqual(['WORD vemurafenib', 'CLAIM Resistance'])
    expect(read('p.V600E p.Val600Glu val600glu V600E')).toEqual(Array(4).fill('PROTEIN_CHANGE V600E'))
    expect(read('c.1799T>A')).toEqual(['CODING_CHANGE 1799T>A'])
    expect(read('p.(E746_A750del)')).toEqual(['PROTEIN_CHANGE E746_A750del'])
  })

  it.each([
    ['BRAF level A', ['WORD BRAF', 'CLAIM level A']],
    ['level B melanoma', ['CLAIM level B', 'WORD melanoma']],
    ['Level-c EGFR', ['CLAIM level C', 'WORD EGFR']],
    ['evidence level D', ['CLAIM level D']],
    ['levelE KRAS', ['CLAIM level E', 'WORD KRAS']],
    ['level: A', ['CLAIM level A']],
    ['EGFR level a resistance', ['WORD EGFR', 'CLAIM level A', 'CLAIM resistance']],
    ['level AB', ['WORD level', 'WORD AB']],
    ['level F', ['WORD level', 'WORD F']],
    ['level', ['WORD level']],
  ])('say a level by its letter: %s', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it('are read apart where they are written together', () => {
    expect(read('BRAFV600E')).toEqual(['WORD BRAF', 'PROTEIN_CHANGE V600E'])
    expect(read('tp53r273h')).toEqual(['WORD tp53', 'PROTEIN_CHANGE R273H'])
    expect(read('IDH1R132H')).toEqual(['WORD IDH1', 'PROTEIN_CHANGE R132H'])
    expect(read('BRAF:p.V600E')).toEqual(['WORD BRAF', 'PROTEIN_CHANGE V600E'])
    expect(read('NM_004333.4(BRAF):c.1799T>A')).toEqual(['WORD BRAF', 'CODING_CHANGE 1799T>A'])
    expect(read('NM_004333:c.1799T>A')).toEqual(['CODING_CHANGE 1799T>A'])
  })

  it('of symbols stay whole', () => {
    for (const symbol of [
      'H3-3A',
      'CD79B',
      'ARID1A',
      'MAP2K1',
      'PIK3CA',
      'CDKN2A',
      'FGFR3',
      'NTRK1',
      'E2F1',
      'HER2',
    ])
      expect(read(symbol)).toEqual([`WORD ${symbol}`])
  })

  it('never fail, whatever is typed', () => {
    expect(read('  ::: %% ')).toEqual([])
    expect(readSearchTokens('x '.repeat(10_000)).length).toBeLessThan(20)
  })
})

describe('An identifier', () => {
  it.each([
    ['PMID 21639808', { kind: 'PUBMED', id: '21639808' }],
    ['pmid:21639808', { kind: 'PUBMED', id: '21639808' }],
    ['21639808', { kind: 'NUMBER', id: '21639808' }],
    ['nct01597908', { kind: 'CLINICAL_TRIAL', id: 'NCT01597908' }],
    ['HP_0001909', { kind: 'PHENOTYPE', id: 'HP:0001909' }],
    ['DOID:1909', { kind: 'DISEASE', id: '1909' }],
    ['so:0001583', { kind: 'VARIANT_TYPE', id: 'SO:0001583' }],
    ['VCV000013961.3', { kind: 'CLINVAR', id: '13961' }],
    ['chr7:140453136', { kind: 'PLACE', region: { chromosome: '7', start: 140453136, stop: 140453136 } }],
    [
      '7:140,453,100-140,453,200',
      { kind: 'PLACE', region: { chromosome: '7', start: 140453100, stop: 140453200 } },
    ],
    ['7-140453136-A-T', { kind: 'PLACE', region: { chromosome: '7', start: 140453136, stop: 140453136 } }],
    ['BRAF', null],
    ['CA123643', { kind: 'ALLELE', id: 'CA123643' }],
    ['CAID:CA123643', { kind: 'ALLELE', id: 'CA123643' }],
    ['rs113488022', { kind: 'DBSNP', id: 'RS113488022' }],
    ['dbSNP: rs113488022', { kind: 'DBSNP', id: 'RS113488022' }],
    ['HGNC:1097', { kind: 'GENE', id: 'HGNC:1097' }],
    ['ensg00000157764.14', { kind: 'GENE', id: 'ENSG00000157764' }],
    ['GeneID:673', { kind: 'GENE', id: '673' }],
    ['Entrez 673', { kind: 'GENE', id: '673' }],
    ['C3224', { kind: 'NCIT', id: 'C3224' }],
    ['NCIT:C797', { kind: 'NCIT', id: 'C797' }],
    ['ClinVar VCV000013961', { kind: 'CLINVAR', id: '13961' }],
    ['C797', null],
    ['C797S', null],
    ['CA9', null],
    ['V600E', null],
    ['7:200-100000', null],
  ])('is read from %s', (text, expected) => {
    expect(readIdentifier(text)).toEqual(expected)
  })
})

describe('Words at a distance of one', () => {
  it('have one letter missing, added, changed or swapped', () => {
    const words = wordsAtDistanceOne('melanoma')
    for (const near of ['melanma', 'melanooma', 'melenoma', 'mleanoma', 'melanomas'])
      expect(words).toContain(near)
    for (const far of ['melanoma', 'melnma', 'glioma']) expect(words).not.toContain(far)
  })

  it('are those of words of five letters and more, and of four letters with two of them swapped', () => {
    expect(wordsAtDistanceOne('brfa').toSorted()).toEqual(['bfra', 'braf', 'rbfa'])
    expect(wordsAtDistanceOne('kti')).toEqual([])
    expect(wordsAtDistanceOne('gliom')).toContain('glioma')
    expect(wordsAtDistanceOne('x'.repeat(100))).toEqual([])
  })
})
