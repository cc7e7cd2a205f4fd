import { RecordCards } from '#app/records/cards/RecordCards.tsx'
import { useFreshKnowledge } from './use-fresh-knowledge.ts'

/** What every page has but none needs to be read: cards of records, and the look whether the knowledge has changed. */
export default function Background({ knowledgeVersion }: { knowledgeVersion: number | undefined }) {
  useFreshKnowledge(knowledgeVersion)
  return <RecordCards />
}
