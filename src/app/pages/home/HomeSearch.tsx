import { Link } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { SearchField } from '#app/search/SearchField.tsx'

const examples = [
  'BRAF V600E melanoma',
  'HER2',
  'p.T790M',
  'vemurafenib resistance',
  'chr7:140453136',
  'EID1421',
]

/** The search as the beginning of the home page, with examples; on wide screens it has the focus. */
export function HomeSearch() {
  return (
    <div className="mt-4 space-y-2">
      <SearchField isLarge />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        For example
        {examples.map((example) => (
          <Link
            key={example}
            className="link inline-flex min-h-6 items-center"
            to={hrefWith(paths.find.href(), { text: example })}
          >
            {example}
          </Link>
        ))}
      </p>
    </div>
  )
}
