import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { chromosomes } from '#domain/vocabularies/coordinates.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Condition, FieldCondition, Place } from './condition.ts'
import type { CoordinateInput, StringInput } from './inputs.ts'
import { numberIs, wordIs } from './scalars.ts'
import { textIs } from './text.ts'

function basesAre(column: RawBuilder<unknown>, input: StringInput, { path }: Place): Condition {
  if (input.value != null && !/^[ACTG/]+$/.test(input.value)) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `${path}: “${input.value}” are no bases; allowed are the letters A, C, T, G and /`,
    )
  }
  return textIs({ written: column }, input, path)
}

/** The conditions on a row of coordinates; exons have no bases. */
function conditionsOn(hasBases: boolean, input: CoordinateInput, place: Place): Condition[] {
  const { chromosome, start, stop, referenceBases, variantBases } = input
  const bases = (name: string) => (hasBases ? sql.ref(`at.${name}`) : sql`cast(null as text)`)
  const conditions: Condition[] = []
  if (chromosome) {
    const value = chromosomes.has(chromosome.value) ? chromosomes.label(chromosome.value) : chromosome.value
    conditions.push(wordIs(sql.ref('at.chromosome'), { ...chromosome, value }))
  }
  if (start) conditions.push(numberIs(sql.ref('at.start'), start))
  if (stop) conditions.push(numberIs(sql.ref('at.stop'), stop))
  if (referenceBases)
    conditions.push(basesAre(bases('reference_bases'), referenceBases, place.at('referenceBases')))
  if (variantBases) conditions.push(basesAre(bases('variant_bases'), variantBases, place.at('variantBases')))
  if (conditions.length === 0) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `${place.path} has no condition: give at least one of chromosome, start, stop, referenceBases, variantBases`,
    )
  }
  return conditions
}

const tables = [
  { table: 'variant_coordinates', hasBases: true },
  { table: 'exon_coordinates', hasBases: false },
]

/** One place of the variant, of its own or of an exon of it, is all of this. */
export const liesAt: FieldCondition<CoordinateInput> = {
  takes: 'COORDINATES',
  of: (row, input, place) =>
    sql`${sql.ref(`${row}.id`)} in (${sql.join(
      tables.map(
        ({ table, hasBases }) => sql`
          select at.variant_id from ${sql.table(table)} as at
          where ${sql.join(conditionsOn(hasBases, input, place), sql` and `)}`,
      ),
      sql` union all `,
    )})`,
}
