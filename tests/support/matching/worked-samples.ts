/** An evidence item as the release's own table has it: id, profile, level, therapies, significance, disease. */
type Statement = readonly [
  id: number,
  profile: string,
  level: string,
  therapies: string,
  significance: string,
  disease: string,
]

interface WorkedSample {
  title: string
  alterations: string[]
  disease: string
  assayed?: Record<string, string[]>
  /** Accepted evidence by profile. */
  matched: Record<string, number>
  undecided: Record<string, number>
  statements: Statement[]
}

/** The samples of docs/matching.md, checked by hand against the files of the release of August 2024. */
export const workedSamples: WorkedSample[] = [
  {
    title: 'Lung adenocarcinoma, EGFR L858R and T790M',
    alterations: ['EGFR L858R', 'EGFR p.Thr790Met'],
    disease: 'DOID:3910',
    matched: {
      'EGFR L858R': 37,
      'EGFR L858R OR EGFR Exon 19 Deletion': 8,
      'EGFR T790M': 31,
      'EGFR Mutation': 15,
    },
    undecided: { 'EGFR Rare Mutation': 1, 'EGFR Gain-of-function': 1, 'EGFR Rare Exon 18-21 Mutation': 2 },
    statements: [
      [1592, 'EGFR T790M', 'A', 'Osimertinib', 'SENSITIVITYRESPONSE', 'Lung Non-small Cell Carcinoma'],
      [238, 'EGFR T790M', 'A', 'Erlotinib', 'RESISTANCE', 'Lung Non-small Cell Carcinoma'],
      [1391, 'EGFR T790M', 'B', 'Erlotinib, Gefitinib', 'RESISTANCE', 'Lung Adenocarcinoma'],
    ],
  },
  {
    title: 'Melanoma, BRAF V600E and MAP2K1 Q56P',
    alterations: ['BRAF V600E', 'MAP2K1 Q56P'],
    disease: 'DOID:1909',
    matched: {
      'BRAF V600E': 94,
      'BRAF V600': 23,
      'BRAF Mutation': 12,
      'BRAF V600 OR BRAF Fusion': 1,
      'BRAF V600E OR BRAF K601E': 1,
      'BRAF V600E OR NRAS Mutation OR HRAS Mutation OR KRAS Mutation OR NF1 Mutation': 1,
      'BRAF V600E OR NRAS Mutation OR HRAS Mutation OR KRAS Mutation OR NF1 Inactivating Mutation': 1,
      'MAP2K1 Q56P': 1,
    },
    undecided: {
      'BRAF Amplification AND ( BRAF V600E OR BRAF V600K )': 1,
      'BRAF Exon 15 Mutation': 2,
      'BRAF V600E AND BRAF Amplification': 1,
      'BRAF V600E AND BRAF V600M': 1,
      'BRAF V600E AND EZH2 Y646F': 1,
    },
    statements: [[13, 'MAP2K1 Q56P', 'D', 'Selumetinib', 'RESISTANCE', 'Melanoma']],
  },
  {
    title: 'Chronic myeloid leukaemia, BCR::ABL1 and ABL1 T315I',
    alterations: ['BCR-ABL1', 'ABL1 T315I'],
    disease: 'DOID:8552',
    assayed: { smallVariants: ['ABL1'] },
    matched: { 'ABL1 BCR::ABL1': 13, 'ABL1 BCR::ABL1 AND ABL1 T315I': 26 },
    undecided: { 'ABL1 TKD Mutation': 4, 'ABL1 P-Loop Mutation': 3, 'ABL1 Non-P-Loop Mutation': 2 },
    statements: [
      [260, 'ABL1 BCR::ABL1', 'A', 'Imatinib', 'SENSITIVITYRESPONSE', 'Chronic Myeloid Leukemia'],
      [234, 'ABL1 BCR::ABL1 AND ABL1 T315I', 'B', 'Imatinib', 'RESISTANCE', 'Chronic Myeloid Leukemia'],
      [
        639,
        'ABL1 BCR::ABL1 AND ABL1 T315I',
        'B',
        'Ponatinib',
        'SENSITIVITYRESPONSE',
        'Chronic Myeloid Leukemia',
      ],
    ],
  },
]
