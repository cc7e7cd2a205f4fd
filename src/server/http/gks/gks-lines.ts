import { allWritten } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import type { Written } from '#server/gks/exclusion.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import type { Reading } from '#server/storage/database.ts'
import { jsonParts } from '../graphql/answer-json.ts'

/** Texts of about this length are written: longer ones would outlive many of their kind in memory. */
const TEXT_LENGTH = 16_384

/** What a line shows of a record: its object, or with `refused=only` why it has none; null for nothing. */
const shown = (written: Written<object>, onlyExclusions: boolean): object | null => {
  const isExcluded = 'exclusion' in written
  if (isExcluded !== onlyExclusions) return null
  return isExcluded ? written.exclusion : written.object
}

/**
 * Objects, or the reasons why there are none, as lines of JSON.
 * @param ids of the only records that are wanted; null: all
 */
export async function* gksLines(
  collection: GksCollection,
  db: Reading,
  options: GksOptions,
  { onlyExclusions, ids }: { onlyExclusions: boolean; ids: readonly number[] | null },
): AsyncGenerator<string> {
  let text = ''
  for await (const written of allWritten(collection, db, options, ids)) {
    const value = shown(written, onlyExclusions)
    if (value === null) continue
    for (const part of jsonParts(value)) {
      text += part
      if (text.length < TEXT_LENGTH) continue
      yield text
      text = ''
      await options.giveWay()
    }
    text += '\n'
  }
  if (text !== '') yield text
}
