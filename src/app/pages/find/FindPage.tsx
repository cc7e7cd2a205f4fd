import { useSearchParams } from 'react-router'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import Suggestions from '../not-found/Suggestions.tsx'
import { WayOn } from '../not-found/WayOn.tsx'

/** Search results for the text of an address, as browsers open it that search from their address bar. */
export function Component() {
  const [search] = useSearchParams()
  const text = search.get('text')?.trim() ?? ''
  const title = text ? `Search results for “${text}”` : 'Enter a search term'
  return (
    <div className="max-w-2xl space-y-4 py-4">
      <PageTitle title={title} />
      <h1 className="break-words">{title}</h1>
      {text ? (
        <Suggestions sought={text} heading="Records" />
      ) : (
        <p>
          <WayOn />
        </p>
      )}
    </div>
  )
}
