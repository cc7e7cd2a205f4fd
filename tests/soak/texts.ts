import type { Choices } from './choices.ts'

/*
 * Texts and other parts of inputs that several actions share.
 */

const words = ['Alpha', 'beta', 'Gamma ray', 'delta', 'Épsilon', 'zeta', 'V600E', 'G12D', 'e1-e2']

export const word = ({ one }: Choices): string => one(words)

/** A name that few others have; now and then one that is taken, or differs in letter case only. */
export const name = (choices: Choices): string => {
  const text = `${word(choices)} ${choices.number(400)}`
  return choices.percent(20) ? text.toUpperCase() : text
}

/** Up to three names, which repeat. */
export const aliases = (choices: Choices): string[] => choices.some(words, 3)

const unset = { unset: true }

/** For a field that can be emptied: now and then empty. */
export const orUnset = <Value>({ percent }: Choices, value: Value): { unset: true } | { value: Value } =>
  percent(20) ? { unset: true } : { value }

export const optional = <Value>(value: Value | null) => (value === null ? unset : { value })

/** A reason; now and then it names people, roles and records. */
export const reason = (choices: Choices): string => {
  const { number, one } = choices
  const mention = one([
    '',
    '',
    '',
    `, @person${number(22)}`,
    ', $editors',
    ', $admins',
    `, #E${1_000_000 + number(40)}`,
  ])
  return `Because of reading ${number(1000)}${mention}`
}
