/*
 * Answers in the formats of the services outside, with values made up or reduced to a few: single values where there
 * is one and lists where there are several, as they write them.
 */

export const variantAnnotation = {
  _id: 'chr2:g.29443695G>T',
  _version: 2,
  cadd: {
    _license: 'http://bit.ly/2TIuab9',
    consequence: ['NON_SYNONYMOUS', 'REGULATORY'],
    consdetail: 'missense',
    phred: 33,
    rawscore: 6.96,
    fitcons: 0.55,
    gerp: { n: 5.7, rs: 625.4 },
  },
  clinvar: {
    variant_id: 217_852,
    omim: '105590.0004',
    rcv: [
      { accession: 'RCV000001', clinical_significance: 'Pathogenic' },
      { accession: 'RCV000002', clinical_significance: 'Likely pathogenic' },
      { accession: 'RCV000003', clinical_significance: 'Pathogenic' },
    ],
    hgvs: { coding: 'NM_004304.5:c.3522C>A', genomic: ['NC_000002.11:g.29443695G>T', 'NG_009445.1:g.1'] },
  },
  cosmic: { cosmic_id: 'COSM28055' },
  dbnsfp: {
    interpro: [{ domain: ['Protein kinase domain', 'Kinase-like'] }, { domain: 'Protein kinase domain' }],
    fathmm: { pred: ['D', 'T'], score: [-2.7, -0.4] },
    'fathmm-mkl': { coding_pred: 'D', coding_score: 0.98 },
    lrt: { pred: 'D', score: 0.0 },
    metalr: { pred: 'D', score: 0.89 },
    mutationassessor: { pred: 'H', score: '3.9' },
    phastcons: { '100way_vertebrate': { score: 1 }, '30way': { mammalian: { score: 0.5 } } },
    phylo: { p100way: { vertebrate: { score: 7.6 } } },
    phylop: { '30way_mammalian': { score: 1.2 } },
    polyphen2: { hdiv: { pred: ['D', 'D'], score: [1, 0.998] } },
    revel: { score: [0.9, 0.91] },
    siphy_29way: { logodds_score: 16.5 },
  },
  dbsnp: { rsid: 'rs863225281' },
  exac: { ac: { ac: 3 }, af: 0.00002475, an: { an: 121_200 } },
  gnomad_exome: { ac: { ac: 5 }, af: { af: 0.00001991 }, an: { an: 251_100 }, filter: 'AC0' },
  snpeff: {
    ann: [
      { effect: 'missense_variant', putative_impact: 'MODERATE' },
      { effect: 'downstream_gene_variant', putative_impact: 'MODIFIER' },
      { effect: 'missense_variant', putative_impact: 'MODERATE' },
    ],
  },
}

export const diseaseHits = {
  took: 3,
  total: 1,
  hits: [
    {
      _id: 'MONDO:0005072',
      _score: 12.3,
      disease_ontology: {
        doid: 'DOID:769',
        def: String.raw`"A nervous system tumor that is called \"NB\"." [url:http\://example.org/a, url:http\://example.org/b_(c)]`,
        synonyms: { exact: 'NB', related: ['a', 'b'] },
        xrefs: { mesh: 'D009447', ncit: 'C3270', icdo: '9500/3' },
      },
      mondo: { mondo: 'MONDO:0005072', definition: 'A tumor of the neural crest. [NCIT:C3270]' },
    },
  ],
}

export const chemHits = {
  hits: [
    {
      _id: 'KTEIFNKAUNYNJU-GFCCVEGCSA-N',
      chebi: { id: 'CHEBI:64310', definition: 'A 3-[1-(phenyl)ethoxy] compound.' },
      chembl: {
        molecule_chembl_id: 'CHEMBL601719',
        molecule_type: 'Small molecule',
        first_approval: 2011,
        drug_indications: [{ mesh_heading: 'Neuroblastoma' }, { mesh_heading: 'Lymphoma' }, { other: 1 }],
      },
      drugcentral: {
        pharmacology_class: { fda_epc: { code: 'N0000175605', description: 'Kinase Inhibitor' } },
      },
      pharmgkb: { id: 'PA165946122', xrefs: { rxnorm: 1_148_495 } },
      pubchem: [{ cid: 11_626_560 }, { cid: 1 }],
      unii: { inchikey: 'KTEIFNKAUNYNJU-GFCCVEGCSA-N' },
    },
  ],
}

export const medlineRecord = `
PMID- 23724913
OWN - NLM
DP  - 2013 Jun 20
TI  - Crizotinib versus something in a tumor of the
      lung.
AB  - BACKGROUND: a first line
      and a second.
FAU - Shaw, Alice T
AU  - Shaw AT
FAU - Kim, Dong-Wan
AU  - Kim DW
LA  - eng
PT  - Clinical Trial, Phase III
PT  - Journal Article
TA  - N Engl J Med
JT  - The New England journal of medicine
PMC - PMC1234567
`

export const ascoAbstract = {
  response: {
    numFound: 1,
    docs: [
      {
        _id: '161573',
        AbstID: '102',
        FirstAuthor: 'Alexander E. Drilon',
        Meeting: '2018 ASCO Annual Meeting',
        Title: 'A phase 1 study of <i>something</i>.',
        Year: 2018,
      },
    ],
  },
}

export const crossrefWork = {
  status: 'ok',
  message: {
    DOI: '10.1182/blood-2019-126151',
    title: ['A Study of <i>FLT3</i> &amp; Others'],
    abstract: '<jats:title>Abstract</jats:title><jats:p>First.</jats:p> <jats:p>Second.</jats:p>',
    'container-title': ['Blood'],
    author: [{ family: 'Perl', given: 'Alexander E.' }, { name: 'A Group' }],
    issued: { 'date-parts': [[2019, 11, 13]] },
  },
}
