import { copyNumberAlteration } from './copy-number-result.ts'
import { findGene } from './gene-in-line.ts'
import { classesOf } from './gene-classes.ts'
import { askBack, withAliasDoubt } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { readWords } from './words-of-gene.ts'

/** Methods that a gene was tested by, which leave open what for: FISH finds fusions and copies, staining expression. */
const METHOD = /^(?:BY )?(?:(FISH|[CDS]?ISH)|(IHC|IMMUNOHISTOCHEMISTRY|STAINING|D5F3|VENTANA))$/
/** In situ hybridisation of HER2, which counts copies, beside an equivocal score. */
const HER2_IN_SITU =
  /^(?:(?:IHC )?(?:SCORE )?([0-3])\+?[\s/,;(+-]*)?(?:BY )?(?:FISH|[CDS]?ISH)(?: AMPLIFIED)?\)?$/

/**
 * Reads a gene with a result and nothing else (`IDH2 negative`, `ALK+`, `HER2 FISH positive`): the one class of alterations
 * that its records are about; several are asked back. Null for other lines.
 */
export function resultOfGene(text: string, isAbsent: boolean, lookup: NameLookup): LineReading | null {
  const several = resultOfGenes(text, isAbsent, lookup)
  if (several) return several
  const gene = findGene(text, lookup)
  const [symbol] = gene?.features ?? []
  if (!gene || !symbol || gene.features.length > 1) return null
  const words = gene.words.toUpperCase()
  const not = isAbsent ? 'no ' : ''
  const [isInSitu, score = '2'] = (symbol === 'ERBB2' && HER2_IN_SITU.exec(words)) || []
  // What staining and hybridisation say apart is asked back.
  if (isInSitu && score !== '2' && (score === '3') === isAbsent)
    return askBack(`“${text}” gives results that contradict one another: write each in a line of its own.`, [
      `HER2 IHC ${score}${score === '0' ? '' : '+'}`,
      `ERBB2 amplification${isAbsent ? ' not detected' : ''}`,
    ])
  const staining =
    score === '2'
      ? null
      : readWords({ name: symbol, features: [symbol], words: 'overexpression' }, symbol, lookup)
  if (isInSitu)
    return {
      ok: true,
      alterations: [
        copyNumberAlteration(symbol, ['AMPLIFICATION', 'AMPLIFICATION']),
        ...(staining?.ok ? staining.alterations : []),
      ],
      isAbsent,
      warnings: [
        `A ${isAbsent ? 'negative' : 'positive'} in situ hybridisation was read as ${not}amplification.`,
      ],
    }
  const [method, inSitu] = METHOD.exec(words) ?? []
  if (words !== '' && !method) return null
  // A deletion is no positive result of a test.
  const classes = classesOf(symbol, lookup).filter(
    (one) => one !== 'deletion' && (!method || (inSitu ? /fusion|ampl/ : /expression/).test(one)),
  )
  return withAliasDoubt(
    ofClasses(symbol, classes, isAbsent, method !== undefined, lookup),
    gene.name,
    symbol,
    lookup,
  )
}

/** `EGFR/ALK negative`: what was tested of each. */
function resultOfGenes(text: string, isAbsent: boolean, lookup: NameLookup): LineReading | null {
  const genes = text
    .toUpperCase()
    .split('/')
    .map((part) => lookup.genesNamed(part.trim()))
  if (genes.length < 2 || genes.some(({ length }) => length !== 1) || lookup.featuresNamed(text).length > 0)
    return null
  return askBack(
    `“${text}” does not say what was tested of each gene: write one alteration per line.`,
    genes.flat().flatMap((gene) =>
      classesOf(gene, lookup)
        .filter((one) => one !== 'deletion')
        .map((one) => `${gene} ${one}${isAbsent ? ' not detected' : ''}`),
    ),
  )
}

function ofClasses(
  gene: string,
  classes: readonly string[],
  isAbsent: boolean,
  hasMethod: boolean,
  lookup: NameLookup,
): LineReading {
  const [only = ''] = classes
  const reading =
    classes.length === 1 && !hasMethod
      ? readWords({ name: gene, features: [gene], words: only }, gene, lookup)
      : null
  const result = isAbsent ? 'negative' : 'positive'
  const behind = isAbsent ? ' not detected' : ''
  if (!reading?.ok)
    return askBack(
      `“${gene} ${result}” does not say what was tested: write the alteration.`,
      classes.map((word) => `${gene} ${word}${behind}`),
    )
  const because = `“${result}” was read as ${only}${behind}, the only kind of alteration of ${gene} in this knowledgebase.`
  return { ...reading, isAbsent, warnings: [...reading.warnings, because] }
}
