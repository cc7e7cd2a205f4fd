/** A question whose answer SQL gives. */
export interface SqlQuestion {
  id: string
  tool: string
  args: Record<string, unknown>
  /** One column of the rows that are expected at the path. */
  sql: string
  at: string
}

/** Views on which the SQL is written: accepted evidence, its therapies, and the variants of profiles. */
export const ownViews = [
  `create temp view evidence as
    select e.id, 'EID' || e.id as ref, e.status, e.evidence_type as type, e.evidence_level as level,
      e.evidence_direction as direction, e.significance, e.evidence_rating as rating, e.variant_origin as origin,
      p.id as profile_id, p.name as profile, d.name as disease, d.doid, s.citation_id as citation, s.publication_year as year
    from evidence_items e join molecular_profiles p on p.id = e.molecular_profile_id
    left join diseases d on d.id = e.disease_id join sources s on s.id = e.source_id
    where e.status = 'ACCEPTED' and not e.withdrawn`,
  `create temp view given as
    select x.evidence_item_id as id, t.name as therapy from evidence_item_therapies x join therapies t on t.id = x.therapy_id`,
  `create temp view part as
    select m.molecular_profile_id as profile_id, f.name as gene, v.name as variant, m.negated,
      (not m.negated and not exists (select 1 from molecular_profile_variants o
        where o.molecular_profile_id = m.molecular_profile_id and o.variant_id <> m.variant_id)) as alone
    from molecular_profile_variants m join variants v on v.id = m.variant_id join features f on f.id = v.feature_id`,
]

/** Evidence on the variant alone. */
export const alone = (gene: string, variant: string) =>
  `exists (select 1 from part where part.profile_id = evidence.profile_id and gene = '${gene}' and variant = '${variant}' and alone)`
/** Evidence on the variant, also with others. */
export const present = (gene: string, variant: string) =>
  `exists (select 1 from part where part.profile_id = evidence.profile_id and gene = '${gene}' and variant = '${variant}' and not negated)`
/** Evidence on variants of the gene. */
export const ofGene = (gene: string) =>
  `exists (select 1 from part where part.profile_id = evidence.profile_id and gene = '${gene}' and not negated)`
/** Evidence on the therapy. */
export const with1 = (therapy: string) => `id in (select id from given where therapy = '${therapy}')`
const refs = (where: string) => `select ref from evidence where ${where}`
const count = (where: string) => `select count(*) from evidence where ${where}`

/** A question for the references of evidence. */
export const find = (id: string, args: Record<string, unknown>, where: string): SqlQuestion => ({
  id,
  tool: 'find_evidence',
  args,
  sql: refs(where),
  at: 'a.items[].ref',
})
/** A question for the number of evidence items. */
export const total = (id: string, args: Record<string, unknown>, where: string): SqlQuestion => ({
  id,
  tool: 'count_evidence',
  args,
  sql: count(where),
  at: 'a.total',
})

/** Spellings of one variant, of which each must find the same. */
const spellings: readonly [text: string, gene: string, variant: string][] = [
  ['BRAF p.V600E', 'BRAF', 'V600E'],
  ['BRAF p.Val600Glu', 'BRAF', 'V600E'],
  ['V600E BRAF', 'BRAF', 'V600E'],
  ['HER2 amplification', 'ERBB2', 'Amplification'],
  ['EGFR exon 19 deletion', 'EGFR', 'Exon 19 Deletion'],
  ['EGFR ex19del', 'EGFR', 'Exon 19 Deletion'],
  ['EML4::ALK', 'ALK', 'EML4::ALK'],
  ['EML4/ALK', 'ALK', 'EML4::ALK'],
  ['ALK-EML4', 'ALK', 'EML4::ALK'],
  ['EML4-ALK fusion', 'ALK', 'EML4::ALK'],
  ['EML4-ALK e6-e20', 'ALK', 'EML4::ALK e6-e20'],
  ['BCR-ABL1', 'ABL1', 'BCR::ABL1'],
  ['FLT3-ITD', 'FLT3', 'ITD'],
  ['KRAS G12C', 'KRAS', 'G12C'],
  ['TP53 wildtype', 'TP53', 'Wildtype'],
]

/** Questions beside those of the specification. */
export const ownQuestions: readonly SqlQuestion[] = [
  ...spellings.map(([variant, gene, name]) => find(`spelling: ${variant}`, { variant }, alone(gene, name))),
  find('gene and variant apart', { gene: 'EGFR', variant: 'L858R' }, alone('EGFR', 'L858R')),
  find('gene by its Entrez id', { gene: '673', level: ['A'] }, `${ofGene('BRAF')} and level = 'A'`),
  find('gene by another name', { gene: 'HER2', level: ['A'] }, `${ofGene('ERBB2')} and level = 'A'`),
  find(
    'a partner without a record',
    { gene: 'EML4', level: ['D'] },
    `level = 'D' and exists (
    select 1 from part where part.profile_id = evidence.profile_id and not negated and variant like '%EML4::%')`,
  ),
  find('with combinations', { variant: 'EML4-ALK', combinations: 'INCLUDE' }, present('ALK', 'EML4::ALK')),
  find('a profile by its id', { molecularProfile: 'MPID4353' }, 'profile_id = 4353'),
  find('a profile by its name', { molecularProfile: 'NOT KIT D816V' }, 'profile_id = 4353'),
  find(
    'a profile in another spelling',
    { molecularProfile: 'EML4-ALK AND ALK G1202R' },
    `profile = 'ALK EML4::ALK AND ALK G1202R'`,
  ),
  find(
    'brand of a therapy',
    { therapy: ['Zelboraf'], level: ['A'] },
    `${with1('Vemurafenib')} and level = 'A'`,
  ),
  find(
    'all of two therapies',
    { therapy: ['dabrafenib', 'trametinib'], therapyMatch: 'ALL' },
    `${with1('Dabrafenib')} and ${with1('Trametinib')}`,
  ),
  find(
    'exactly one therapy',
    { variant: 'BRAF V600E', therapy: ['Dabrafenib'], therapyMatch: 'ONLY' },
    `${alone('BRAF', 'V600E')} and ${with1('Dabrafenib')} and (select count(*) from given where given.id = evidence.id) = 1`,
  ),
  find(
    'not supported',
    { variant: 'BRAF V600E', direction: 'DOES_NOT_SUPPORT' },
    `${alone('BRAF', 'V600E')} and direction = 'DOES_NOT_SUPPORT'`,
  ),
  find(
    'a disease by its DOID',
    { disease: 'DOID:1909', diseaseScope: 'EXACT', level: ['A', 'B'] },
    `doid = '1909' and level in ('A', 'B')`,
  ),
  find(
    'a disease by its alias',
    { disease: 'NSCLC', diseaseScope: 'EXACT', level: ['A'] },
    `disease = 'Lung Non-small Cell Carcinoma' and level = 'A'`,
  ),
  find('best rated', { gene: 'KIT', minRating: 5 }, `${ofGene('KIT')} and rating = 5`),
  find('rated at all', { gene: 'IDH1', minRating: 1 }, `${ofGene('IDH1')} and rating is not null`),
  find(
    'germline',
    { type: ['PREDISPOSING'], origin: ['RARE_GERMLINE'], gene: 'BRCA1' },
    `type = 'PREDISPOSING' and origin = 'RARE_GERMLINE' and ${ofGene('BRCA1')}`,
  ),
  find(
    'functional',
    { type: ['FUNCTIONAL'], significance: ['LOSS_OF_FUNCTION'], gene: 'TP53' },
    `type = 'FUNCTIONAL' and significance = 'LOSS_OF_FUNCTION' and ${ofGene('TP53')}`,
  ),
  find('a source by digits alone', { source: '21639808' }, `citation = '21639808'`),
  total('all of a gene', { gene: 'KRAS' }, ofGene('KRAS')),
  total('nothing filters nothing', { gene: '', therapy: [] }, '1 = 1'),
  total('prognostic', { type: ['PROGNOSTIC'] }, `type = 'PROGNOSTIC'`),
  total('wild type is no mutation', { gene: 'TP53', variant: 'mutation' }, alone('TP53', 'Mutation')),
  total(
    'resistance',
    { significance: ['RESISTANCE'], direction: 'SUPPORTS', gene: 'ABL1' },
    `significance = 'RESISTANCE' and direction = 'SUPPORTS' and ${ofGene('ABL1')}`,
  ),
  {
    id: 'by type',
    tool: 'count_evidence',
    args: { groupBy: ['TYPE'] },
    sql: 'select count(*) from evidence group by type',
    at: 'a.groups[].count',
  },
  {
    id: 'by therapy, overlapping',
    tool: 'count_evidence',
    args: { gene: 'ALK', groupBy: ['THERAPY'] },
    sql: `select count(*) from evidence left join given on given.id = evidence.id where ${ofGene('ALK')} group by therapy order by 1 desc limit 50`,
    at: 'a.groups[].count',
  },
  {
    id: 'by level and direction',
    tool: 'count_evidence',
    args: { gene: 'EGFR', groupBy: ['LEVEL', 'DIRECTION'] },
    sql: `select count(*) from evidence where ${ofGene('EGFR')} group by level, direction`,
    at: 'a.groups[].count',
  },
  {
    id: 'what is left out as a combination',
    tool: 'find_evidence',
    args: { variant: 'EML4-ALK', limit: 1 },
    sql: count(`${present('ALK', 'EML4::ALK')} and not ${alone('ALK', 'EML4::ALK')}`),
    at: 'a.leftOut.combinations',
  },
  {
    id: 'what is left out as negated',
    tool: 'find_evidence',
    args: { variant: 'KIT D816V', limit: 1 },
    sql: count(
      `exists (select 1 from part where part.profile_id = evidence.profile_id and gene = 'KIT' and variant = 'D816V' and negated)`,
    ),
    at: 'a.leftOut.negated',
  },
]
