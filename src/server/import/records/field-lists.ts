import { recordedName } from '#domain/records/field-values.ts'
import { recordedField } from '#domain/records/fields/fields-of-kind.ts'
import { linkOf } from '#domain/records/fields/record-field.ts'
import { foldText } from '#domain/text/names.ts'
import { recordTypes } from '../release/kinds.ts'
import type { RecordKind } from '../release/kinds.ts'
import type { ImportContext } from './import-context.ts'
import { syncLinks } from './links.ts'
import { namedIds } from './named-rows.ts'
import { isChangedHere } from './record-writer.ts'
import type { CurrentRecord } from './record-writer.ts'

type NameTable = Parameters<typeof namedIds>[1]

/** Finds the ids that names stand for, and adds what is missing. */
type FindIds = (names: readonly string[]) => Promise<(name: string) => number | undefined>

/** Looks for one name after the other. */
export const oneByOne =
  (idOf: (name: string) => Promise<number>): FindIds =>
  async (names) => {
    const ids = new Map<string, number>()
    for (const name of new Set(names)) ids.set(name, await idOf(name))
    return (name) => ids.get(name)
  }

/** Looks for names in a table of names, whatever their case. */
export const amongNames =
  (context: ImportContext, table: NameTable): FindIds =>
  async (names) => {
    const ids = await namedIds(context, table, names)
    return (name) => ids.get(foldText(name))
  }

/** Looks for the table of links of a field with a list: of `evidence`, `therapyIds`. */
export function linkOfField(kind: RecordKind, key: string) {
  const [, field] = recordedField(recordTypes[kind], recordedName(key)) ?? []
  if (!field) throw new Error(`${kind} has no field ${key}`)
  return linkOf(recordTypes[kind].toLowerCase(), key, field)
}

/**
 * Makes the list of a field of each record the one that its facts name. A list of which the release says nothing stays,
 * and so does one that people here changed.
 */
export async function writeList<Facts extends { id: number }>(
  context: ImportContext,
  kind: RecordKind,
  key: string,
  records: readonly CurrentRecord<Facts>[],
  namesOf: (facts: Facts) => readonly string[] | null,
  findIds: FindIds,
): Promise<void> {
  const described = records.flatMap(({ facts, present }) => {
    const names = namesOf(facts)
    if (names === null || isChangedHere(context, kind, facts.id, recordedName(key))) return []
    return [{ owner: facts.id, names, isNew: present === null }]
  })
  const idOf = await findIds(described.flatMap(({ names }) => names))
  await syncLinks(
    context,
    linkOfField(kind, key),
    described.map(({ owner, names, isNew }) => ({
      owner,
      targets: names.flatMap((name) => idOf(name) ?? []),
      isNew,
    })),
  )
}
