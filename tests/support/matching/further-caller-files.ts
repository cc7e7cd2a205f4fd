import type { CallerFile } from './caller-files.ts'

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`

/** Files of further programs and laboratories in several languages, as their documentation shows them. */
export const furtherFiles: readonly CallerFile[] = [
  {
    name: 'FusionInspector',
    content: lines(
      '#FusionName\tJunctionReadCount\tSpanningFragCount\test_J\test_S\tLeftGene\tLeftLocalBreakpoint\tLeftBreakpoint\tRightGene\tRightLocalBreakpoint\tRightBreakpoint\tSpliceType\tLargeAnchorSupport\tNumCounterFusionLeft\tFFPM',
      'EML4--ALK\t10\t5\t10\t5\tEML4^ENSG00000143924.19\t1200\tchr2:42522656:+\tALK^ENSG00000171094.18\t9000\tchr2:29446394:-\tONLY_REF_SPLICE\tYES\t10\t0.3',
    ),
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion'] },
  },
  {
    name: 'STAR-Fusion coding effect',
    content: lines(
      '#FusionName\tJunctionReadCount\tSpanningFragCount\test_J\test_S\tSpliceType\tLeftGene\tLeftBreakpoint\tRightGene\tRightBreakpoint\tLargeAnchorSupport\tFFPM\tLeftBreakDinuc\tLeftBreakEntropy\tRightBreakDinuc\tRightBreakEntropy\tannots\tCDS_LEFT_ID\tCDS_LEFT_RANGE\tCDS_RIGHT_ID\tCDS_RIGHT_RANGE\tPROT_FUSION_TYPE',
      'EML4--ALK\t10\t5\t10\t5\tONLY_REF_SPLICE\tEML4^ENSG00000143924.19\tchr2:42522656:+\tALK^ENSG00000171094.18\tchr2:29446394:-\tYES_LDAS\t0.3\tGT\t1.9\tAG\t1.8\t["CCLE"]\tENST1\t1-100\tENST2\t3-99\tINFRAME',
    ),
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion'] },
  },
  {
    name: 'Manta',
    content: lines(
      '##fileformat=VCFv4.1',
      '##source=GenerateSVCandidates 1.6.0',
      '##INFO=<ID=SVTYPE,Number=1,Type=String,Description="t">',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tNORMAL\tTUMOR',
      '2\t29446394\tMantaBND:1:0\tT\t[chr2:42522656[T\t.\tPASS\tSVTYPE=BND;MATEID=x;SOMATIC;SOMATICSCORE=50\tPR:SR\t20,0:30,0\t20,5:30,8',
      '9\t21970000\tMantaDEL:2\tT\t<DEL>\t.\tPASS\tEND=21990000;SVTYPE=DEL;SVLEN=-20000\tPR:SR\t20,0:30,0\t20,5:30,8',
    ),
    matches: { TUMOR: [] },
    notUnderstood: 2,
  },
  {
    name: 'Manta annotated SnpEff',
    content: lines(
      '##fileformat=VCFv4.1',
      '##INFO=<ID=ANN,Number=.,Type=String,Description="Functional annotations: \'Allele | Annotation | Annotation_Impact | Gene_Name | Gene_ID | Feature_Type | Feature_ID | Transcript_BioType | Rank | HGVS.c | HGVS.p | cDNA.pos / cDNA.length | CDS.pos / CDS.length | AA.pos / AA.length | Distance | ERRORS / WARNINGS / INFO\' ">',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tTUMOR',
      '2\t29446394\tMantaBND:1:0\tT\t[chr2:42522656[T\t.\tPASS\tSVTYPE=BND;ANN=[chr2:42522656[T|gene_fusion|HIGH|EML4&ALK|ENSG1&ENSG2|gene_variant|ENSG1|||||||||\tPR:SR\t20,5:30,8',
    ),
    matches: { TUMOR: [] },
    notUnderstood: 1,
  },
  {
    name: 'Delly',
    content: lines(
      '##fileformat=VCFv4.2',
      '##ALT=<ID=INV,Description="Inversion">',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tT1',
      '2\t29446394\tINV00000001\tC\t<INV>\t300\tPASS\tPRECISE;SVTYPE=INV;SVMETHOD=EMBL.DELLYv1.1.6;END=42522656;PE=5;CT=3to3\tGT:GL:GQ:FT:RCL:RC:RCR:RDCN:DR:DV:RR:RV\t0/1:-20,0,-90:10000:PASS:1:2:3:2:30:5:30:9',
    ),
    matches: { T1: [] },
    notUnderstood: 1,
  },
  {
    name: 'Strelka',
    content: lines(
      '##fileformat=VCFv4.2',
      '##contig=<ID=7,length=159138663>',
      '##source=strelka',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tNORMAL\tTUMOR',
      '7\t140453136\t.\tA\tT\t.\tPASS\tSOMATIC;QSS=100;NT=ref;SGT=AA->AT\tDP:FDP:SDP:SUBDP:AU:CU:GU:TU\t80:0:0:0:80,80:0,0:0,0:0,0\t90:0:0:0:60,60:0,0:0,0:30,30',
    ),
    matches: { TUMOR: ['BRAF V600E'] },
  },
  {
    name: 'Mutect2',
    content: lines(
      '##fileformat=VCFv4.2',
      '##contig=<ID=7,length=159138663>',
      '##normal_sample=N1',
      '##tumor_sample=T1',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tN1\tT1',
      '7\t140453136\t.\tA\tT\t.\tPASS\tDP=200;TLOD=50\tGT:AD:AF:DP\t0/0:80,0:0.01:80\t0/1:60,30:0.33:90',
    ),
    matches: { T1: ['BRAF V600E'] },
  },
  {
    name: 'Mutect2 filtered',
    content: lines(
      '##fileformat=VCFv4.2',
      '##contig=<ID=7,length=159138663>',
      '##tumor_sample=T1',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tT1',
      '7\t140453136\t.\tA\tT\t.\tweak_evidence;strand_bias\tDP=200;TLOD=5\tGT:AD:AF:DP\t0/1:60,30:0.33:90',
    ),
    matches: { T1: [] },
    filtered: 1,
  },
  {
    name: 'DRAGEN',
    content: lines(
      '##fileformat=VCFv4.2',
      '##contig=<ID=7,length=159138663>',
      '##DRAGENVersion=<ID=dragen,Version="SW: 07.021">',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS1',
      '7\t140453136\t.\tA\tT\t.\tPASS\tDP=200;SOMATIC\tGT:SQ:AD:AF:F1R2:F2R1:DP\t0/1:20:60,30:0.333:1,2:1,2:90',
    ),
    matches: { S1: ['BRAF V600E'] },
  },
  {
    name: 'CIViCpy',
    content: lines(
      '##fileformat=VCFv4.2',
      '##contig=<ID=7,length=159138663>',
      '##INFO=<ID=CIVIC,Number=.,Type=String,Description="CIViC. Format: Allele|CIViC Entity Symbol|CIViC Variant Name">',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tTUMOR',
      '7\t140453136\t.\tA\tT\t.\tPASS\tCIVIC=T|BRAF|V600E\tGT\t0/1',
    ),
    matches: { TUMOR: ['BRAF V600E'] },
  },
  {
    name: 'Ion Reporter',
    content: lines(
      '##fileDate=20240101',
      '##reference=hg19',
      '# locus\ttype\tref\tlength\tgenotype\tfilter\tpvalue\tcoverage\tallele_coverage\t% frequency\tgene\ttranscript\tlocation\tfunction\tcodon\texon\tprotein\tcoding',
      'chr7:140453136\tSNV\tA\t1\tA/T\tPASS\t0.00001\t1900\tA=1000, T=900\t47.4\tBRAF\tNM_004333.4\texonic\tmissense\tGAG\t15\tp.Val600Glu\tc.1799T>A',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'Oncomine tsv',
    content: lines(
      'rowtype\tcall\tLocus\tGenes\tType\tVariant ID\tOncomine Variant Class\tAmino Acid Change\tAllele Frequency\tFUNC1.gene',
      'snp\tPOS\tchr7:140453136\tBRAF\tSNV\tCOSM476\tHotspot\tp.Val600Glu\t0.3\tBRAF',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'Oncotator',
    content: lines(
      '#version 2.4',
      '## Oncotator v1.9.9.0\tFlat File Reference hg19',
      'Hugo_Symbol\tEntrez_Gene_Id\tCenter\tNCBI_Build\tChromosome\tStart_position\tEnd_position\tStrand\tVariant_Classification\tVariant_Type\tReference_Allele\tTumor_Seq_Allele1\tTumor_Seq_Allele2\tTumor_Sample_Barcode\tProtein_Change',
      'BRAF\t673\tx\t37\t7\t140453136\t140453136\t+\tMissense_Mutation\tSNP\tA\tA\tT\tS1\tp.V600E',
    ),
    matches: { S1: ['BRAF V600E'] },
  },
  {
    name: 'Funcotator MAF',
    content: lines(
      '#version 2.4',
      '##',
      '## fileformat=VCFv4.2',
      '## FORMAT=<ID=AD,Number=R,Type=Integer,Description="x">',
      '##',
      '## Funcotator 4.1.8.1\tDate 2024',
      'Hugo_Symbol\tEntrez_Gene_Id\tCenter\tNCBI_Build\tChromosome\tStart_Position\tEnd_Position\tStrand\tVariant_Classification\tVariant_Type\tReference_Allele\tTumor_Seq_Allele1\tTumor_Seq_Allele2\tTumor_Sample_Barcode\tProtein_Change',
      'BRAF\t673\tx\thg19\tchr7\t140453136\t140453136\t+\tMISSENSE\tSNP\tA\tA\tT\tS1\tp.V600E',
    ),
    matches: { S1: ['BRAF V600E'] },
  },
  {
    name: 'SnpSift',
    content: lines(
      'CHROM\tPOS\tREF\tALT\tANN[*].EFFECT\tANN[*].GENE\tANN[*].FEATUREID\tANN[*].HGVS_C\tANN[*].HGVS_P',
      '7\t140453136\tA\tT\tmissense_variant\tBRAF\tENST00000288602.6\tc.1799T>A\tp.Val600Glu',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'PCGR tiers',
    content: lines(
      'GENOMIC_CHANGE\tGENOME_VERSION\tVCF_SAMPLE_ID\tVARIANT_CLASS\tSYMBOL\tGENE_NAME\tENTREZ_ID\tONCOSCORE\tCONSEQUENCE\tPROTEIN_CHANGE\tPROTEIN_DOMAIN\tCODING_STATUS\tEXONIC_STATUS\tCDS_CHANGE\tTIER\tTIER_DESCRIPTION\tDP_TUMOR\tAF_TUMOR',
      'g.chr7:140453136:A>T\tGRCh37\tS1\tSNV\tBRAF\tB-Raf\t673\t0.9\tmissense_variant\tp.Val600Glu\tPF\tcoding\texonic\tENST00000288602.6:c.1799T>A\tTIER 1\tVariants of strong clinical significance\t90\t0.3',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'PCGR v2',
    content: lines(
      'SAMPLE_ID\tGENOMIC_CHANGE\tGENOME_VERSION\tVARIANT_CLASS\tSYMBOL\tENTREZGENE\tCONSEQUENCE\tPROTEIN_CHANGE\tHGVSp\tHGVSc\tACTIONABILITY_TIER\tONCOGENICITY',
      'S1\t7:g.140453136A>T\tgrch37\tSNV\tBRAF\t673\tmissense_variant\tp.Val600Glu\tp.Val600Glu\tENST00000288602.6:c.1799T>A\t1\tOncogenic',
    ),
    matches: { S1: ['BRAF V600E'] },
  },
  {
    name: 'Guardant',
    content: lines(
      'Gene,Alteration,% cfDNA or Amplification',
      'BRAF,V600E,0.3%',
      'ERBB2,Amplification,High (+++)',
    ),
    matches: { '': ['BRAF V600E', 'ERBB2 Amplification'] },
  },
  {
    name: 'Tempus',
    content: lines(
      'gene,display,mutation_effect,variant_allele_fraction,nucleotide_change',
      'BRAF,BRAF,p.V600E,33.1%,c.1799T>A',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'Archer',
    content: lines(
      'Symbol\tHGVSc\tHGVSp\tAF\tConsequence\tClassification',
      'BRAF\tNM_004333.4:c.1799T>A\tNP_004324.2:p.Val600Glu\t0.33\tmissense_variant\tPathogenic',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'footer',
    content: lines('Gene;Variante;VAF', 'BRAF;V600E;34,5 %', '', 'Gesamt: 1 Variante'),
    matches: { '': ['BRAF V600E'] },
    notUnderstood: 1,
  },
  {
    name: 'title lines',
    content: lines('Patient report', '', 'Gene,Variant,VAF', 'BRAF,V600E,0.3'),
    matches: { '': ['BRAF V600E'] },
    notUnderstood: 1,
  },
  {
    name: 'quoted',
    content: lines('"Gene";"Protein change";"VAF (%)"', '"BRAF";"p.(Val600Glu)";"34,5"'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'comma in quotes',
    content: lines('Gene,Variant,Comment', 'BRAF,V600E,"detected, confirmed"'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'German',
    content: lines('Gen\tAminosäureaustausch\tAllelfrequenz', 'BRAF\tp.Val600Glu\t34,5%'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'German 2',
    content: lines('Gen;Mutation;Ergebnis', 'BRAF;V600E;nachgewiesen', 'EGFR;L858R;nicht nachgewiesen'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'French',
    content: lines('Gène;Mutation;Fréquence allélique', 'BRAF;V600E;34,5'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'Spanish',
    content: lines('Gen;Variante;Resultado', 'BRAF;V600E;detectado', 'EGFR;L858R;no detectado'),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'cBioPortal mutation download',
    content: lines(
      'Study ID\tSample ID\tCancer Type\tGene\tProtein Change\tAnnotation\tMutation Type\tCopy #\tAllele Freq (T)',
      'x\tS1\tMelanoma\tBRAF\tV600E\tOncoKB\tMissense_Mutation\tDiploid\t0.3',
    ),
    matches: { S1: ['BRAF V600E'] },
  },
  {
    name: 'COSMIC export',
    content: lines(
      'GENE_SYMBOL\tCOSMIC_SAMPLE_ID\tMUTATION_CDS\tMUTATION_AA\tHGVSG',
      'BRAF\tS1\tc.1799T>A\tp.V600E\t7:g.140453136A>T',
    ),
    matches: { '': ['BRAF V600E'] },
  },
  {
    name: 'nf-core fusionreport',
    content: lines(
      'Fusion,Databases,Score,Explained score,arriba,starfusion',
      'EML4--ALK,mitelman,0.8,x,yes,yes',
    ),
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion'] },
  },
  {
    name: 'FusionCatcher old',
    content: lines(
      'Gene_1_symbol(5end_fusion_partner)\tGene_2_symbol(3end_fusion_partner)\tFusion_description',
      'EML4\tALK\tknown',
    ),
    matches: { '': ['ALK EML4::ALK', 'ALK Fusion'] },
  },
  {
    name: 'facets gene',
    content: lines(
      'sample\tgene\tchrom\tgene_start\tgene_end\tseg\tmedian_cnlr_seg\ttcn\tlcn\tcf\tcn_state\tfilter',
      'S1\tERBB2\t17\t1\t2\t3\t1.2\t12\t1\t0.6\tAMP\tPASS',
    ),
    matches: { S1: ['ERBB2 Amplification'] },
  },
  {
    name: 'Foundation variants csv',
    content: lines(
      'sample,gene,variant_type,alteration,functional_effect,allele_fraction',
      'S1,BRAF,short-variant,V600E,missense,0.3',
      'S1,ERBB2,copy-number-alteration,amplification,,',
    ),
    matches: { S1: ['BRAF V600E', 'ERBB2 Amplification'] },
  },
]
