import { squeezeSpace } from '#domain/text/names.ts'
import { type Result, failure, success } from '#domain/result.ts'
import { type ProfileExpression, type ProfileToken, rawName } from '#domain/profiles/profile-expression.ts'
import { readTokens } from '#domain/profiles/profile-tokens.ts'

/** A variant that a release says a profile contains. The name is its display name, null when nobody tells it. */
export type NamedVariant = { id: number; name: string | null }

export type RecoveredProfile = {
  expression: ProfileExpression
  /** Display name of the one variant that came without a name, as the profile's name spells it. */
  learned: { id: number; name: string } | null
}

// A name needs a handful of steps; only a hostile one comes near this.
const mostSteps = 20_000

/**
 * Recovers the logic of a profile from its display name and the variants that it contains, in any order: releases
 * write AND, OR, NOT and parentheses nowhere else. Names may hold spaces, parentheses and the words AND and OR
 * themselves, so every way of reading is tried, longest names first; two ways that mean different things are an
 * error. At most one variant may come without a name. Operators are upper case; names are matched in any case.
 */
export function parseDisplayName(
  text: string,
  candidates: readonly NamedVariant[],
): Result<RecoveredProfile> {
  const name = squeezeSpace(text)
  if (name === '') return failure('EMPTY_PROFILE', 'The profile has no name.')
  if (candidates.length === 0) return failure('EMPTY_PROFILE', `No variants are given for "${name}".`)
  const unnamed = candidates.filter((candidate) => !candidate.name)
  if (unnamed.length > 1) {
    return failure(
      'UNNAMED_VARIANTS',
      `The names of variants ${unnamed.map(({ id }) => id).join(', ')} are unknown, so "${name}" cannot be read; at most one name may be missing.`,
    )
  }
  const search = readEveryWay(name, candidates)
  if (search.gaveUp) return failure('TOO_COMPLEX', `"${name}" can be read in too many ways.`)

  const readings = new Map<string, RecoveredProfile>()
  let firstError: Result<ProfileExpression> | null = null
  for (const reading of search.readings) {
    const expression = readTokens(reading.tokens)
    if (!expression.ok) firstError ??= expression
    else readings.set(rawName(expression.value), { expression: expression.value, learned: reading.learned })
  }
  const [recovered, ...others] = readings.values()
  if (recovered && others.length === 0) return success(recovered)
  if (others.length > 0) {
    return failure(
      'AMBIGUOUS_NAME',
      `"${name}" has more than one meaning: ${[...readings.keys()].join('; ')}.`,
    )
  }
  if (firstError && !firstError.ok) return firstError
  const nameable = candidates
    .map(({ id, name }) => (name ? `"${squeezeSpace(name)}"` : `variant ${id}`))
    .join(', ')
  return failure(
    'NAME_MISMATCH',
    `"${name}" is not a combination of exactly ${nameable}; it stops making sense at "${name.slice(search.furthest)}".`,
  )
}

type Reading = { tokens: ProfileToken[]; learned: RecoveredProfile['learned'] }
type State = Reading & { at: number; unused: readonly NamedVariant[]; depth: number; wantsOperand: boolean }

function readEveryWay(text: string, candidates: readonly NamedVariant[]) {
  const byLength = candidates
    .map(({ id, name }) => ({ id, name: name ? squeezeSpace(name) : null }))
    .sort((left, right) => (right.name?.length ?? 0) - (left.name?.length ?? 0))
  const readings: Reading[] = []
  const pending: State[] = [
    { tokens: [], learned: null, at: 0, unused: byLength, depth: 0, wantsOperand: true },
  ]
  let furthest = 0
  let steps = 0
  for (let state = pending.pop(); state; state = pending.pop()) {
    if (++steps > mostSteps) return { readings, furthest, gaveUp: true }
    furthest = Math.max(furthest, state.at)
    if (state.at === text.length && state.unused.length === 0 && state.depth === 0 && !state.wantsOperand) {
      readings.push(state)
      continue
    }
    // The last pushed is read first, so the preferred way comes last.
    pending.push(...(state.wantsOperand ? operandsAt(text, state) : operatorsAt(text, state)).reverse())
  }
  return { readings, furthest, gaveUp: false }
}

function operandsAt(text: string, state: State): State[] {
  const ways: State[] = []
  for (const candidate of state.unused) {
    for (const end of candidate.name
      ? endOfName(text, state.at, candidate.name)
      : endOfUnknownName(text, state)) {
      ways.push({
        ...state,
        at: skipSpace(text, end),
        tokens: [...state.tokens, { kind: 'variant', variantId: candidate.id }],
        unused: state.unused.filter((other) => other !== candidate),
        learned: candidate.name ? state.learned : { id: candidate.id, name: text.slice(state.at, end) },
        wantsOperand: false,
      })
    }
  }
  if (text.startsWith('NOT ', state.at)) ways.push(withWord(text, state, 'NOT', state.depth, true))
  if (text.startsWith('(', state.at)) ways.push(withWord(text, state, '(', state.depth + 1, true))
  return ways
}

function operatorsAt(text: string, state: State): State[] {
  if (text.startsWith(')', state.at)) {
    return state.depth > 0 ? [withWord(text, state, ')', state.depth - 1, false)] : []
  }
  for (const operator of ['AND', 'OR'] as const) {
    if (/[\s(]/.test(text.charAt(state.at + operator.length)) && text.startsWith(operator, state.at)) {
      return [withWord(text, state, operator, state.depth, true)]
    }
  }
  return []
}

function withWord(
  text: string,
  state: State,
  word: 'AND' | 'OR' | 'NOT' | '(' | ')',
  depth: number,
  wantsOperand: boolean,
): State {
  const tokens: ProfileToken[] = [...state.tokens, { kind: 'text', text: word }]
  return { ...state, tokens, at: skipSpace(text, state.at + word.length), depth, wantsOperand }
}

function endOfName(text: string, at: number, name: string): number[] {
  const end = at + name.length
  if (text.slice(at, end).toLowerCase() !== name.toLowerCase()) return []
  return /^$|[\s)]/.test(text.charAt(end)) ? [end] : []
}

// The last operand takes all that is left but the parentheses still open; an earlier one ends at the next operator.
function endOfUnknownName(text: string, { at, unused, depth }: State): number[] {
  const rest = text.slice(at)
  if (rest === '' || /^(NOT |\()/.test(rest)) return []
  if (unused.length > 1) return [at + (/ (AND|OR) | \)/.exec(rest)?.index ?? rest.length)]
  const closing = ' )'.repeat(depth)
  return rest.endsWith(closing) ? [text.length - closing.length] : []
}

function skipSpace(text: string, at: number): number {
  return text.charAt(at) === ' ' ? at + 1 : at
}
