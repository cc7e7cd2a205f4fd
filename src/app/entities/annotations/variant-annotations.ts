import { lookupTable } from '#domain/lookup-table.ts'
import type { VariantAnnotationsQuery } from '#app/graphql/generated/annotations.ts'

type GeneVariant = Extract<NonNullable<VariantAnnotationsQuery['variant']>, { __typename: 'GeneVariant' }>
type Info = NonNullable<GeneVariant['myVariantInfo']>

/** Prediction of the effect of a variant, in words and as its score. */
export interface Predictor {
  name: string
  prediction: string
  score: string
}

const damaging = lookupTable({ D: 'damaging', T: 'tolerated', N: 'neutral' })
/** Words for the letters of predictors. */
const words = lookupTable({
  SIFT: damaging,
  'PolyPhen-2': lookupTable({ D: 'probably damaging', P: 'possibly damaging', B: 'benign' }),
  PROVEAN: damaging,
  MutationTaster: lookupTable({
    A: 'disease causing, known',
    D: 'disease causing',
    N: 'polymorphism',
    P: 'polymorphism, known',
  }),
  MutationAssessor: lookupTable({ H: 'high', M: 'medium', L: 'low', N: 'neutral' }),
  'FATHMM-MKL': damaging,
  MetaSVM: damaging,
  MetaLR: damaging,
})

const wordOf = (predictor: string, letter: string): string => {
  const ofPredictor: Readonly<Record<string, string>> | undefined =
    predictor in words ? words[predictor as keyof typeof words] : undefined
  return ofPredictor?.[letter] ?? letter
}

const each = <Value>(value: Value | readonly Value[] | null | undefined): Value[] =>
  value === null || value === undefined ? [] : [...new Set(Array.isArray(value) ? value : [value])]

const scoreText = (scores: number[]): string => {
  if (scores.length === 0) return ''
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  return least === most ? String(least) : `${least} to ${most}`
}

/** The predictors that said something; of several transcripts each prediction once and the span of the scores. */
export function predictorsOf(info: Info): Predictor[] {
  const said: [
    string,
    string | readonly string[] | null | undefined,
    number | readonly number[] | null | undefined,
  ][] = [
    ['REVEL', null, info.revelScore],
    ['CADD (Phred)', null, info.caddPhred],
    ['SIFT', info.siftPrediction, info.siftScore],
    ['PolyPhen-2', info.polyphen2HdivPrediction, info.polyphen2HdivScore],
    ['PROVEAN', info.proveanPrediction, info.proveanScore],
    ['MutationTaster', info.mutationtasterPrediction, info.mutationtasterScore],
    ['MutationAssessor', info.mutationassessorPrediction, info.mutationassessorScore],
    ['FATHMM-MKL', info.fathmmMklPrediction, info.fathmmMklScore],
    ['MetaSVM', info.metasvmPrediction, info.metasvmScore],
    ['MetaLR', info.metalrPrediction, info.metalrScore],
  ]
  return said
    .map(([name, predictions, scores]) => ({
      name,
      prediction: each<string>(predictions)
        .map((letter) => wordOf(name, letter))
        .join(' or '),
      score: scoreText(each<number>(scores)),
    }))
    .filter(({ prediction, score }) => prediction !== '' || score !== '')
}

/** `5 of 251,100 alleles (0.002%); filters AC0`; null where a database has no frequency. */
export function frequencyText({
  count,
  number,
  frequency,
  filter,
}: {
  count?: number | null | undefined
  number?: number | null | undefined
  frequency?: number | null | undefined
  filter?: string | null | undefined
}): string | null {
  const share = frequency ?? (typeof count === 'number' && number ? count / number : null)
  if (share === null) return null
  const percent = `${Number((share * 100).toPrecision(2))}%`
  const alleles =
    typeof count === 'number' && typeof number === 'number'
      ? `${count.toLocaleString('en')} of ${number.toLocaleString('en')} alleles (${percent})`
      : percent
  return filter ? `${alleles}; failed filters: ${filter}` : alleles
}

/** Annotators of OpenCRAVAT that have something, by name. */
export function annotatorsOf(annotations: unknown): string[] {
  if (typeof annotations !== 'object' || annotations === null || Array.isArray(annotations)) return []
  return Object.entries(annotations)
    .filter(([name, said]) => name !== 'crx' && said !== null && typeof said === 'object')
    .map(([name]) => name)
    .sort()
}
