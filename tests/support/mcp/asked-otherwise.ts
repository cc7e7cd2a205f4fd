import { alone, find, ofGene, present, total, with1 } from './own-questions.ts'
import type { SqlQuestion } from './own-questions.ts'

/** A value of one record, by its member. */
const recordOf = (ref: string, member: string, sql: string): SqlQuestion => ({
  id: `${ref} ${member}`,
  tool: 'get_record',
  args: { ref },
  sql,
  at: `a.record.${member}`,
})

const found = (id: string, query: string, sql: string): SqlQuestion => ({
  id: `search ${id}`,
  tool: 'search_records',
  args: { query, limit: 1 },
  sql,
  at: 'a.items[].ref',
})

const assertions = (id: string, args: Record<string, unknown>, where: string): SqlQuestion => ({
  id: `assertions ${id}`,
  tool: 'find_evidence',
  args: { kind: 'ASSERTION', ...args },
  sql: `select 'AID' || a.id from assertions a join molecular_profiles p on p.id = a.molecular_profile_id
    left join diseases d on d.id = a.disease_id
    where a.status = 'ACCEPTED' and not a.withdrawn and ${where}`,
  at: 'a.items[].ref',
})

const groups = (id: string, args: Record<string, unknown>, sql: string): SqlQuestion => ({
  id: `groups ${id}`,
  tool: 'count_evidence',
  args,
  sql,
  at: 'a.groups[].count',
})

const unnamed = (id: string, args: Record<string, unknown>, reason = 'UNKNOWN_NAME'): SqlQuestion => ({
  id: `no record: ${id}`,
  tool: 'find_evidence',
  args,
  sql: `select '${reason}'`,
  at: 'a.empty.reason',
})

const inDisease = (name: string) => `disease = '${name}'`
const supports = (significance: string) => `significance = '${significance}' and direction = 'SUPPORTS'`

/** Names of genes, variants, diseases and therapies as people write them. */
const named: readonly SqlQuestion[] = [
  total('alias p53', { gene: 'p53' }, ofGene('TP53')),
  total('alias PD-L1', { gene: 'PD-L1' }, ofGene('CD274')),
  total('alias c-MET', { gene: 'c-MET' }, ofGene('MET')),
  total('alias HER3', { gene: 'HER3' }, ofGene('ERBB3')),
  total('alias CD246', { gene: 'CD246' }, ofGene('ALK')),
  total('former symbol H3F3A', { gene: 'H3F3A' }, ofGene('H3-3A')),
  total('former symbol MLL', { gene: 'MLL' }, ofGene('KMT2A')),
  find('exon 14 skipping', { variant: 'MET ex14 skipping' }, alone('MET', 'Exon 14 Skipping Mutation')),
  find(
    'exon 20 insertion',
    { gene: 'EGFR', variant: 'exon 20 insertion' },
    alone('EGFR', 'Exon 20 Insertion'),
  ),
  find('a fusion by one gene', { variant: 'NTRK1 fusion' }, alone('NTRK1', 'Fusion')),
  find('a fusion with a slash', { variant: 'PML/RARA' }, alone('PML', 'PML::RARA')),
  find('a fusion with a hyphen', { variant: 'TMPRSS2-ERG' }, alone('ERG', 'TMPRSS2::ERG')),
  find(
    'a translocation',
    { variant: 'ALK translocation', level: ['A'] },
    `${alone('ALK', 'Fusion')} and level = 'A'`,
  ),
  find('a rearrangement', { variant: 'ROS1 rearrangement' }, alone('ROS1', 'Rearrangement')),
  find('methylation', { variant: 'MGMT promoter methylation' }, alone('MGMT', 'Promoter Methylation')),
  find('a promoter', { variant: 'TERT promoter mutation' }, alone('TERT', 'Promoter Mutation')),
  find(
    'expression by an alias',
    { variant: 'PD-L1 expression', level: ['B'] },
    `${alone('CD274', 'Expression')} and level = 'B'`,
  ),
  find('loss', { variant: 'CDKN2A loss' }, alone('CDKN2A', 'Loss')),
  find(
    'HGVS',
    { variant: 'NM_004333.4:c.1799T>A', level: ['A'] },
    `${alone('BRAF', 'V600E')} and level = 'A'`,
  ),
  find(
    'a genomic position',
    { variant: 'NC_000007.13:g.140453136A>T', level: ['A'] },
    `${alone('BRAF', 'V600E')} and level = 'A'`,
  ),
  find('an allele id', { variant: 'CA123643', level: ['A'] }, `${alone('BRAF', 'V600E')} and level = 'A'`),
  find('dbSNP', { variant: 'rs113488022', level: ['A'] }, `${alone('BRAF', 'V600E')} and level = 'A'`),
  find(
    'brand names together',
    { therapy: ['Tafinlar', 'Mekinist'], therapyMatch: 'ALL', level: ['A'] },
    `${with1('Dabrafenib')} and ${with1('Trametinib')} and level = 'A'`,
  ),
  find('Tagrisso', { therapy: ['Tagrisso'], level: ['A'] }, `${with1('Osimertinib')} and level = 'A'`),
  total('Keytruda', { therapy: ['Keytruda'] }, with1('Pembrolizumab')),
  total('Gleevec is the substance', { therapy: ['Gleevec'] }, with1('Imatinib')),
  total('GIST', { disease: 'GIST', diseaseScope: 'EXACT' }, inDisease('Gastrointestinal Stromal Tumor')),
  total('AML', { disease: 'AML', diseaseScope: 'EXACT' }, inDisease('Acute Myeloid Leukemia')),
  total('DOID with a space', { disease: 'DOID 1909', diseaseScope: 'EXACT' }, inDisease('Melanoma')),
]

/** Directions, significances, strength, combinations and sources. */
const judged: readonly SqlQuestion[] = [
  find('B or stronger', { gene: 'RET', level: ['A', 'B'] }, `${ofGene('RET')} and level in ('A', 'B')`),
  find(
    'resistance that is seen',
    { variant: 'EGFR T790M', significance: ['RESISTANCE'], direction: 'SUPPORTS' },
    `${alone('EGFR', 'T790M')} and ${supports('RESISTANCE')}`,
  ),
  find(
    'sensitivity that is not seen',
    { gene: 'KRAS', significance: ['SENSITIVITYRESPONSE'], direction: 'DOES_NOT_SUPPORT' },
    `${ofGene('KRAS')} and significance = 'SENSITIVITYRESPONSE' and direction = 'DOES_NOT_SUPPORT'`,
  ),
  find(
    'resistance that is not seen',
    { gene: 'PTEN', significance: ['RESISTANCE'], direction: 'DOES_NOT_SUPPORT' },
    `${ofGene('PTEN')} and significance = 'RESISTANCE' and direction = 'DOES_NOT_SUPPORT'`,
  ),
  find('adverse responses', { significance: ['ADVERSE_RESPONSE'] }, `significance = 'ADVERSE_RESPONSE'`),
  find(
    'reduced sensitivity',
    { significance: ['REDUCED_SENSITIVITY'], gene: 'KIT' },
    `significance = 'REDUCED_SENSITIVITY' and ${ofGene('KIT')}`,
  ),
  find(
    'poor outcome',
    { significance: ['POOR_OUTCOME'], gene: 'NPM1' },
    `significance = 'POOR_OUTCOME' and ${ofGene('NPM1')}`,
  ),
  find(
    'a combination by its parts',
    { molecularProfile: 'BRAF Amplification AND BRAF V600E' },
    `profile = 'BRAF V600E AND BRAF Amplification'`,
  ),
  total('only in combinations', { variant: 'ABL1 T315I', combinations: 'INCLUDE' }, present('ABL1', 'T315I')),
  find('an ASCO abstract', { source: 'ASCO 161573' }, `citation = '161573'`),
  find('a PMID with its prefix', { source: 'PMID:25239608' }, `citation = '25239608'`),
  find(
    'a phenotype by its id',
    { phenotype: 'HP:0002666', gene: 'VHL', level: ['B'] },
    `level = 'B' and ${ofGene('VHL')} and id in (select l.evidence_item_id from evidence_item_phenotypes l
      join phenotypes t on t.id = l.phenotype_id where t.hpo_id = 'HP:0002666')`,
  ),
  assertions(
    'of Tier I level A in melanoma',
    { tier: ['TIER_I_LEVEL_A'], disease: 'melanoma', diseaseScope: 'EXACT' },
    `a.amp_level = 'TIER_I_LEVEL_A' and d.name = 'Melanoma'`,
  ),
  assertions('that are oncogenic', { type: ['ONCOGENIC'] }, `a.assertion_type = 'ONCOGENIC'`),
  assertions('that are pathogenic', { significance: ['PATHOGENIC'] }, `a.significance = 'PATHOGENIC'`),
  assertions(
    'of a gene',
    { gene: 'VHL' },
    `p.id in (select profile_id from part where gene = 'VHL' and not negated)`,
  ),
]

/** Totals by groups. */
const counted: readonly SqlQuestion[] = [
  groups(
    'of assertions by tier',
    { kind: 'ASSERTION', groupBy: ['TIER'] },
    `select count(*) from assertions where status = 'ACCEPTED' and not withdrawn group by amp_level`,
  ),
  groups(
    'by significance, both directions',
    { gene: 'EGFR', type: ['PREDICTIVE'], groupBy: ['SIGNIFICANCE'] },
    `select count(*) from evidence where ${ofGene('EGFR')} and type = 'PREDICTIVE' group by significance`,
  ),
  groups(
    'by disease',
    { therapy: ['Pembrolizumab'], groupBy: ['DISEASE'] },
    `select count(*) from evidence where ${with1('Pembrolizumab')} group by disease`,
  ),
  groups(
    'by year',
    { gene: 'BRAF', groupBy: ['YEAR'] },
    `select count(*) from evidence where ${ofGene('BRAF')} group by year`,
  ),
  groups(
    'by rating',
    { gene: 'FLT3', groupBy: ['RATING'] },
    `select count(*) from evidence where ${ofGene('FLT3')} group by rating`,
  ),
  groups(
    'by origin',
    { gene: 'TP53', groupBy: ['ORIGIN'] },
    `select count(*) from evidence where ${ofGene('TP53')} group by origin`,
  ),
  {
    ...groups(
      'more than are listed',
      { groupBy: ['MOLECULAR_PROFILE'] },
      `select count(distinct profile_id) from evidence`,
    ),
    at: 'a.groupTotal',
  },
  {
    ...groups(
      'of all statuses',
      { status: ['ACCEPTED', 'SUBMITTED', 'REJECTED'] },
      `select count(*) from evidence_items`,
    ),
    at: 'a.total',
  },
  {
    ...find('rejected are counted', { gene: 'VHL', limit: 1 }, ''),
    sql: `select count(*) from evidence_items e where e.status = 'REJECTED'
      and exists (select 1 from part where part.profile_id = e.molecular_profile_id and gene = 'VHL' and not negated)`,
    at: 'a.leftOut.rejected',
  },
]

/** Records by references, and identifiers of others. */
const referred: readonly SqlQuestion[] = [
  recordOf(
    'AID17',
    'acmgCodes[]',
    `select c.code from acmg_codes c join assertion_acmg_codes l on l.acmg_code_id = c.id where l.assertion_id = 17`,
  ),
  recordOf('AID7', 'summary.text', `select summary from assertions where id = 7`),
  recordOf('EID1', 'significance', `select significance from evidence_items where id = 1`),
  recordOf(
    'VID12',
    'coordinates.start',
    `select start from variant_coordinates where variant_id = 12 and start is not null`,
  ),
  recordOf('MPID12', 'name', `select name from molecular_profiles where id = 12`),
  recordOf('PMID 21639808', 'citation', `select citation from sources where citation_id = '21639808'`),
  recordOf('DOID:1909', 'name', `select name from diseases where doid = '1909'`),
  recordOf('rs113488022', 'ref', `select 'VID12'`),
  recordOf('eid1409', 'ref', `select 'EID1409'`),
  found('a brand', 'zelboraf', `select 'TID' || id from therapies where name = 'Vemurafenib'`),
  found('an alias', 'NSCLC', `select 'DID' || id from diseases where name = 'Lung Non-small Cell Carcinoma'`),
  found('digits', '21639808', `select 'SID' || id from sources where citation_id = '21639808'`),
]

/** Texts that name nothing, or several things. */
const nothing: readonly SqlQuestion[] = [
  unnamed('a typo', { gene: 'BRFA' }),
  unnamed('a gene that nobody curated', { gene: 'TTN' }),
  unnamed('a change that nobody curated', { variant: 'BRAF L597Z' }),
  unnamed('a variant of another gene', { gene: 'BRAF', variant: 'KRAS G12D' }),
  unnamed('an absence as a variant', { variant: 'NOT KIT D816V' }),
  unnamed('parts that are no profile', { molecularProfile: 'EGFR L858R AND EGFR T790M' }),
  unnamed('two therapies in one text', { therapy: ['dabrafenib + trametinib'] }),
  unnamed('a drug in a wrong spelling', { therapy: ['vemurafinib'] }),
  unnamed('a position of the other build', { variant: 'NC_000007.14:g.140753336A>T' }),
  unnamed('a residue of several genes', { variant: 'G12D' }, 'AMBIGUOUS_NAME'),
  unnamed('a former symbol of two genes', { gene: 'MLL2' }, 'AMBIGUOUS_NAME'),
  unnamed('no assertion, but evidence', { kind: 'ASSERTION', variant: 'TP53 R273H' }, 'NOTHING_CURATED'),
  unnamed('another disease', { variant: 'MET exon 14 skipping', disease: 'Melanoma' }, 'OTHER_DISEASES_ONLY'),
  unnamed('only in combination', { variant: 'EGFRvIII' }, 'COMBINATIONS_ONLY'),
  unnamed('only filtered', { gene: 'BRCA1', significance: ['PATHOGENIC'] }, 'FILTERED_OUT'),
]

/** Questions of other kinds than {@link ownQuestions}, asked as people do. */
export const questionsAskedOtherwise: readonly SqlQuestion[] = [
  ...named,
  ...judged,
  ...counted,
  ...referred,
  ...nothing,
]
