import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Things with a name in the field, each with the file that defines it: on the screen, and in the platform. */
const things: readonly (readonly [name: string, file: string])[] = [
  ['breadcrumb', 'src/app/ui/Breadcrumbs.tsx'],
  ['callout', 'src/app/ui/feedback/Callout.tsx'],
  ['chart', 'src/app/charts/Chart.tsx'],
  ['combobox', 'src/app/ui/combobox/Combobox.tsx'],
  ['debounce', 'src/app/search/use-debounced.ts'],
  ['dialog', 'src/app/ui/feedback/Dialog.tsx'],
  ['empty state', 'src/app/ui/feedback/EmptyState.tsx'],
  ['error boundary', 'src/app/ui/feedback/ErrorBoundary.tsx'],
  ['filter chips', 'src/app/ui/table/FilterChips.tsx'],
  ['hover card', 'src/app/entities/hover-cards/HoverCard.tsx'],
  ['lollipop', 'src/app/charts/LollipopChart.tsx'],
  ['rich text', 'src/app/entities/text/RichText.tsx'],
  ['saved views', 'src/app/entities/tables/saved-views.ts'],
  ['shortcuts', 'src/app/ui/hooks/use-shortcuts.ts'],
  ['skeleton', 'src/app/ui/feedback/Skeleton.tsx'],
  ['theme', 'src/app/shell/theme.ts'],
  ['toast', 'src/app/curation/review/UndoToast.tsx'],
  ['virtual', 'src/app/entities/tables/VirtualRecordTable.tsx'],
  ['API key', 'src/server/accounts/api-keys/api-key-format.ts'],
  ['API snippets', 'src/app/entities/api-snippets/ApiSnippets.tsx'],
  ['audit log', 'src/server/accounts/audit-log.ts'],
  ['client error', 'src/server/errors/client-error.ts'],
  ['connection pool', 'src/server/storage/postgres/connection-pool.ts'],
  ['coalesce', 'src/server/caches/coalesce.ts'],
  ['CSRF', 'src/server/http/cross-site/csrf.ts'],
  ['graceful shutdown', 'src/server/http/graceful-shutdown.ts'],
  ['health', 'src/server/http/health.ts'],
  ['idempotency', 'src/server/curation/idempotency.ts'],
  ['keyset cursor', 'src/server/knowledge/paging/keyset-cursor.ts'],
  ['lift-over', 'src/domain/matching/sequences/lift-over.ts'],
  ['LRU', 'src/server/caches/lru-ttl-cache.ts'],
  ['masked key', 'src/server/accounts/api-keys/masked-key.ts'],
  ['migration', 'src/server/storage/migrations/migrate.ts'],
  ['OpenAPI', 'src/server/http/open-api/open-api.ts'],
  ['rate limit', 'src/server/http/limits/rate-limit.ts'],
  ['refetch', 'src/app/apollo/use-refetch.ts'],
  ['response cache', 'src/server/http/graphql/response-cache.ts'],
  ['scheduler', 'src/server/concurrency/scheduler.ts'],
  ['SSR', 'src/server/http/ssr/ssr-worker.ts'],
  ['TTL cache', 'src/server/caches/lru-ttl-cache.ts'],
  ['version cache', 'src/server/knowledge/version-cache.ts'],
  ['worker pool', 'src/server/workers/worker-pool.ts'],
]

const letters = (text: string) => text.toLowerCase().replace(/[^a-z/]/g, '')

/** Files by whose paths a thing can be found. */
const paths = globSync('src/**/*.{ts,tsx}', {
  cwd: root,
  // Migrations are in the order of their numbers, and nobody looks for one among the others.
  exclude: ['src/app/graphql/generated/**', 'src/server/storage/migrations/0*'],
})

describe('A newcomer', () => {
  it.each(things)('who searches for %s finds %s', (name, file) => {
    expect(read(file).toLowerCase()).toContain(name.toLowerCase())
  })

  it.each(things)('reads %s in the path of the file %s', (name, file) => {
    expect(letters(file)).toContain(letters(name))
  })

  it.each(things)('has few paths with %s to look at beside %s', (name, file) => {
    const found = paths.filter((path) => letters(path).includes(letters(name)))
    expect(found).toContain(file)
    expect(found.length).toBeLessThanOrEqual(32)
  })
})

/** Words of the code's early days, each replaced by the standard one. */
const replaced =
  /Objection|Problem|RuleViolation|BrokenRule|^refuse|Refus(?:al|e|es|ed)(?=[A-Z]|$)|Worth$|Weighed|WrittenText|PageCalls|KeptAnswers|Drawn|Deed|Surveyed|AskAgain|(?:^|[a-z])(?:Kept|Asked|Given|Told|Due|Wanted|Anew)(?=[A-Z]|$)/

/** Participles that say when a value came about, not what it is. */
const participles =
  /^(?:known|kept|settled?|deeds?|worth|worthOf|asked|given|told|due|wanted|anew|drawn|refusals?|refused|objections?|problems?)$/

/** Names of the public interface. */
const allowed = new Set(['keptObjects', 'nightlyProblem', 'statesProblem', 'backupProblem', 'mailProblem'])

it('no declaration or parameter has a word that was replaced', () => {
  const declaration =
    /\b(?:function|const|let|class|interface|type) (\w+)|(?<=[(,] ?)(\w+)(?=\??: )|\((\w+)\) =>/g
  const found = globSync('src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['src/app/graphql/generated/**'],
  }).flatMap((file) =>
    [...read(file).matchAll(declaration)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .filter((name) => (replaced.test(name) || participles.test(name)) && !allowed.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
