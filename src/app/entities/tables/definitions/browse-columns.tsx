import { EntityLink } from '#app/entities/EntityLink.tsx'
import type { LinkedRecord } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import type { EntityKind } from '#app/entities/entities.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { TextList } from '#app/entities/text/TextList.tsx'
import type { ColumnFilter, PhonePlace } from '#app/ui/table/table-columns.ts'
import type { RecordColumn, SortedBy } from '../table-definition.ts'

/*
 * The columns that tables of several kinds of record have. Widths are the least in pixels.
 */

type Layout = { onPhone?: PhonePlace; hiddenAtFirst?: boolean }

const contains = (what: string): ColumnFilter => ({ kind: 'text', label: `${what} contains` })

/** The record itself, by its name. */
export const nameColumn = (
  kind: EntityKind,
  title: string,
  width: number,
): RecordColumn<LinkedRecord, SortedBy<'NAME'> & { name?: string | null }> => ({
  id: 'name',
  title,
  onPhone: 'title',
  width,
  always: true,
  sort: 'ascending',
  sortBy: 'NAME',
  filter: contains(title),
  download: ['id', 'name'],
  cell: (record) => <EntityLink kind={kind} record={record} />,
})

/**
 * A column of numbers, which a download calls as the field of the row, in snake case; the largest come first when it is
 * sorted. The id is the name of the field, too, unless given.
 */
export const countColumn = <Field extends string, SortColumn extends string>(
  field: Field,
  title: string,
  width: number,
  sortBy: SortColumn,
  { id = field, ...layout }: Layout & { id?: string } = {},
): RecordColumn<Record<Field, number>, SortedBy<SortColumn>> => ({
  id,
  title,
  width,
  ...layout,
  align: 'end',
  sort: 'descending',
  sortBy,
  download: [field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)],
  cell: (row) => formatNumber(row[field]),
})

/** The diseases of a record's evidence. */
export const diseasesColumn = (
  width: number,
): RecordColumn<{ diseases?: readonly LinkedRecord[] | null }, { diseaseName?: string | null }> => ({
  id: 'diseaseName',
  title: 'Diseases',
  width,
  filter: contains('Disease'),
  download: ['diseases'],
  cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases ?? []} />,
})

/** The therapies of a record's evidence. */
export const therapiesColumn = (
  width: number,
): RecordColumn<{ therapies?: readonly LinkedRecord[] | null }, { therapyName?: string | null }> => ({
  id: 'therapyName',
  title: 'Therapies',
  width,
  filter: contains('Therapy'),
  download: ['therapies'],
  cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies ?? []} />,
})

/** The other names of a record; `id` names the variable of their filter. */
export const aliasColumn = <Row, Id extends string>(
  id: Id,
  aliasesOf: (row: Row) => readonly string[] | null | undefined,
  layout: Layout & { width: number },
) => ({
  id,
  title: 'Aliases',
  ...layout,
  filter: contains('Alias'),
  download: ['aliases'],
  cell: (row: Row) => <TextList texts={aliasesOf(row) ?? []} />,
})
