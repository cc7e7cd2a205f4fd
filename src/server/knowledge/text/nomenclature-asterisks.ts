import { attention } from 'micromark-core-commonmark'
import type { Construct, Extension, Tokenizer } from 'micromark-util-types'

const asterisk = '*'.charCodeAt(0)
const punctuation = /[\p{P}\p{S}]/u
/** Signs between the parts of a name, as in `p.*241L` and `*28/*28`. */
const joining = /[./:]/

/** A character before asterisks; micromark has null at the start, and negative codes for ends of lines and tabs. */
const characterOf = (code: number | null): string =>
  code === null || code < 0 ? ' ' : String.fromCodePoint(code)

/**
 * Asterisks mark emphasis as underscores do, never within a word: `HLA-C*08:02`, `fs*51` and `p.*241Lext*14` are names
 * that keep theirs.
 */
const tokenize: Tokenizer = function (effects, ok, nok) {
  const before = characterOf(this.previous)
  const { events } = this
  return attention.tokenize.call(
    this,
    effects,
    (code) => {
      const sequence = events.at(-1)?.[1]
      const { _open: opens, _close: closes } = sequence ?? {}
      const afterLetter = !punctuation.test(before)
      if (sequence && opens && (joining.test(before) || (closes && afterLetter)))
        Object.assign(sequence, { _open: false, _close: closes && !afterLetter })
      return ok(code)
    },
    nok,
  )
}

const construct: Construct = { ...attention, tokenize }

/** An extension of micromark that reads names with asterisks as they are written. */
export const nomenclatureAsterisks: Extension = {
  text: { [asterisk]: construct },
}
