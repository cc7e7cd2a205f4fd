import { partnersIn } from '#domain/search/named-variant.ts'
import type { Claim } from '#domain/search/claim-words.ts'
import { isSmallWord } from '#domain/search/small-words.ts'
import type { SearchToken } from '#domain/search/search-text.ts'
import type { Reading } from '#server/storage/database.ts'
import { withAcceptedEvidence } from './accepted-evidence.ts'
import type { EvidenceTerms } from './evidence-offers.ts'
import { byMatchAndEvidence } from './hit.ts'
import type { UncountedHit } from './hit.ts'
import { termsWithMisspelled, termsWithWords } from './postings.ts'
import { takeSegments } from './segments.ts'
import type { Segment } from './segments.ts'
import { matchTerms } from './term-matches.ts'
import {
  phraseOf,
  variantsCalled,
  variantsOfFeatureNamed,
  variantsWithCodingChange,
  variantsWithWord,
} from './variants.ts'
import type { VariantMatch } from './variants.ts'

/** Meaning of a search, as far as its parts name something. */
export interface Understanding {
  hits: UncountedHit[]
  /** Empty unless all parts are understood. */
  terms: EvidenceTerms
  /** Parts of the search that no hit is found by. */
  unused: string[]
}

/** A word of a search and the token that it is part of; null in place of a change, which is no word of a term. */
type Place = { word: string | null; token: number }

const placesOf = (tokens: readonly SearchToken[]): Place[] =>
  tokens.flatMap(({ kind, words }, token): Place[] =>
    kind === 'PROTEIN_CHANGE' || kind === 'CODING_CHANGE'
      ? [{ word: null, token }]
      : words.map((word) => ({ word, token })),
  )

/** Genes among the terms of a stretch. */
const genesOf = ({ terms }: Segment) => terms.filter(({ kind }) => kind === 'FEATURE').slice(0, 3)

/** Stretches of free places beside a gene, the longest first: behind it, then before it. */
function stretchesBeside({ start, end }: Segment['span'], taken: readonly boolean[]): [number, number][] {
  let last = end
  while (last < taken.length && !taken[last]) last += 1
  let first = start
  while (first > 0 && !taken[first - 1]) first -= 1
  const behind = Array.from({ length: last - end }, (_, at): [number, number] => [end, last - at])
  const before = Array.from({ length: start - first }, (_, at): [number, number] => [first + at, start])
  return [...behind, ...before]
}

/** What the places from one up to another say: whole tokens as they are, and of `FLT3-ITD` behind FLT3 the word `itd`. */
function tokensBetween(
  tokens: readonly SearchToken[],
  places: readonly Place[],
  [from, to]: [number, number],
): SearchToken[] {
  const ofToken = Map.groupBy(places.slice(from, to), ({ token }) => token)
  return [...ofToken].flatMap(([at, within]) => {
    const token = tokens[at]
    const words = within.flatMap(({ word }) => (word === null ? [] : [word]))
    if (!token || words.length === 0 || words.length === token.words.length) return token ? [token] : []
    return [{ kind: 'WORD' as const, text: words.join(' '), words }]
  })
}

/** Variants of the genes of a stretch that the places beside it name. */
async function variantsBeside(
  db: Reading,
  gene: Segment,
  context: { tokens: readonly SearchToken[]; places: readonly Place[]; taken: boolean[] },
): Promise<VariantMatch[]> {
  for (const stretch of stretchesBeside(gene.span, context.taken)) {
    const beside = tokensBetween(context.tokens, context.places, stretch)
    const telling = beside.filter(({ words }) => !words.every(isSmallWord))
    // `V600E in BRAF` is V600E; in `loss of function` the small word is part of the name.
    for (const words of telling.length < beside.length ? [beside, telling] : [beside]) {
      if (words.every(({ kind }) => kind === 'CLAIM')) continue
      const found = await Promise.all(
        genesOf(gene).map((feature) => variantsOfFeatureNamed(db, feature, words)),
      )
      if (found.flat().length === 0) continue
      context.taken.fill(true, ...stretch)
      return found.flat()
    }
  }
  return []
}

/** Variants of any gene that changes name which no gene stands beside, for each change. */
async function variantsOfChanges(
  db: Reading,
  tokens: readonly SearchToken[],
  places: readonly Place[],
  taken: boolean[],
): Promise<VariantMatch[][]> {
  const free = places.flatMap(({ word, token }, at) => (word === null && !taken[at] ? [{ at, token }] : []))
  return Promise.all(
    free.map(async ({ at, token }) => {
      const change = tokens[token]
      const variants =
        change?.kind === 'CODING_CHANGE'
          ? await variantsWithCodingChange(db, change.text)
          : await variantsWithWord(db, change?.words[0] ?? '')
      if (variants.length > 0) taken[at] = true
      return variants
    }),
  )
}

/**
 * Fusions with a change of one partner, `BCR-ABL T315I`: the variants that both parts name together, and what the fusion
 * alone names.
 */
async function changedFusions(
  db: Reading,
  tokens: readonly SearchToken[],
  places: readonly Place[],
  taken: boolean[],
): Promise<VariantMatch[]> {
  const hits: VariantMatch[] = []
  for (const [at, token] of tokens.entries()) {
    const change = tokens[at + 1]
    const isFusion = token.kind === 'WORD' && partnersIn(token.text).length > 0
    if (!isFusion || (change?.kind !== 'PROTEIN_CHANGE' && change?.kind !== 'CODING_CHANGE')) continue
    const variants = await variantsCalled(db, phraseOf([token, change]), 'NAME')
    if (variants.length === 0) continue
    hits.push(...variants, ...(await variantsCalled(db, token.text, 'PART')))
    for (const [place, { token: own }] of places.entries())
      if (own === at || own === at + 1) taken[place] = true
  }
  return hits
}

/** Whether the terms of a stretch are surely meant: one word among others of a name says little. */
const isSure = ({ span, match }: Segment) =>
  (match !== 'WORDS' && match !== 'BEGINNING') || span.end - span.start > 1

/** The best term of each stretch, and the best variant with its gene: what the evidence is filtered by. */
async function evidenceTermsOf(
  db: Reading,
  tokens: readonly SearchToken[],
  segments: readonly Segment[],
  stretches: readonly VariantMatch[][],
): Promise<EvidenceTerms> {
  const best = async <Hit extends UncountedHit>(hits: readonly Hit[]) =>
    (await withAcceptedEvidence(db, hits)).sort(byMatchAndEvidence).at(0)
  const ofSegments = await Promise.all(segments.map(({ terms }) => best(terms)))
  const ofKind = (kind: UncountedHit['kind']) => ofSegments.find((hit) => hit?.kind === kind)
  const claims = tokens.filter((token) => token.kind === 'CLAIM')
  const claim: Claim = Object.assign({}, ...claims.map((token) => token.claim))
  const variants = stretches.flat()
  const variant = await best(variants)
  const featureOfVariant = variants.find(({ id }) => id === variant?.id)?.featureId
  const terms = {
    feature: ofKind('FEATURE'),
    disease: ofKind('DISEASE'),
    therapy: ofKind('THERAPY'),
  }
  const used = new Set(variant ? [terms.disease, terms.therapy] : Object.values(terms))
  const otherVariants = await Promise.all(
    stretches.filter((one) => !one.some(({ id }) => id === variant?.id)).map((one) => best(one)),
  )
  const others = segments.flatMap((segment, at) => {
    const hit = ofSegments[at]
    const hasVariant = segment.terms.some(({ kind, id }) => kind === 'FEATURE' && id === featureOfVariant)
    return !hit || hasVariant || used.has(hit) ? [] : [hit]
  })
  const overruled = claims.filter((token) =>
    Object.entries(token.claim).some(([name, value]) => claim[name as keyof Claim] !== value),
  )
  return {
    ...terms,
    variant,
    ...(claims.length > 0 && { claim }),
    leftOut: [
      ...new Set([
        ...otherVariants.flatMap((hit) => hit?.name ?? []),
        ...others.map(({ name }) => name),
        ...overruled.map(({ text }) => text),
      ]),
    ],
  }
}

/** Terms with the words, or for words that no term has or begins with, with words that are nearly the same. */
async function postingsOf(db: Reading, words: readonly (string | null)[]) {
  const present = words.filter((word) => word !== null)
  const postings = await termsWithWords(db, present)
  const unknown = present.filter((word) => !postings.has(word))
  return new Map([...postings, ...(await termsWithMisspelled(db, unknown))])
}

/** What the free places say: whole parts as they are, and of others the words. */
function unusedParts(
  tokens: readonly SearchToken[],
  places: readonly Place[],
  taken: readonly boolean[],
): string[] {
  const free = places.flatMap((place, at) => (taken[at] ? [] : [place]))
  return [...Map.groupBy(free, ({ token }) => token)].flatMap(([at, within]) => {
    const token = tokens[at]
    if (!token) return []
    const isWhole = within.length === places.filter((place) => place.token === at).length
    return isWhole ? [phraseOf([token])] : within.flatMap(({ word }) => word ?? [])
  })
}

/**
 * Understands a search of one or several parts: genes and other features, variants, diseases and therapies by name,
 * other name, beginning or with a typing error.
 */
export async function understand(db: Reading, tokens: readonly SearchToken[]): Promise<Understanding> {
  const places = placesOf(tokens)
  const words = places.map(({ word }) => word)
  const taken = places.map(() => false)
  const matches = await matchTerms(db, words, await postingsOf(db, words))
  const changed = await changedFusions(db, tokens, places, taken)
  const segments = takeSegments(matches, taken, ['NAME', 'OTHER_NAME'])
  const stretches = [changed]
  for (const segment of segments.filter((one) => genesOf(one).length > 0))
    stretches.push(await variantsBeside(db, segment, { tokens, places, taken }))
  stretches.push(...(await variantsOfChanges(db, tokens, places, taken)))
  for (const [at, { token }] of places.entries()) if (tokens[token]?.kind === 'CLAIM') taken[at] = true
  const small = places.map(({ word }) => word !== null && isSmallWord(word))
  const isSmall = small.includes(false) ? small : small.map(() => false)
  const telling = matches.filter(({ span }) => isSmall.slice(span.start, span.end).includes(false))
  segments.push(...takeSegments(telling, taken, ['BEGINNING_OF_NAME', 'WORDS', 'BEGINNING', 'SPELLING']))
  for (const [at, joins] of isSmall.entries()) if (joins) taken[at] = true

  // Beside words that mean nothing, only whole names are surely meant.
  const isComplete = !taken.includes(false)
  const [first] = segments
  const isBeyond = (at: number) => first === undefined || at < first.span.start || at >= first.span.end
  const isWhole = first !== undefined && places.every((_, at) => isSmall[at] || !isBeyond(at))
  const isMeant = ({ match }: Segment) => isComplete || match === 'NAME' || match === 'OTHER_NAME'
  const terms = isWhole
    ? matches.filter(({ span }) => span.start === first.span.start && span.end === first.span.end)
    : segments
        .filter(isMeant)
        .flatMap((segment) => segment.terms)
        .map((hit) => ({ ...hit, match: 'PART' as const }))
  const isUnderstood = isComplete && segments.every(isSure)
  for (const { span } of segments.filter((segment) => !isMeant(segment)))
    taken.fill(false, span.start, span.end)
  for (const [at, { token }] of places.entries())
    if (tokens[token]?.kind === 'CLAIM' && !isUnderstood) taken[at] = false
  return {
    hits: [...stretches.flat(), ...terms],
    terms: isUnderstood ? await evidenceTermsOf(db, tokens, segments, stretches) : {},
    unused: unusedParts(tokens, places, taken),
  }
}
