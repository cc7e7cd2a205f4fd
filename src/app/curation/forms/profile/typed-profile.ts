import { newGroup, newPart } from './profile-parts.ts'
import type { FeatureReference, PartGroup, ProfilePart } from './profile-parts.ts'

/**
 * The lines of the builder for a profile as it is written: `BRAF V600E AND NOT NRAS Q61K` begins two. Where AND and OR
 * are mixed only the first variant is taken over, as the text does not say what belongs together.
 */
export function groupFromText(text: string, feature: FeatureReference | null): PartGroup {
  const words = text.replaceAll(/[()]/g, ' ').trim()
  if (words === '' || words === feature?.name) return newGroup('AND', [newPart(feature)])
  const operators = new Set(Array.from(words.matchAll(/\s(AND|OR)\s/gi), ([, word]) => word?.toUpperCase()))
  const parts = words.split(/\s+(?:AND|OR)\s+/i).map(partFromText)
  const [first = newPart(feature)] = parts
  const [operator] = operators
  if (operators.size > 1) return newGroup('AND', [first])
  return newGroup(operator === 'OR' ? 'OR' : 'AND', parts)
}

function partFromText(text: string): ProfilePart {
  const [, not, feature = '', variant = ''] = /^(NOT\s+)?(\S+)\s*(.*)$/i.exec(text.trim()) ?? []
  return { ...newPart(), not: not !== undefined, typed: { feature, variant: variant.trim() } }
}
