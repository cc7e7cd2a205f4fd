import { lookupTable } from '#domain/lookup-table.ts'
import { askBack, leftOut } from '../line-reading.ts'
import type { LineReading } from '../line-reading.ts'

/**
 * Fusions of recurrent translocations and inversions (WHO classification of haematolymphoid and soft tissue tumours), by
 * chromosomes. Where several are known, bands would tell, and the line is asked back.
 */
const FUSIONS: Readonly<Record<string, readonly string[]>> = lookupTable({
  'T(9;22)': ['BCR::ABL1', 'EWSR1::NR4A3'],
  'T(9;22)(Q34;Q11)': ['BCR::ABL1'],
  'T(8;21)': ['RUNX1::RUNX1T1'],
  'T(15;17)': ['PML::RARA'],
  'INV(16)': ['CBFB::MYH11'],
  'T(16;16)': ['CBFB::MYH11'],
  'T(12;21)': ['ETV6::RUNX1'],
  'T(1;19)': ['TCF3::PBX1'],
  'T(6;9)': ['DEK::NUP214'],
  'T(9;11)': ['KMT2A::MLLT3'],
  'T(4;11)': ['KMT2A::AFF1'],
  'T(11;19)': ['KMT2A::MLLT1', 'KMT2A::ELL', 'CRTC1::MAML2'],
  'T(2;5)': ['NPM1::ALK'],
  'T(11;14)': ['IGH::CCND1'],
  'T(14;18)': ['IGH::BCL2', 'IGH::MALT1'],
  'T(8;14)': ['IGH::MYC'],
  'T(4;14)': ['IGH::NSD2', 'IGH::FGFR3'],
  'T(11;22)': ['EWSR1::FLI1', 'EWSR1::WT1'],
  'T(21;22)': ['EWSR1::ERG'],
  'T(2;13)': ['PAX3::FOXO1'],
  'T(1;13)': ['PAX7::FOXO1'],
  'T(X;18)': ['SS18::SSX1', 'SS18::SSX2', 'SS18::SSX4'],
  'T(12;16)': ['FUS::DDIT3'],
  'T(17;22)': ['COL1A1::PDGFB'],
  'T(15;19)': ['BRD4::NUTM1'],
})
/** Fusions by the names that their genes had when they were found, and still have in reports. */
const FORMER_NAMES: Readonly<Record<string, string>> = lookupTable({
  'AML1-ETO': 'RUNX1::RUNX1T1',
  'TEL-AML1': 'ETV6::RUNX1',
  'E2A-PBX1': 'TCF3::PBX1',
  'MLL-AF4': 'KMT2A::AFF1',
  'MLL-AF9': 'KMT2A::MLLT3',
  'MLL-ENL': 'KMT2A::MLLT1',
  'MLL-ELL': 'KMT2A::ELL',
  'TLS-CHOP': 'FUS::DDIT3',
  'EWS-FLI1': 'EWSR1::FLI1',
  'EWS-ERG': 'EWSR1::ERG',
  'EWS-WT1': 'EWSR1::WT1',
  'SYT-SSX1': 'SS18::SSX1',
  'SYT-SSX2': 'SS18::SSX2',
  'PAX3-FKHR': 'PAX3::FOXO1',
  'PAX7-FKHR': 'PAX7::FOXO1',
  'RET-PTC1': 'CCDC6::RET',
  'RET-PTC3': 'NCOA4::RET',
})
const FORMER_NAME =
  /^([A-Z\d]+)(?:\/|--?|::)([A-Z\d]+)(?: (?:GENE )?(?:FUSION|REARRANGEMENT|TRANSLOCATION|TRANSCRIPT)S?)?$/
const RECURRENT = new Set([...Object.values(FUSIONS).flat(), ...Object.values(FORMER_NAMES)])
const PARTNERS = new Set([...RECURRENT].flatMap((fusion) => fusion.split('::')))

/** Checks whether two genes are joined in this order by a recurrent translocation. */
export const isRecurrentFusion = (fivePrime: string, threePrime: string): boolean =>
  RECURRENT.has(`${fivePrime}::${threePrime}`)

/** Checks whether a symbol is that of a gene of a recurrent translocation. */
export const isPartnerOfTranslocation = (symbol: string): boolean => PARTNERS.has(symbol)

const PHILADELPHIA = /^(?:PH|PH1|PHILADELPHIA)(?:[ -]CHROMOSOME)?$/
/** Gains and losses of chromosomes, of which knowledgebases of genes have no records. */
const CHROMOSOME =
  /^(?:(?:DEL|ADD|DUP|I|ISO|R|DER|IDIC)\((?:\d+|[XY])[PQ]?\).*|[+-] ?(?:\d{1,2}|[XY])(?:[/,;]\s*[+-] ?(?:\d{1,2}|[XY]))*|(?:MONOSOMY|TRISOMY|TETRASOMY) \d+.*|\d{1,2}[PQ](?:[\d.]+)?(?:\/?\d{1,2}[PQ])?[ -](?:CO-?DEL(?:ETION|ETED)?|DEL(?:ETION|ETED)?|LOSS|GAIN|LOH|AMP(?:LIFICATION)?)|(?:LOSS|DELETION|GAIN)(?: OF)? (?:CHROMOSOME )?(?:ARM )?\d+[PQ]?(?: \(\d+[PQ][+-]\))?|(?:CHROMOSOME )?\d{1,2}[PQ][+-]|(?:CHROMOSOME )(?:\d+|[XY])[PQ]? (?:LOSS|DELETION|GAIN|AMPLIFICATION)|[XY] (?:LOSS|DELETION|GAIN)|(?:COMPLEX|NORMAL) KARYOTYPE)$/
/** Genes whose copies the arms of chromosomes are tested for (WHO classification of tumours), by the arm. */
const LOST_GENES: Readonly<Record<string, readonly string[]>> = lookupTable({
  '1P': ['FUBP1'],
  '3P': ['VHL'],
  '5Q': ['RPS14'],
  '7Q': ['EZH2'],
  '9P': ['CDKN2A'],
  '10Q': ['PTEN'],
  '11Q': ['ATM'],
  '13Q': ['RB1'],
  '17P': ['TP53'],
  '18Q': ['SMAD4'],
  '19Q': ['CIC'],
  '22Q': ['NF2'],
})
const GAINED_GENES: Readonly<Record<string, readonly string[]>> = lookupTable({
  '1Q': ['MCL1'],
  '3Q': ['PIK3CA'],
  '7P': ['EGFR'],
  '8Q': ['MYC'],
  '12Q': ['MDM2'],
  '17Q': ['ERBB2'],
  '20Q': ['AURKA'],
})
const GAIN = /^(?:DUP|ADD|\+|TRISOMY|TETRASOMY|GAIN)|\b(?:GAIN|AMP(?:LIFICATION)?)$/

/** What may be written of the genes of a chromosome or of its arms; losses are of one copy. */
function genesOfChromosome(line: string): string[] {
  const isGain = GAIN.test(line)
  const bare = line.replaceAll(/[()]/g, ' ')
  const arms = [...bare.matchAll(/(\d{1,2})([PQ])/g)].map(([, chromosome = '', arm = '']) => chromosome + arm)
  const [, whole = ''] = arms.length === 0 ? (/(?:^|\D)(\d{1,2})\b/.exec(bare) ?? []) : []
  const all = whole ? [`${whole}P`, `${whole}Q`] : [...new Set(arms)]
  const state = isGain ? 'gain' : /^DEL|(?<!CO-?)DELETION/.test(line) ? 'deletion' : 'loss'
  return all.flatMap((arm) =>
    ((isGain ? GAINED_GENES : LOST_GENES)[arm] ?? []).map((gene) => `${gene} ${state}`),
  )
}

/** The fusion that a line names by chromosomes (`t(9;22)(q34;q11)`, `Ph+`); null for any other line, and for those asked back. */
export function fusionOfTranslocation(
  text: string,
): { fusion: string | null; question: LineReading | null } | null {
  const line = text
    .toUpperCase()
    .replace(/^CHR(?=[\dXY])/, 'CHROMOSOME ')
    .replaceAll(/\s*([();])\s*/g, '$1')
    .replace(/[.)]+$/, ')')
  if (PHILADELPHIA.test(line)) return { fusion: 'BCR::ABL1', question: null }
  const [, one, other] = FORMER_NAME.exec(line) ?? []
  const former = FORMER_NAMES[`${one}-${other}`]
  if (former) return { fusion: former, question: null }
  const [key = ''] = /^(?:T|INV)\([\dXY;]+\)/.exec(line) ?? []
  const bands = line.slice(key.length)
  if (!key || !/^(?:\([PQ\d.;]+\))*(?: TRANSLOCATION)?$/.test(bands)) {
    if (!CHROMOSOME.test(line)) return null
    const choices = line.split(/[/,;]\s*(?=[+-])/).flatMap(genesOfChromosome)
    return {
      fusion: null,
      question: askBack(
        `“${text}” is a change of a chromosome, which is not compared: write the genes concerned.`,
        choices.length > 0 ? choices : [leftOut(text)],
      ),
    }
  }
  const fusions =
    FUSIONS[`${key}${/^\(Q34(?:\.\d+)?;Q11(?:\.\d+)?\)/.test(bands) ? '(Q34;Q11)' : ''}`] ??
    FUSIONS[key] ??
    []
  const [fusion = null] = fusions
  if (fusions.length === 1) return { fusion, question: null }
  const reason =
    fusions.length > 0
      ? `“${text}” may be several fusions: write the intended one.`
      : `“${text}” does not name the genes of the fusion: write them (EML4::ALK).`
  return { fusion: null, question: askBack(reason, fusions) }
}
