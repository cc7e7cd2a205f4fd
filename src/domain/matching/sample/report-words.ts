import { lookupTable } from '#domain/lookup-table.ts'
/** A rewriting of words behind a gene, in capitals, into those of names of variants. */
type Rule = readonly [pattern: RegExp, by: string]

/** Words of laboratories in other languages. */
const LANGUAGES: readonly Rule[] = [
  [
    /\b(?:AMPLIFIKATION|AMPLIFIZIERT|AMPLIFI[ÉE]E?|AMPLIFICACI[ÓO]N|AMPLIFICAD[OA]|AMPLIFICAZIONE|AMPLIFICAT[OA]|AMPLIFICATIE)(?!\p{L})/gu,
    'AMPLIFICATION',
  ],
  [
    /\b(?:WILDTYP|(?:TYPE )?SAUVAGE|TIPO SALVAJE|NO MUTAD[OA]|NON[- ]MUTÉE?|NON[- ]MUTAT[OA]|NICHT MUTIERT|NIET GEMUTEERD|UNMUTIERT)(?!\p{L})/gu,
    'WILD TYPE',
  ],
  [/\b(?:MUTIERT|MUTÉE?|MUTAD[OA]|MUTAT[OA]|MUTACI[ÓO]N|MUTAZIONE|GEMUTEERD|MUTATIE)(?!\p{L})/gu, 'MUTATION'],
  [
    /(?<!\p{L})(?:[ÜU]BEREXPRESSION|ÜBEREXPRIMIERT|SUREXPRESSION|SOBREEXPRESI[ÓO]N|SOVRAESPRESSIONE|IPERESPRESSIONE|OVEREXPRESSIE)(?!\p{L})/gu,
    'OVEREXPRESSION',
  ],
  [/(?<!\p{L})(?:DÉLÉTION|DÉLÉTÉE?|DELECI[ÓO]N|DELEZIONE|DELETIE|DELETIERT)(?!\p{L})/gu, 'DELETION'],
  [/\b(?:VERLUST|PERTE|P[ÉE]RDIDA|PERDITA|VERLIES)(?!\p{L})/gu, 'LOSS'],
  [
    /\b(?:FUSI[ÓO]N|FUSIONE|FUSIE|TRANSLOKATION|R[ÉE]ARRANGEMENT|REORDENAMIENTO|RIARRANGIAMENTO|REARRANGIERT|R[ÉE]ARRANG[ÉE]E?)(?!\p{L})/gu,
    'FUSION',
  ],
  [/\bINSERCI[ÓO]N(?!\p{L})|\bINSERZIONE\b|\bINSERTIE\b/gu, 'INSERTION'],
  [/\bPROMOTOR\b/g, 'PROMOTER'],
  [/\b(?:EX[ÓO]N|ESONE)\b/g, 'EXON'],
]

const MUTATION =
  '(?:(?:SUBSTITUTION|MISSENSE|POINT|ACTIVATING|HOTSPOT) )?(?:MUTATIONS?|MUTATED|MUTANT|MUT|VARIANTS?|ALTERATIONS?|CHANGES?|SNVS?|SUBSTITUTIONS?|SINGLE[ -]NUCLEOTIDE VARIANTS?)'
const SMALL = String.raw`\(?(?:[PC]\.\S+|[A-Z][A-Z]{0,2}\d+\S*?)(?: ?\([PC]\.[^)]+\)+)?\)?`
/** Changes of one gene in a row: `R132C, R132G AND R132H`. */
const SEVERAL = String.raw`[A-Z]\d+[A-Z*]?(?:(?:,? AND |,? OR |, ?|\/)[A-Z]\d+[A-Z*]?)+`

/** Terms of the Sequence Ontology and of MAF's Variant_Classification, as files write them. */
const TERMS: readonly Rule[] = [
  [/(?<=[A-Z])_(?=[A-Z])/g, ' '],
  [/\b(?:STOP GAINED|NONSENSE VARIANT)$/, 'NONSENSE MUTATION'],
  [/\bMISSENSE VARIANT$/, 'MISSENSE MUTATION'],
  [/^(?:FRAMESHIFT VARIANT|FRAME SHIFT (?:DEL|INS))$/, 'FRAMESHIFT'],
  [/^IN ?-?FRAME (?:DEL|DELETION)$/, 'IN-FRAME DELETION'],
  [/^IN ?-?FRAME (?:INS|INSERTION)$/, 'IN-FRAME INSERTION'],
  [/^SPLICE (?:(?:SITE|DONOR|ACCEPTOR)(?: (?:VARIANT|MUTATION))?|MUTATION)$/, 'SPLICE SITE MUTATION'],
  [
    /^(C\.\d+[+-]\d\S*)[ ,(]+SPLIC(?:E|ING)(?: (?:SITE|DONOR|ACCEPTOR|REGION))?(?: (?:VARIANT|MUTATION|ALTERATION))?\)?$/,
    '$1',
  ],
]

const FORMS: readonly Rule[] = [
  [/^[\s:;,=]+|[\s:;,.]+$/g, ''],
  [/^\(([^()]+(?:\([^()]*\))?[^()]*)\)$/, '$1'],
  [
    /^(?:GENE|TUMOU?R|DNA|SOMATIC|GERMLINE|ONCOGENIC|CLINICALLY SIGNIFICANT|(?:LIKELY )?PATHOGENIC|HOTSPOT) (?=MUTATION$|AMP|DEL|LOSS\b|FUSION|REARR|TRANSLOC|(?:P|C)\.|[A-Z]\d+[A-Z])/,
    '',
  ],
  [new RegExp(`^${MUTATION}(?: [PC]\\.)?[\\s:=,-]+(${SMALL}|${SEVERAL})$`), '$1'],
  [new RegExp(`^(${SEVERAL}) ${MUTATION}$`), '$1'],
  [
    /^(?:MISSENSE )?MUTATIONS? (?:(?:IN|WITHIN|OF) |BETWEEN (?=.* AND |.*-|.* TO ))(?:CODONS|RESIDUES|AMINO ACIDS) (\d+)(?: ?(?:-|TO) ?|(?<=BETWEEN .*) AND )(\d+)$/,
    '$1-$2 MUTATION',
  ],
  [
    new RegExp(
      `^(${SMALL}|CODONS? [\\d/]+|[A-Z]\\d+(?:/[A-Z]\\d*)*)[ -]?(?<![A-Z]X)(?:HOTSPOT )?${MUTATION}$`,
    ),
    '$1',
  ],
  [/^MUTATION(?:AL)? (?:STATUS|ANALYSIS|TEST(?:ING)?|SCREEN(?:ING)?)[\s:]*(?=\S)/, ''],
  [/^PROMOTER[:,] ?(?=\S)/, 'PROMOTER '],
  [/^EXON \d+[,:]? (?=C\.\S+ )/, ''],
  // Parts of genes.
  [/^(?:DELTA|[Δ∆]) ?-?(?:EXON|EX)?[ -]?(\d+)$/, 'EXON $1 LOSS'],
  [
    /^((?:IN-?FRAME )?(?:DELETION|DEL|INSERTION|INS|DUPLICATION|DUP)|INDEL|SKIPPING|LOSS|MISSENSE(?: MUTATION)?|MUTATIONS?|MUTATED|VARIANT) ?(?:IN |OF |WITHIN |AT )?\(?(?:EXONS?|EX)[. ]?(\d+(?:-\d+)?)\)?$/,
    'EXON $2 $1',
  ],
  [/^(?:EXONS?|EX)[. -]?(\d+(?: ?(?:-|TO) ?\d+)?)(?!\d| ?(?:-|TO) ?\d)[ -]?(\S.*)$/, 'EXON $1 $2'],
  [/^(?:EXONS?|EX)[. -]?(\d+)$/, 'EXON $1'],
  [/^(EXONS? \S+) \(([A-Z -]+)\)$/, '$1 $2'],
  [/^EXON (\d+) ?(?:-|TO) ?(\d+) /, 'EXONS $1-$2 '],
  [
    /^(EXONS? \S+) (?:DEL|DELETED|DELETIONS|IN-?FRAME (?:DELETION|DEL)|DELETION (?:MUTATION|VARIANT|ALTERATION)S?)$/,
    '$1 DELETION',
  ],
  [/^(EXONS? \S+) (?:LOST|IS LOST|ABSENT|ABSENCE)$/, '$1 LOSS'],
  [
    /^(EXONS? \S+) (?:INSERTIONS|IN-?FRAME (?:INSERTION|INS)|INSERTED|INSERTION (?:VARIANT|ALTERATION)S?)$/,
    '$1 INSERTION',
  ],
  [/^(EXONS? \S+) (?:SKIP|SK|SKIPS|SKIPPED|SKIPPING (?:VARIANT|EVENT|ALTERATION)S?)$/, '$1 SKIPPING'],
  [
    /^(EXONS? \S+) (?:IN-?FRAME )?(?:IN\/?DELS?|DEL\/?INS|DELETION[-/ ]INSERTION|INSERTION[-/ ]DELETION)(?: (?:MUTATION|VARIANT)S?)?$/,
    '$1 INDEL',
  ],
  [
    /^(EXONS? \S+) (?:MISSENSE|POINT|SUBSTITUTIONS?|SINGLE[ -]NUCLEOTIDE|SNVS?)(?: (?:MUTATION|VARIANT|ALTERATION|SUBSTITUTION)S?)?$/,
    '$1 SUBSTITUTION',
  ],
  [/^(EXONS? \S+) (?:MUTATED|MUTANT|(?:VARIANT|ALTERATION)S?)$/, '$1 MUTATION'],
  [/^(?:MUTATIONS?|MUTATED) (?:IN|OF|AT|WITHIN) (CODONS? \d+(?:(?:\/|,| AND | OR )\d+)*)$/, '$1'],
  [/^(EXONS? \S+ SPLIC(?:E|ING)(?:[- ]SITE)?) (?:ALTERATION|CHANGE|EVENT)S?$/, '$1 MUTATION'],
  [/^(EXON \d+ SKIPPING)[,:]? (C\.\S+)$/, '$1 ($2)'],
  [/^IS (?=WILD|MUTATED|AMPLIFIED|REARRANGED|FUSED)/, ''],
  [/^VARIANTS?$/, 'MUTATION'],
  [/^TRUNCATED$/, 'TRUNCATING MUTATION'],
  [/^(?:WT|W\.T\.?)\/WT$|^W\.T\.?$/, 'WILD TYPE'],
  // Older and shorter notations of changes.
  [
    /^(?:DEL(?:ETION)?|[Δ∆])[ -]?\(?([A-Z]?\d+)(?:[-_ /]|(?=[A-Z]))([A-Z]?\d+)\)? ?(INS ?[A-Z]+)?$/,
    '$1_$2DEL$3',
  ],
  [/^([A-Z]?\d{2,})-([A-Z]?\d{2,}) ?(DEL|INS|DUP)/, '$1_$2$3'],
  [/^((?:P\.)?[A-Z]\d+(?:_[A-Z]\d+)?) (DEL|INS|DUP|FS|DELINS)(?=[A-Z*\d]*$)/, '$1$2'],
  [/^((?:P\.)?[A-Z]?\d+(?:_[A-Z]?\d+)?)(?:DELETION|DELETED)$/, '$1DEL'],
  [/^((?:P\.)?[A-Z]?\d+(?:_[A-Z]?\d+)?)DUPLICATION$/, '$1DUP'],
  [/^C?(\d+(?:[+-]\d+)?[ACGT]>[ACGT])$/, 'C.$1'],
  [/^C\.1-(\d+[ACGT]>[ACGT])$/, 'C.-$1'],
  [/^(.+?)(?:,? (?:AND|PLUS|WITH))? IN (?:CIS|TRANS) WITH (.+)$/, '$1 AND $2'],
  // Copy number.
  [/^(?:X|×|CN|CNV|COPY) ?(\d+(?:[.,]\d+)?)$/, 'CN $1'],
  [
    /^(?:CN|CNV|CNA|COPY|COPY NUMBER|GENE COPY NUMBER)[ :-]+(?:GAINS?|GAINED|INCREASED?)$|^GAINED$|^(?:HIGH )?POLYSOMY$|^GAIN OF COPY(?: NUMBER)?$|^LOW[- ]?(?:LEVEL )?(?:AMPLIFICATION|AMPLIFIED|AMP)$/,
    'COPY NUMBER GAIN',
  ],
  [
    /^(?:CN|CNV|CNA|COPY|COPY NUMBER|GENE COPY NUMBER)[ :-]+(?:LOSS|LOST|DECREASED?)$|^(?:1|ONE|SINGLE)[- ]COPY (?:LOSS|DELETION)$|^(?:HEMIZYGOUS|MONOALLELIC|HET) (?:LOSS|DELETION|DEL)$|^HETLOSS$|^HETDEL$|^(?:LOSS|DELETION) OF (?:1|ONE|A) COPY$|^(?:LOSS|DELETION),? \(?(?:HETERO|HEMI)ZYGOUS\)?$/,
    'LOSS',
  ],
  [
    /^(?:HIGH(?:LY)?|STRONG(?:LY)?|FOCAL|HIGH[- ]?COPY|HIGH[- ]GRADE) (?:AMPLIFICATION|AMPLIFIED|AMP)$|^(?:CN|CNV|CNA|COPY NUMBER)[ :-]+(?:AMPLIFICATION|AMPLIFIED|AMP)$|^(?:AMPLIFICATION|AMPLIFIED|AMP)[ ,(-]+HIGH[- ]?(?:LEVEL|COPY|GRADE)\)?$|^AMPLIFICATIONS$|^AMPL\.?$/,
    'AMPLIFICATION',
  ],
  [
    /^(?:HD|HOM\.? ?DEL\.?|HOMO DEL|DELETION \(HOMOZYGOUS\)|LOSS \(HOMOZYGOUS\)|HOMOZYGOUSLY DELETED|HOMOZYGOUS(?: GENE)? DEL(?:ETED)?|(?:BI-?ALLELIC|DEEP|2[- ]COPY|TWO[- ]COPY|COMPLETE) (?:DEL|DELETED|DELETION|LOSS)|(?:LOSS|DELETION) OF (?:BOTH|2|TWO) COPIES|DELETION,? HOMOZYGOUS|LOSS,? HOMOZYGOUS)$/,
    'HOMOZYGOUS DELETION',
  ],
  [
    /^DELETIONS?$|^(?:CO-?)?DEL$|^CO-?DELET(?:ION|ED)$|^(?:CN|CNV|COPY NUMBER)[ :-]+(?:DELETION|DELETED|DEL)$/,
    'DELETION',
  ],
  // Fusions, expression, methylation.
  [
    /^(?:R|REARR\.?|GENE (?:REARRANGEMENT|FUSION)|REARRANGEMENTS?|(?:CHROMOSOMAL )?TRANSLOCATIONS?|TRANSLOCATED|FUSIONS|FUSION GENE|(?:GENE )?FUSION TRANSCRIPT|BREAK-?APART)$/,
    'FUSION',
  ],
  [
    /^(?:LOSS OF (?:NUCLEAR |PROTEIN |IHC )?(?:EXPRESSION|STAINING)|(?:PROTEIN|NUCLEAR) (?:EXPRESSION )?LOSS|(?:PROTEIN )?EXPRESSION (?:LOST|LOSS|ABSENT)|LOST EXPRESSION|LOSS (?:OF )?(?:NUCLEAR |PROTEIN )?(?:EXPRESSION|STAINING))$/,
    'LOSS OF EXPRESSION',
  ],
  [
    /^(?:PROTEIN )?(?:EXPRESSION )?(?:OVER-?EXPRESSED|OVER ?-?EXPRESSION|STRONG(?:LY)? EXPRESS(?:ION|ED)|HIGH(?:LY)? EXPRESS(?:ION|ED)|EXPRESSION HIGH|UPREGULAT(?:ED|ION))$/,
    'OVEREXPRESSION',
  ],
  [
    /^EXPRESSION (?:RETAINED|INTACT|PRESERVED|PRESENT|MAINTAINED)$|^(?:RETAINED|INTACT|PRESERVED) EXPRESSION$/,
    'EXPRESSION',
  ],
  [/^(PROMOTER )?METHYLATION(?: STATUS)?:? (?:PRESENT|YES)$|^METHYLATED (PROMOTER)$/, '$1$2 METHYLATION'],
  [/^(PROMOTER )?METHYLATION(?: STATUS)?:? (?:HYPER)?METHYLATED$/, '$1METHYLATION'],
  // Classes of changes.
  [/^FRAME ?SHIFT (?:DELETION|INSERTION|DEL|INS|DUPLICATION|INDEL)(?: (?:MUTATION|VARIANT))?$/, 'FRAMESHIFT'],
  [
    /^(?:WILD[- ]?TYPE|WT)(?: GENE| ALLELE| SEQUENCE| STATUS)?$|^(?:STATUS|GENE|GENOTYPE)[: ]+(?:WILD[- ]?TYPE|WT)$|^NON-?MUTATED$/,
    'WILD TYPE',
  ],
  [
    /^(?:STATUS|GENE STATUS|GENOTYPE)[: ]+(?:MUTATED|MUTANT|MUT)$|^(?:HAS |WITH )?(?:A |AN )?MUTATIONS?$|^(?:GENE|SOMATIC|GERMLINE|CODING) (?:MUTATIONS?|VARIANTS?|ALTERATIONS?)$/,
    'MUTATION',
  ],
  [/^(?:PROMOTER[: -]+(?:MUTATED|MUTANT|MUT)|PROM(?:OTER)?\.? MUT(?:ATION|ATED|ANT)?)$/, 'PROMOTER MUTATION'],
  [/^BZIP(?: DOMAIN)?(?: MUTATION)?$/, 'BZIP DOMAIN MUTATION'],
  [/^TKD(?: MUTATED| VARIANT)?$/, 'TKD MUTATION'],
  [
    /^(?:INTERNAL TANDEM DUPLICATIONS?|ITDS?|TANDEM DUPLICATION)(?: (?:MUTATIONS?|VARIANTS?|ALTERATIONS?))?$/,
    'ITD',
  ],
  [/^KDD$/, 'KINASE DOMAIN DUPLICATION'],
]

/** Names of alterations in the field that only one gene has, by the words of records or HGVS. */
const OF_GENES: Readonly<Record<string, readonly Rule[]>> = lookupTable({
  EGFR: [
    [
      /^(?:V3|V[. ]{0,2}III|(?:VARIANT|TYPE) ?(?:III|3)|EXONS? 2-7 (?:DELETION|LOSS)|2_7DEL|E(?:XON ?)?1-(?:E|EXON ?)?8)(?: (?:DELETION|MUTATION|VARIANT))?$/,
      'VIII',
    ],
    [/^(?:19|E19) DEL(?:ETION)?$|^DEL(?:ETION)? ?(?:EXON )?19$|^DEL19$/, 'EXON 19 DELETION'],
    [/^(?:DEL(?:ETION)? ?)?ELREA(?: ?DEL(?:ETION)?)?$/, 'E746_A750DEL'],
  ],
  AR: [[/^(?:SPLICE )?VARIANT ?(\d+)$/, 'V$1']],
  MET: [
    [
      /^EXON 14 (?:DELETION|LOSS|DELETION\/SKIPPING|DEL\/SKIPPING|SKIPPING)(?: MUTATION)?$|^D14$|^SKIPPING$|^DEL(?:ETION)? ?14$|^[Δ∆]14 ?EX(?:ON)?$|^(?:E|EXONS? ?)13(?:-|::| TO )(?:E|EXON ?)?15(?: (?:FUSION|JUNCTION|TRANSCRIPT))?$/,
      'EXON 14 SKIPPING',
    ],
  ],
  ERBB2: [[/^(?:INS(?:ERTION)?[ -]?)?YVMA(?: INSERTION| DUPLICATION| INS| DUP)?$/, 'Y772_A775DUP']],
  TERT: [
    // The promoter mutation by both of its names.
    [
      /^(?:PROMOTER )?(?=.*C\.-(?:124C>T.*C228T|124C>A.*C228A|146C>T.*C250T)|C228T.*-124C>T|C228A.*-124C>A|C250T.*-146C>T).*(C\.-1[24][46]C>[AT]).*$/,
      '$1',
    ],
  ],
  FLT3: [[/^TANDEM DUPLICATION$/, 'ITD']],
  KMT2A: [[/^PARTIAL TANDEM DUPLICATION$/, 'PTD']],
  NPM1: [
    [/^(?:MUTATION )?TYPE[- ]?A(?: MUTATION)?$/, 'W288CFS*12 (C.860_863DUP)'],
    [/^(?:MUTATION )?TYPE[- ]?[BD](?: MUTATION)?$/, 'W288CFS*12'],
  ],
  CALR: [
    [
      /^(?:MUTATION )?TYPE[- ]?(?:1|I)(?: MUTATION)?$|^(?:52[- ]?BP|DEL52|C\.1092_1143DEL(?:52)?)(?: DELETION)?$/,
      'L367FS*46',
    ],
    [/^(?:MUTATION )?TYPE[- ]?(?:2|II)(?: MUTATION)?$|^(?:5[- ]?BP|INS5)(?: INSERTION)?$/, 'K385FS*47'],
  ],
})

/** Classes of changes that cannot be told from a change; a record in such words alone matches. */
export const UNTELLABLE_CLASS =
  /^(?:(?:ACTIVATING|SENSITI[SZ]ING|COMMON|UNCOMMON|ATYPICAL|CLASSICAL|RARE|RESISTANCE|DRIVER|COMPOUND|WHIM(?:-LIKE)?|BIALLELIC|DOUBLE|CLASS (?:I{1,3}|[1-3])) (?:MUTATIONS?|VARIANTS?|ALTERATIONS?|MUTATED|MUTANT)|CLASS (?:I{1,3}|[1-3])|WHIM|BIALLELIC)$/

/** A change of one residue, which nothing is written otherwise of. */
const ONE_CHANGE = /^[A-WYZ]\d+[A-Z*]$/

function rewrite(from: string, [pattern, by]: Rule): string {
  const to = from.replace(pattern, by)
  return to === from ? from : to.replace(/\s+/g, ' ').trim()
}

/** `EXONS 2, 3 AND 4 …`: exons one after another are a range of them. */
function withExonRange(words: string): string {
  const [, listed = '', behind = ''] =
    /^(?:EXONS?|EX)[ .]?(\d+(?:(?:,? AND |,? OR |, ?|\/| & )\d+)+)(?: (\S.*))?$/.exec(words) ?? []
  const numbers = listed.split(/\D+/).map(Number)
  const [first] = numbers
  return first !== undefined && listed && numbers.every((one, at) => one === first + at)
    ? `EXONS ${first}-${numbers.at(-1)} ${behind}`.trim()
    : words
}

/** Words behind a gene in the words of the names of variants. */
export function wordsOfRecords(gene: string, written: string): string {
  if (ONE_CHANGE.test(written)) return written
  const words = withExonRange(written)
  const general = [...LANGUAGES, ...TERMS, ...FORMS].reduce(rewrite, words.replace(/\s+/g, ' ').trim())
  return (OF_GENES[gene] ?? []).reduce(rewrite, general)
}
