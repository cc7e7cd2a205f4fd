import { useSearchParams } from 'react-router'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { useSearchUpdate } from '#app/ui/hooks/use-search-update.ts'
import { includes } from './summary-extent.ts'
import { choiceSearch } from './summary-search.ts'
import type { SummaryChoice } from './summary-extent.ts'

/** Includes some of the evidence in a summary or leaves it out, in the address of the page. */
export function SummaryChoiceSwitch({ choice, label }: { choice: SummaryChoice; label: string }) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const included = includes(search, choice)
  return (
    <Checkbox
      label={label}
      checked={included}
      onChange={() =>
        updateSearch((present) => choiceSearch(present, choice, !included), { preventScrollReset: true })
      }
    />
  )
}
