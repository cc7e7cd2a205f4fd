import type { ReactNode } from 'react'
import type { Choice } from '../controls/Select.tsx'

/** A choice with the values that it stands for. */
export type ChoiceRange = Choice & { values: readonly string[] }

/** Filter of the rows in the head of a column. */
export type ColumnFilter =
  | { kind: 'text'; label: string; placeholder?: string }
  | {
      kind: 'choice'
      label: string
      choices: readonly Choice[]
      empty?: string | undefined
      /** Choices that each stand for several values, after the others: `B or stronger`. */
      ranges?: readonly ChoiceRange[]
      /** Several values may be chosen, joined by *or*. */
      several?: boolean
    }

/**
 * Column as far as it can be described without its rows. The id stands in addresses: it must not change
 * lightly.
 */
export type ColumnShape = {
  id: string
  /** The full name, as it stands in the head. */
  title: string
  filter?: ColumnFilter
  /** The server can sort by this column; says which way comes first. */
  sort?: 'ascending' | 'descending'
  /** Cannot be hidden. */
  always?: boolean
  /** Hidden until the reader asks for it. */
  hiddenAtFirst?: boolean
  /**
   * A filter without a column of its own: `head` names the column in whose head it stands; without one it comes by the
   * address only and shows as a chip.
   */
  filterOnly?: { head?: string }
  /** Where it stands in the card that a row is on a phone; half a line in the order of the columns unless said. */
  onPhone?: PhonePlace
}

/**
 * Number of rows in the head of these columns: their names, and below them the filters where there are any.
 */
export const headRowsOf = (columns: readonly ColumnShape[]): number =>
  columns.some(({ filter }) => filter) ? 2 : 1

/** A line of its own at the top, the end of the lines, lines of text below them, or hidden until the reader asks for it. */
export type PhonePlace = 'title' | 'last' | 'text' | 'hidden'

/** A column of rows of one kind. */
export type TableColumn<Row> = ColumnShape & {
  /** The least width in pixels; what is left over is shared out in proportion. */
  width: number
  align?: 'end'
  cell: (row: Row) => ReactNode
  /** The value of the filter as its chip shows it; its words unless given. */
  chip?: (value: string) => ReactNode
}

/** The one scope a table is always read in, such as the status of its records. */
export type TableScope = {
  /** Its name in addresses. */
  parameter: string
  label: string
  /** `phrase`: the words that state the scope before or after the noun of the rows. */
  choices: readonly (Choice & { phrase: ScopePhrase })[]
  initial: string
}

/** The words before and after the noun of the rows. */
export type ScopePhrase = { before?: string; after?: string }

/** Everything about a table that does not depend on its rows. */
export type TableShape = {
  columns: readonly ColumnShape[]
  scope?: TableScope
  /** The order while the reader chose none; without it the server's. */
  initialSort?: TableSort
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

const mostShown = 12

/** Number of rows drawn in the shape of a table to which so many are known to come. */
export const skeletonRows = (expected = mostShown): number => Math.min(expected, mostShown)
