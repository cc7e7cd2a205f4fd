import { recordTag } from '#domain/records/tags.ts'
import { foldText } from '#domain/text/names.ts'
import type { VariantFacts } from './parsers/variant-facts.ts'
import { recordTypes } from './release/kinds.ts'
import type { Row } from './release/rows.ts'

/** Rows that are named one by one; the others are counted. */
const MOST_NAMED = 100

/** Collects what rows of evidence and assertions say of a record beside the id of another one. */
export type ContradictoryRows = {
  /** Compares a row with what the release, as far as it is read, says of the profile or variant of its id. */
  check(row: Row, statement: Statement, survey: NamedRecords): void
  /** A sentence for each row that contradicts itself, and one that counts those beyond the first hundred. */
  notes(): string[]
}

type NamedRecords = {
  variants: ReadonlyMap<number, { featureName: string; name: string }>
  namedVariants: ReadonlyMap<number, VariantFacts>
  profileNames: ReadonlyMap<number, string>
  namedProfiles: ReadonlyMap<number, string>
}

/** A row's own id, and that of the profile or, in the older form, the variant that it is about. */
type Statement = {
  kind: 'evidence' | 'assertion'
  id: number
  profileId: number | null
  variantId: number | null
}

type Contradiction = { says: string; beside: string; is: string }

export function contradictoryRows(): ContradictoryRows {
  const named: string[] = []
  let further = 0
  return {
    check(row, statement, survey) {
      const { kind, id } = statement
      const found = ofProfile(row, statement, survey) ?? ofVariant(row, statement, survey)
      if (!found) return
      if (named.length === MOST_NAMED) further += 1
      else
        named.push(
          `${recordTag(recordTypes[kind], id)} names ${found.says} beside ${found.beside}, which is ${found.is}; the id counts.`,
        )
    },
    notes: () =>
      further === 0
        ? named
        : [...named, `${further} more rows name a record beside the id of another one; the ids count.`],
  }
}

function ofProfile(row: Row, { profileId }: Statement, survey: NamedRecords): Contradiction | null {
  if (profileId === null) return null
  const says = row.text('molecular_profile')
  const is = survey.profileNames.get(profileId) ?? survey.namedProfiles.get(profileId)
  return isOther(says, is) ? { says: quoted(says), beside: `MPID${profileId}`, is: quoted(is) } : null
}

function ofVariant(row: Row, { kind, variantId }: Statement, survey: NamedRecords): Contradiction | null {
  if (variantId === null) return null
  const beside = `VID${variantId}`
  const described = survey.variants.get(variantId)
  const stub = survey.namedVariants.get(variantId)
  const gene = row.text('gene')
  const geneIs = described?.featureName ?? stub?.feature.name
  // Assertions of another gene follow the evidence that they cite, which says so itself.
  if (isOther(gene, geneIs))
    return kind === 'assertion' ? null : { says: `the gene ${gene}`, beside, is: `one of ${geneIs}` }
  const variant = row.text('variant')
  const variantIs = described?.name ?? stub?.name
  return isOther(variant, variantIs) ? { says: quoted(variant), beside, is: quoted(variantIs) } : null
}

const isOther = (says: string, is: string | undefined): is is string =>
  says !== '' && is !== undefined && foldText(says) !== foldText(is)

const quoted = (name: string) => `“${name}”`
