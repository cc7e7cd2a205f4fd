import { sql } from 'kysely'
import type { ProfileToken } from '#domain/profiles/profile-expression.ts'
import { rawName } from '#domain/profiles/profile-expression.ts'
import { readTokens } from '#domain/profiles/profile-tokens.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { withAliases, withNames } from '#server/knowledge/names/name-sql.ts'
import type { Ids } from '#server/knowledge/names/name-sql.ts'
import { profileByRawName } from '#server/knowledge/records/molecular-profiles.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef } from '../reading/refs.ts'
import { namingOf } from './named-record.ts'
import type { NamedRecord, Naming, WayOfNaming } from './named-record.ts'
import { variantNamed } from './variants.ts'

async function profilesAmong(reading: McpReading, ids: Ids, how: WayOfNaming): Promise<NamedRecord[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from molecular_profiles where id in (${ids}) and ${isVisible('molecular_profiles')}
    order by id`.execute(reading.db)
  return rows.map(({ id, name }) => ({ kind: 'MOLECULAR_PROFILE', id, name, gene: null, how }))
}

const isWord = (word: string): word is 'AND' | 'OR' | 'NOT' | '(' | ')' => /^(?:AND|OR|NOT|[()])$/.test(word)

/** Profile by an expression of which every variant is named: `BRAF V600E AND NOT KIT D816V`. */
async function profileExpressed(reading: McpReading, text: string): Promise<Naming> {
  const tokens: ProfileToken[] = []
  for (const part of squeezeSpace(text).split(/\s*\b(AND|OR|NOT)\b\s*|\s*([()])\s*/)) {
    if (!part) continue
    if (isWord(part)) {
      tokens.push({ kind: 'text', text: part })
      continue
    }
    const variant = await variantNamed(reading, part)
    if (variant.outcome !== 'ONE') return variant
    tokens.push({ kind: 'variant', variantId: variant.record.id })
  }
  const expression = readTokens(tokens)
  const profile = expression.ok ? await reading.load(profileByRawName, rawName(expression.value)) : null
  if (!profile || profile.deprecated || profile.withdrawn) return { outcome: 'NONE' }
  const { id, name } = profile
  return { outcome: 'ONE', record: { kind: 'MOLECULAR_PROFILE', id, name, gene: null, how: 'NAME' } }
}

/** The profile of a variant alone. */
async function profileOfVariant(reading: McpReading, text: string): Promise<Naming> {
  const variant = await variantNamed(reading, text)
  if (variant.outcome !== 'ONE') return variant
  const own: Ids = sql`select single_variant_molecular_profile_id as id from variants where id = ${variant.record.id}`
  return namingOf(await profilesAmong(reading, own, variant.record.how))
}

/**
 * The molecular profile that a text names: by MPID, name or alias, by the names of its variants in any notation, also
 * without the gene before a fusion.
 */
export async function profileNamed(reading: McpReading, text: string): Promise<Naming> {
  const ref = parseRef(text)
  if (ref?.kind === 'MOLECULAR_PROFILE')
    return namingOf(await profilesAmong(reading, sql`select cast(${ref.id} as integer) as id`, 'IDENTIFIER'))
  const folded = foldText(text)
  const [own] = withNames('molecular_profiles', [folded])
  const byName = own ? await profilesAmong(reading, own, 'NAME') : []
  if (byName.length > 0) return namingOf(byName)
  const expressed = /\b(?:AND|OR|NOT)\b/.test(text)
    ? await profileExpressed(reading, text)
    : await profileOfVariant(reading, text)
  if (expressed.outcome !== 'NONE') return expressed
  return namingOf(await profilesAmong(reading, withAliases('molecular_profile', [folded]), 'ALIAS'))
}
