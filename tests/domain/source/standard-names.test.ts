import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it.each([
  ['hover card', 'src/app/entities/hover-cards/HoverCard.tsx'],
  ['rich text', 'src/app/entities/text/RichText.tsx'],
  ['API snippets', 'src/app/entities/api-snippets/ApiSnippets.tsx'],
  ['clinical summary', 'src/app/entities/summary/ClinicalSummary.tsx'],
  ['virtual', 'src/app/entities/tables/VirtualRecordTable.tsx'],
  ['chart', 'src/app/charts/Chart.tsx'],
  ['lollipop', 'src/app/charts/LollipopChart.tsx'],
  ['skeleton', 'src/app/ui/feedback/Skeleton.tsx'],
  ['error boundary', 'src/app/ui/feedback/ErrorBoundary.tsx'],
  ['breadcrumbs', 'src/app/ui/Breadcrumbs.tsx'],
  ['combobox', 'src/app/ui/combobox/Combobox.tsx'],
  ['dialog', 'src/app/ui/feedback/Dialog.tsx'],
  ['theme', 'src/app/shell/theme.ts'],
  ['debounce', 'src/app/search/use-debounced.ts'],
  ['refetch', 'src/app/apollo/use-refetch.ts'],
  ['response cache', 'src/server/http/graphql/response-cache.ts'],
  ['coalesce', 'src/server/http/graphql/coalesce.ts'],
  ['server-side rendering', 'src/server/http/ssr/page-renderer.ts'],
  ['Content Security Policy', 'src/server/http/pages/headers.ts'],
  ['rate limit', 'src/server/http/limits/limit.ts'],
  ['masked', 'src/server/accounts/api-key-format.ts'],
  ['audit log', 'src/server/accounts/audit.ts'],
  ['keyset cursor', 'src/server/knowledge/paging/cursor.ts'],
  ['version cache', 'src/server/knowledge/version-cache.ts'],
  ['idempotency', 'src/server/curation/repeated-requests.ts'],
  ['LRU', 'src/server/lru-cache.ts'],
  ['TTL cache', 'src/server/external/ttl-cache.ts'],
  ['worker pool', 'src/server/workers/worker-pool.ts'],
  ['scheduler', 'src/server/scheduler.ts'],
  ['migration', 'src/server/storage/migrate.ts'],
  ['OpenAPI', 'src/server/legacy/endpoints/open-api.ts'],
  ['lift-over', 'src/domain/matching/sequences/lift-over.ts'],
])('%s is found by its standard name in %s', (name, file) => {
  expect(`${file}\n${read(file)}`.toLowerCase()).toContain(name.toLowerCase())
})

/** Words of the code's early days, each replaced by the standard one. */
const replaced =
  /Objection|Worth$|Weighed|WrittenText|PageCalls|KeptAnswers|Drawn|Deed|BrokenRule|Surveyed|AskAgain/

it('no declaration has a word that was replaced', () => {
  const declaration = /\b(?:function|const|class|interface|type) (\w+)/g
  const found = globSync('src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['src/app/graphql/generated/**'],
  }).flatMap((file) =>
    [...read(file).matchAll(declaration)]
      .map((match) => match[1] ?? '')
      .filter((name) => replaced.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
