/** A file as a program or laboratory writes it, with what must be read of it, judged by hand. */
export interface CallerFile {
  name: string
  content: string
  /** Profiles that match, by sample. */
  matches: Readonly<Record<string, readonly string[]>>
  /** Lines that are named as not understood. */
  notUnderstood?: number
  filtered?: number
}

const tsv = (...rows: readonly string[]) => `${rows.map((row) => row.replaceAll(' | ', '\t')).join('\n')}\n`

const EML4_ALK = ['ALK EML4::ALK', 'ALK Fusion']
const ARRIBA =
  '#gene1 | gene2 | strand1(gene/fusion) | strand2(gene/fusion) | breakpoint1 | breakpoint2 | site1 | site2 | type | split_reads1 | split_reads2 | discordant_mates | coverage1 | coverage2 | confidence | reading_frame | tags | gene_id1 | gene_id2'
const arriba = (
  one: string,
  other: string,
  more: { strands?: string; type?: string; confidence?: string } = {},
) =>
  `${one} | ${other} | ${more.strands ?? '+/+ | -/-'} | 2:42522656 | 2:29446394 | CDS/splice-site | CDS/splice-site | ${more.type ?? 'inversion'} | 12 | 9 | 20 | 100 | 80 | ${more.confidence ?? 'high'} | in-frame | . | ENSG00000143924 | ENSG00000171094`

const STAR =
  '#FusionName | JunctionReadCount | SpanningFragCount | est_J | est_S | SpliceType | LeftGene | LeftBreakpoint | RightGene | RightBreakpoint | LargeAnchorSupport | FFPM | annots'
const FUSION_CATCHER =
  'Gene_1_symbol(5end_fusion_partner) | Gene_2_symbol(3end_fusion_partner) | Fusion_description | Counts_of_common_mapping_reads | Spanning_pairs | Gene_1_id(5end_fusion_partner) | Gene_2_id(3end_fusion_partner) | Predicted_effect'
const JAFFA =
  'sample,fusion genes,chrom1,base1,strand1,chrom2,base2,strand2,gap (kb),spanning pairs,spanning reads,inframe,aligns,rearrangement,contig,contig break,classification,known'
const LINX =
  'fivePrimeBreakendId | threePrimeBreakendId | name | reported | reportedType | phased | likelihood | chainLength | chainLinks | fusedExonUp | fusedExonDown | geneStart | geneContextStart | transcriptStart | geneEnd | geneContextEnd | transcriptEnd | junctionCopyNumber'
const DATA_SV =
  'Sample_Id | SV_Status | Site1_Hugo_Symbol | Site1_Entrez_Gene_Id | Site1_Region | Site1_Region_Number | Site2_Hugo_Symbol | Site2_Entrez_Gene_Id | Site2_Region | Site2_Region_Number | Class | Connection_Type | Event_Info'

/** Tables of fusions. */
export const fusionFiles: readonly CallerFile[] = [
  { name: 'Arriba', content: tsv(ARRIBA, arriba('EML4', 'ALK')), matches: { '': EML4_ALK } },
  {
    name: 'Arriba without #',
    content: tsv(ARRIBA.slice(1), arriba('EML4', 'ALK')),
    matches: { '': EML4_ALK },
  },
  {
    name: 'Arriba, reverse order',
    content: tsv(ARRIBA, arriba('ALK', 'EML4')),
    matches: { '': ['ALK Fusion'] },
  },
  {
    name: 'Arriba, breakpoint between genes',
    content: tsv(ARRIBA, arriba('AC099552.4(25001),VWA3B(1020)', 'ALK')),
    matches: { '': ['ALK Fusion'] },
  },
  {
    name: 'Arriba, low confidence',
    content: tsv(ARRIBA, arriba('EML4', 'ALK', { confidence: 'low' }), arriba('KIF5B', 'RET')),
    matches: { '': ['RET Fusion'] },
    filtered: 1,
  },
  {
    name: 'Arriba, head to head',
    content: tsv(ARRIBA, arriba('EML4', 'ALK', { type: "translocation/5'-5'" })),
    matches: { '': [] },
    notUnderstood: 1,
  },
  {
    name: 'STAR-Fusion',
    content: tsv(
      STAR,
      'EML4--ALK | 21 | 10 | 21.0 | 10.0 | ONLY_REF_SPLICE | EML4^ENSG00000143924.19 | chr2:42522656:+ | ALK^ENSG00000171094.18 | chr2:29446394:- | YES_LDAS | 0.9 | ["INTRACHROMOSOMAL[chr2:12.25Mb]"]',
    ),
    matches: { '': EML4_ALK },
  },
  {
    name: 'STAR-Fusion before 1.0',
    content: tsv(
      '#fusion_name | JunctionReads | SpanningFrags | Splice_type | LeftGene | LeftBreakpoint | RightGene | RightBreakpoint',
      'BCR--ABL1 | 9 | 4 | ONLY_REF_SPLICE | BCR^ENSG00000186716 | chr22:23632600:+ | ABL1^ENSG00000097007 | chr9:133729451:+',
    ),
    matches: { '': ['BCR::ABL1 Fusion'] },
  },
  {
    name: 'FusionCatcher',
    content: tsv(
      FUSION_CATCHER,
      'EML4 | ALK | known,oncogene | 0 | 18 | ENSG00000143924 | ENSG00000171094 | in-frame',
      'KIF5B | RET | banned,healthy | 0 | 2 | ENSG00000170759 | ENSG00000165731 | in-frame',
    ),
    matches: { '': EML4_ALK },
    filtered: 1,
  },
  {
    name: 'JAFFA',
    content: `${JAFFA}\nS1,EML4:ALK,chr2,42522656,+,chr2,29446394,-,13076.3,40,21,TRUE,TRUE,TRUE,c1,1200,HighConfidence,Yes\nS2,KIF5B:RET,chr10,32311775,+,chr10,43609927,+,1,1,1,TRUE,TRUE,TRUE,c2,30,LowConfidence,-\n`,
    matches: { S1: EML4_ALK, S2: [] },
    filtered: 1,
  },
  {
    name: 'cBioPortal data_sv',
    content: tsv(
      DATA_SV,
      'T1 | SOMATIC | EML4 | 27436 | exon | 13 | ALK | 238 | exon | 20 | INVERSION | 3to5 | Protein fusion: in frame (EML4-ALK)',
      'T2 | SOMATIC | ALK | 238 | exon | 20 | EML4 | 27436 | exon | 13 | INVERSION | 5to3 | Protein fusion',
      'T3 | SOMATIC | EGFR | 1956 | exon | 2 | EGFR | 1956 | exon | 7 | DELETION | 3to5 | Intragenic',
    ),
    matches: { T1: EML4_ALK, T2: EML4_ALK, T3: [] },
    notUnderstood: 1,
  },
  {
    name: 'cBioPortal data_fusions',
    content: tsv(
      'Hugo_Symbol | Entrez_Gene_Id | Center | Tumor_Sample_Barcode | Fusion | DNA_support | RNA_support | Method | Frame',
      'ALK | 238 | MSKCC | T1 | EML4-ALK fusion | yes | unknown | NA | in frame',
      'EML4 | 27436 | MSKCC | T1 | EML4-ALK fusion | yes | unknown | NA | in frame',
      'RET | 5979 | MSKCC | T2 | KIF5B-RET fusion - Archer | no | yes | NA | in frame',
      'EGFR | 1956 | MSKCC | T3 | EGFR-intragenic | yes | no | NA | unknown',
      'ALK | 238 | MSKCC | T4 | ALK-WT | no | no | NA | NA',
    ),
    matches: { T1: EML4_ALK, T2: ['RET Fusion'], T3: [], T4: [] },
    notUnderstood: 2,
  },
  {
    name: 'OncoKB list of fusions',
    content: tsv('Tumor_Sample_Barcode | Fusion', 'T1 | EML4-ALK', 'T2 | BCR-ABL1'),
    matches: { T1: EML4_ALK, T2: ['BCR::ABL1 Fusion'] },
  },
  {
    name: 'OncoKB list of structural variants',
    content: tsv(
      'Tumor_Sample_Barcode | GeneA | GeneB | SV_Type',
      'T1 | EML4 | ALK | FUSION',
      'T2 | ALK |  | DELETION',
    ),
    matches: { T1: EML4_ALK, T2: [] },
    notUnderstood: 1,
  },
  {
    name: 'PCGR fusions',
    content: tsv('GeneA | GeneB | Confidence', 'EML4 | ALK | high', 'KIF5B | RET | low'),
    matches: { '': EML4_ALK },
    filtered: 1,
  },
  {
    name: 'LINX',
    content: tsv(
      LINX,
      '11 | 12 | EML4_ALK | true | KNOWN_PAIR | INFRAME | HIGH | 0 | 0 | 13 | 20 | EML4 | Intronic | ENST00000318522 | ALK | Intronic | ENST00000389048 | 1.2',
      '13 | 14 | KIF5B_RET | false | NONE | INFRAME | NA | 0 | 0 | 1 | 2 | KIF5B | Intronic | ENST1 | RET | Intronic | ENST2 | 1.2',
    ),
    matches: { '': EML4_ALK },
    filtered: 1,
  },
  {
    name: 'LINX, by its exons',
    content: tsv(
      LINX,
      '11 | 12 | EML4_ALK | true | KNOWN_PAIR | INFRAME | HIGH | 0 | 0 | 6 | 20 | EML4 | Intronic | ENST00000318522 | ALK | Intronic | ENST00000389048 | 1.2',
    ),
    matches: { '': [...EML4_ALK, 'ALK EML4::ALK e6-e20'] },
  },
  {
    name: 'a list with semicolons',
    content: "sample;5' gene;3' gene\nP1;EML4;ALK\n",
    matches: { P1: EML4_ALK },
  },
]

const PURPLE_GENE =
  'chromosome | start | end | gene | minCopyNumber | maxCopyNumber | somaticRegions | transcriptId | isCanonical | chromosomeBand | minRegions'
const DRIVER =
  'chromosome | chromosomeBand | gene | transcript | isCanonical | driver | category | likelihoodMethod | driverLikelihood | missense | nonsense | splice | inframe | frameshift | biallelic | minCopyNumber | maxCopyNumber'
const ERBB2 = ['ERBB2 Amplification']
const CDKN2A = ['CDKN2A Deletion']

/** Tables of copy number. */
export const copyNumberFiles: readonly CallerFile[] = [
  {
    name: 'copy_number: two are diploid',
    content: 'gene,copy_number\nERBB2,2\nCDKN2A,2\n',
    matches: { '': [] },
  },
  {
    name: 'copy_number: 0, 1, 5 and 6',
    content: 'gene,copy_number\nCDKN2A,0\nTP53,1\nMET,5\nERBB2,6\n',
    matches: { '': [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'copies with decimals',
    content: 'Gene\tCopies\nERBB2\t5.9\nCDKN2A\t0.3\n',
    matches: { '': CDKN2A },
  },
  {
    name: 'CN with semicolons and decimal commas',
    content: 'Gen;Gene;CN\nx;ERBB2;12,4\n',
    matches: { '': ERBB2 },
  },
  {
    name: 'total_cn by sample',
    content: 'sample\tgene\ttotal_cn\nA\tERBB2\t2\nB\tERBB2\t9\n',
    matches: { A: [], B: ERBB2 },
  },
  {
    name: 'tumor_copy_number in any order',
    content: 'tumor_copy_number\tploidy\tgene\n14\t2.1\tERBB2\n',
    matches: { '': ERBB2 },
  },
  {
    name: 'gene and alteration in words',
    content: 'gene,alteration\nERBB2,amplification\nCDKN2A,HOMDEL\nMET,gain\n',
    matches: { '': [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'a word with copies that contradict it',
    content: 'gene,alteration,copy_number\nERBB2,amplification,2\nCDKN2A,HOMDEL,0\n',
    matches: { '': CDKN2A },
    notUnderstood: 1,
  },
  {
    name: 'discrete values in a list',
    content: 'gene\talteration\nERBB2\t2\nCDKN2A\t-2\nMET\t1\nTP53\t-1.5\nALK\tNA\n',
    matches: { '': [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'discrete values with decimals',
    content: 'Hugo_Symbol\tEntrez_Gene_Id\tS1\nERBB2\t2064\t2.0\nCDKN2A\t1029\t-2.0\n',
    matches: { S1: [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'the matrix of GISTIC',
    content:
      'Gene Symbol\tLocus ID\tCytoband\tS1\tS2\nERBB2\t2064\t17q12\t2\t0\nCDKN2A\t1029\t9p21.3\t-1\t-2\n',
    matches: { S1: ERBB2, S2: CDKN2A },
  },
  {
    name: "cBioPortal's long form",
    content: tsv(
      'Hugo_Symbol | Entrez_Gene_Id | Sample_Id | Value',
      'ERBB2 | 2064 | P1 | 2',
      'CDKN2A | 1029 | P2 | -2',
      'ERBB2 | 2064 | P3 | 0',
    ),
    matches: { P1: ERBB2, P2: CDKN2A, P3: [] },
  },
  {
    name: 'OncoKB list',
    content: tsv(
      'Tumor_Sample_Barcode | Hugo_Symbol | Copy_Number_Alteration',
      'T1 | ERBB2 | Amplification',
      'T1 | CDKN2A | Deletion',
    ),
    matches: { T1: [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'CNVkit .call.cns',
    content: tsv(
      'chromosome | start | end | gene | log2 | baf | cn | cn1 | cn2 | depth | probes | weight',
      'chr17 | 37840000 | 37890000 | STARD3,ERBB2,GRB7 | 2.6 |  | 12 | 10 | 2 | 900 | 40 | 30',
      'chr9 | 21960000 | 22010000 | CDKN2A,CDKN2B | -4 |  | 0 | 0 | 0 | 5 | 12 | 9',
      'chr2 | 1 | 20000 | - | 0 |  | 2 | 1 | 1 | 500 | 10 | 9',
    ),
    matches: { '': [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'PURPLE gene copy number',
    content: tsv(
      PURPLE_GENE,
      'chr17 | 1 | 2 | ERBB2 | 11.8 | 12.1 | 1 | ENST00000269571 | true | q12 | 1',
      'chr9 | 1 | 2 | CDKN2A | -0.1 | 0.02 | 1 | ENST00000498124 | true | p21.3 | 1',
      'chr7 | 1 | 2 | MET | 2.1 | 9.4 | 3 | ENST00000397752 | true | q31.2 | 1',
    ),
    matches: { '': [...CDKN2A, ...ERBB2] },
  },
  {
    name: 'PURPLE gene copy number, part of the gene',
    content: tsv(
      PURPLE_GENE,
      'chr17 | 1 | 2 | ERBB2 | 3.0 | 12.1 | 1 | ENST00000269571 | true | q12 | 1',
      'chr9 | 1 | 2 | CDKN2A | 0 | 2 | 1 | ENST00000498124 | true | p21.3 | 1',
    ),
    matches: { '': [] },
  },
  {
    name: 'PURPLE driver catalog',
    content: tsv(
      DRIVER,
      'chr17 | q12 | ERBB2 | ENST1 | true | AMP | ONCO | AMP | 1 | 0 | 0 | 0 | 0 | 0 | false | 11.8 | 12.1',
      'chr9 | p21 | CDKN2A | ENST2 | true | DEL | TSG | DEL | 1 | 0 | 0 | 0 | 0 | 0 | true | 0 | 0',
      'chr7 | q34 | BRAF | ENST3 | true | MUTATION | ONCO | DNDS | 1 | 1 | 0 | 0 | 0 | 0 | false | 2 | 2',
      'chr17 | p13 | TP53 | ENST4 | true | DISRUPTION | TSG | DISRUPTION | 0.1 | 0 | 0 | 0 | 0 | 0 | false | 2 | 2',
    ),
    matches: { '': [...CDKN2A, ...ERBB2] },
    notUnderstood: 1,
  },
  {
    name: 'PCGR genes',
    content: tsv(
      'SAMPLE_ID | VAR_ID | CN_MAJOR | CN_MINOR | SEGMENT_LENGTH_MB | CYTOBAND | EVENT_TYPE | VARIANT_CLASS | SYMBOL | ENTREZGENE',
      'S1 | chr17:1-2 | 9 | 1 | 1.2 | 17q12 | focal | amplification | ERBB2 | 2064',
      'S1 | chr9:1-2 | 0 | 0 | 1.2 | 9p21 | focal | homdel | CDKN2A | 1029',
      'S1 | chr7:1-2 | 1 | 1 | 1.2 | 7q34 | focal | undefined | BRAF | 673',
    ),
    matches: { S1: [...CDKN2A, ...ERBB2] },
  },
]

const V600E = ['BRAF V600E']
const ANNOVAR =
  'Chr | Start | End | Ref | Alt | Func.refGene | Gene.refGene | GeneDetail.refGene | ExonicFunc.refGene | AAChange.refGene | avsnp150 | cosmic70'
const TSO = [
  'TruSight Oncology 500 Combined Variant Output',
  '[Analysis Details]\t\t',
  'Pair ID\tP1\t',
  '',
  '[TMB]\t\t',
  'Total TMB\t14.1\t',
  'Coding Region Size in Megabases\t1.3\t',
  '',
  '[MSI]\t\t',
  'Usable MSI Sites\t122\t',
  'Percent Unstable MSI Sites\t4.1\t',
  '',
  '[Gene Amplifications]\t\t',
  'Gene\tFold Change\t',
  'ERBB2\t7.29\t',
  '',
  '[Splice Variants]\t\t',
  'Gene\tAffected Exon(s)\tTranscript ID\tBreakpoint Start\tBreakpoint End\tSplice Supporting Reads',
  'EGFR\t2-7\tNM_005228.3\tchr7:55087058\tchr7:55223523\t88',
  '',
  '[Fusions]\t\t',
  'Gene Pair\tBreakpoint 1\tBreakpoint 2\tFusion Supporting Reads\tGene 1 Reference Reads\tGene 2 Reference Reads',
  'EML4-ALK\tchr2:42522656\tchr2:29446394\t41\t10\t12',
  '',
  '[Exon-Level CNVs]\t\t',
  'Gene\tAffected Exon(s)\t',
  'BRCA1\tNA\t',
  '',
  '[Small Variants]\t\t',
  'Gene\tChromosome\tGenomic Position\tReference Call\tAlternative Call\tAllele Frequency\tDepth\tP-Dot Notation\tC-Dot Notation\tConsequence(s)\tAffected Exon(s)',
  'BRAF\tchr7\t140453136\tA\tT\t0.31\t820\tNP_004324.2:p.(Val600Glu)\tNM_004333.4:c.1799T>A\tmissense_variant\t15',
  '',
].join('\n')

/** Tables with a gene and a change a row. */
export const variantFiles: readonly CallerFile[] = [
  { name: 'Gene, Variant, VAF', content: 'Gene,Variant,VAF\nBRAF,V600E,0.34\n', matches: { '': V600E } },
  {
    name: 'VAF, Variant, Gene',
    content: 'VAF\tVariant\tGene\n34%\tp.Val600Glu\tBRAF\n',
    matches: { '': V600E },
  },
  {
    name: 'Symbol and protein change',
    content: 'Sample;Symbol;Protein Change\nA;BRAF;p.V600E\nB;EGFR;p.L858R\n',
    matches: { A: V600E, B: ['EGFR L858R'] },
  },
  { name: 'gene and AA change', content: 'gene_symbol,AA Change\nBRAF,V600E\n', matches: { '': V600E } },
  { name: 'gene and HGVS', content: 'Gene\tHGVS\nBRAF\tNM_004333.4:c.1799T>A\n', matches: { '': V600E } },
  {
    name: 'HGVSc and HGVSp',
    content: 'Gene\tHGVSc\tHGVSp\nBRAF\tNM_004333.4:c.1799T>A\tNP_004324.2:p.Val600Glu\n',
    matches: { '': V600E },
  },
  {
    name: 'mutation in words',
    content: 'Gene,Mutation\nERBB2,amplification\nEGFR,vIII\nALK,fusion\n',
    matches: { '': ['ALK Fusion', 'EGFR VIII', ...ERBB2] },
  },
  {
    name: 'gene, position and bases',
    content: 'Gene,Chr,Pos,Ref,Alt,Build\nBRAF,chr7,140453136,A,T,GRCh37\n',
    matches: { '': V600E },
  },
  {
    name: 'Ensembl id of a gene alone is not known without HGNC',
    content: 'ensembl_gene_id,Variant\nENSG00000157764,V600E\n',
    matches: { '': [] },
  },
  {
    name: 'HGVS alone',
    content: 'Sample\tHGVS\nP1\tNM_004333.4:c.1799T>A\n',
    matches: { P1: V600E },
  },
  {
    name: 'c. and p.',
    content: 'Gene;c.;p.\nBRAF;c.1799T>A;p.(Val600Glu)\n',
    matches: { '': V600E },
  },
  {
    name: 'positions alone',
    content: 'Chr,Position,Ref,Alt,Genome Build\n7,140453136,A,T,hg19\n',
    matches: { '': V600E },
  },
  {
    name: 'atypical alterations of OncoKB',
    content: 'HUGO_SYMBOL\tSAMPLE_ID\tALTERATION\nOther Biomarkers\tA\tTMB-H\nEGFR\tB\tvIII\n',
    matches: { A: ['TMB High'], B: ['EGFR VIII'] },
  },
  {
    name: 'MAF without Hugo_Symbol',
    content: tsv(
      'Entrez_Gene_Id | Variant_Classification | HGVSp_Short | Tumor_Sample_Barcode',
      '673 | Missense_Mutation | p.V600E | S1',
    ),
    matches: { S1: V600E },
  },
  {
    name: 'MAF of OncoKB with version line',
    content: `#version 2.4\n${tsv('Hugo_Symbol | Tumor_Sample_Barcode | HGVSp_Short | Variant_Classification', 'BRAF | S1 | p.V600E | Missense_Mutation')}`,
    matches: { S1: V600E },
  },
  {
    name: 'MAF of Funcotator',
    content: tsv(
      'Hugo_Symbol | Entrez_Gene_Id | NCBI_Build | Chromosome | Start_Position | End_Position | Variant_Classification | Reference_Allele | Tumor_Seq_Allele1 | Tumor_Seq_Allele2 | Tumor_Sample_Barcode | Protein_Change',
      'BRAF | 673 | hg19 | chr7 | 140453136 | 140453136 | MISSENSE | A | A | T | S1 | p.V600E',
    ),
    matches: { S1: V600E },
  },
  {
    name: 'ANNOVAR multianno',
    content: tsv(
      ANNOVAR,
      'chr7 | 140453136 | 140453136 | A | T | exonic | BRAF | . | nonsynonymous SNV | BRAF:NM_004333:exon15:c.T1799A:p.V600E | rs113488022 | .',
      'chr7 | 55259515 | 55259515 | T | G | exonic | EGFR | . | nonsynonymous SNV | EGFR:NM_005228:exon21:c.T2573G:p.L858R,EGFR:NM_001346941:exon15:c.T1772G:p.L591R | . | .',
    ),
    matches: { '': [...V600E, 'EGFR L858R'] },
  },
  {
    name: 'ANNOVAR as CSV',
    content:
      'Chr,Start,End,Ref,Alt,Func.ensGene,Gene.ensGene,GeneDetail.ensGene,ExonicFunc.ensGene,AAChange.ensGene\nchr7,140453136,140453136,A,T,"exonic","BRAF",.,"nonsynonymous SNV","BRAF:ENST00000288602:exon15:c.T1799A:p.V600E"\n',
    matches: { '': V600E },
  },
  {
    name: 'CombinedVariantOutput of TSO 500',
    content: TSO,
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion', ...V600E, 'EGFR VIII', ...ERBB2, 'TMB High'] },
    notUnderstood: 1,
  },
  {
    name: 'CombinedVariantOutput without findings',
    content:
      '[Analysis Details]\nPair ID\tP1\n\n[Fusions]\nGene Pair\tBreakpoint 1\nNA\t\n\n[Small Variants]\nNA\t\n',
    matches: { '': [] },
  },
  {
    name: 'FoundationOne XML',
    content: `<?xml version="1.0" encoding="UTF-8"?>
<rr:ResultsReport xmlns:rr="http://integration.foundationmedicine.com/reporting"><rr:ResultsPayload>
<variant-report xmlns="http://foundationmedicine.com/compbio/variant-report-external" disease="Lung" disease-ontology="Lung adenocarcinoma" gender="female">
<samples><sample mean-exon-depth="905.1" name="SQ-1" nucleic-acid-type="DNA"/></samples>
<short-variants><short-variant cds-effect="1799T&gt;A" functional-effect="missense" gene="BRAF" percent-reads="28.1" position="chr7:140453136" protein-effect="V600E" status="known" strand="-" transcript="NM_004333"/></short-variants>
<copy-number-alterations><copy-number-alteration copy-number="44" equivocal="false" gene="ERBB2" type="amplification" status="known"/><copy-number-alteration copy-number="0" equivocal="false" gene="CDKN2A" type="loss" status="known"/><copy-number-alteration copy-number="7" equivocal="true" gene="MET" type="amplification" status="known"/></copy-number-alterations>
<rearrangements><rearrangement description="EML4(NM_019063)-ALK(NM_004304) fusion" equivocal="false" in-frame="Yes" other-gene="EML4" status="known" targeted-gene="ALK" type="fusion"/></rearrangements>
<biomarkers><microsatellite-instability status="MSS"/><tumor-mutation-burden score="12.61" status="high" unit="mutations-per-megabase"/></biomarkers>
</variant-report></rr:ResultsPayload></rr:ResultsReport>
`,
    // The order of partners that a report does not give is that of the record.
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion', ...V600E, ...CDKN2A, ...ERBB2, 'TMB High'] },
    // The index has no record of microsatellites.
    notUnderstood: 1,
  },
]
