import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { startsWith } from '#server/knowledge/conditions.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import type { McpReading } from '../reading/knowledge.ts'

const MOST = 20

function named(kind: 'GENE' | 'VARIANT' | 'DISEASE', text: string): RawBuilder<{ name: string }> {
  switch (kind) {
    case 'GENE':
      return sql`select features.name from features
        where ${isVisible('features')} and ${startsWith('features.name_folded', text)}`
    case 'DISEASE':
      return sql`select diseases.name from diseases
        where not diseases.deprecated and ${startsWith('diseases.name_folded', text)}`
    case 'VARIANT':
      return sql`select molecular_profiles.name from molecular_profiles
        where ${isVisible('molecular_profiles')} and not molecular_profiles.is_complex
          and ${startsWith('molecular_profiles.name_folded', text)}`
  }
}

/** Names that begin with the text, the shortest first; variants with their genes. */
export async function namedFrom(
  { db }: McpReading,
  kind: 'GENE' | 'VARIANT' | 'DISEASE',
  text: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select found.name from (${named(kind, text)}) as found
    order by length(found.name), found.name limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ name }) => name)
}
