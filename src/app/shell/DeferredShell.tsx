import { HoverCards } from '#app/entities/hover-cards/HoverCards.tsx'
import { useFreshKnowledge } from './use-fresh-knowledge.ts'

/**
 * Parts of every page that none needs to be read: hover cards, and the look whether the knowledge has
 * changed.
 */
export default function DeferredShell({ knowledgeVersion }: { knowledgeVersion: number | undefined }) {
  useFreshKnowledge(knowledgeVersion)
  return <HoverCards />
}
