import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { Row } from '../release/rows.ts'
import { isoTime } from '../release/dates.ts'
import { wholeNumber } from './whole-numbers.ts'

/** A row that cannot become a record; the message says why, for the list of skipped rows. */
export class UnreadableRow extends Error {}

/** Longer names fit no index. */
export const LONGEST_NAME = 500

const sentinels = new Set(['n/a', 'na', 'none found', 'none', 'null', '-'])

/** The cell; null when it is empty or says N/A. */
export function optionalText(row: Row, column: string): string | null {
  const text = row.text(column)
  return text === '' || sentinels.has(text.toLowerCase()) ? null : text
}

/** As {@link optionalText}, for a name, a code or an identifier. */
export function optionalName(row: Row, column: string): string | null {
  const text = optionalText(row, column)
  if (text !== null && text.length > LONGEST_NAME) throw tooLong(column, text)
  return text
}

/** @throws UnreadableRow when the cell is empty */
export function requiredName(row: Row, column: string): string {
  const text = row.text(column)
  if (text === '') throw new UnreadableRow(`${column} is empty`)
  if (text.length > LONGEST_NAME) throw tooLong(column, text)
  return text
}

function tooLong(column: string, text: string): UnreadableRow {
  return new UnreadableRow(`${column} has ${text.length} characters; ${LONGEST_NAME} are allowed`)
}

/** A whole number; null when the cell is empty or N/A. */
export function optionalInteger(row: Row, column: string): number | null {
  const text = optionalText(row, column)
  if (text === null) return null
  const number = Number(wholeNumber(text) ?? Number.NaN)
  if (!Number.isInteger(number) || Math.abs(number) > LARGEST_INTEGER) {
    throw new UnreadableRow(`${column} "${shorten(text)}" is not a whole number`)
  }
  return number
}

/** A record's id: a positive whole number. */
export function optionalId(row: Row, column: string): number | null {
  const id = optionalInteger(row, column)
  if (id !== null && id < 1)
    throw new UnreadableRow(`${column} ${id} is not an id; ids are positive whole numbers`)
  return id
}

/** @throws UnreadableRow when the cell is empty or no id */
export function requiredId(row: Row, column: string): number {
  const id = optionalId(row, column)
  if (id === null) throw new UnreadableRow(`${column} is empty`)
  return id
}

/** The ids of a list cell; what is no id is left out. */
export function idList(row: Row, column: string): number[] {
  const ids = row
    .text(column)
    .split(/[,;\s]+/)
    .map((part) => wholeNumber(part) ?? '')
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number)
  return [...new Set(ids)].filter((id) => id > 0)
}

/** True, false, or null when the cell is blank. */
export function optionalBoolean(row: Row, column: string): boolean | null {
  const text = row.text(column).toLowerCase()
  if (text === 'true' || text === 't' || text === 'yes') return true
  return text === 'false' || text === 'f' || text === 'no' ? false : null
}

/** A time as ISO 8601 in UTC with milliseconds; null when the cell is empty or no time. */
export function optionalTime(row: Row, column: string): string | null {
  return isoTime(row.text(column))
}

/** A value of a vocabulary by any of its spellings; null when the cell is empty or N/A and the vocabulary has no such value. */
export function optionalValue<Value extends string>(
  row: Row,
  column: string,
  vocabulary: Vocabulary<Value>,
): Value | null {
  const text = row.text(column)
  if (text === '') return null
  const value = vocabulary.parseLabel(text)
  if (value !== null) return value
  if (sentinels.has(text.toLowerCase())) return null
  throw new UnreadableRow(
    `${column} "${shorten(text)}" is unknown; known are ${vocabulary.labels().join(', ')}`,
  )
}

/** @throws UnreadableRow when the cell is empty or no value of the vocabulary */
export function requiredValue<Value extends string>(
  row: Row,
  column: string,
  vocabulary: Vocabulary<Value>,
): Value {
  const value = optionalValue(row, column, vocabulary)
  if (value === null) throw new UnreadableRow(`${column} is empty`)
  return value
}

/** The names of a list cell that no name of which holds a comma, in order and once each. */
export function plainList(row: Row, column: string): string[] {
  return uniqueNames(row.text(column).split(','))
}

/** Names squeezed, without blank ones, ones too long for an index, and repetitions. */
export function uniqueNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && name.length <= LONGEST_NAME,
  )
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
