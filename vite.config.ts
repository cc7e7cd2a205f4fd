import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { gallery } from './scripts/gallery.ts'
import { leanLibraries } from './scripts/lean-libraries.ts'
import { headScript } from './scripts/head-script.ts'
import { precompress } from './scripts/precompress.ts'
import { ssr } from './scripts/ssr.ts'

// Tables and forms ask for more with it; the query of a page is preloaded.
const lateQueries =
  /@apollo\/client\/react\/hooks\/(useQuery|useLazyQuery|useSyncExternalStore|internal\/useDeepMemo)\.js$/
// What every page of the app loads, in two files: dozens of small ones compress worse and cost a request each.
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|@apollo|@0no-co|rxjs|optimism|@wry|tslib)\//
const common =
  /src\/(domain\/(vocabularies|records\/record-id)|app\/(ui(?!\/(combobox|form)\/)|entities(?!\/(history|hover-cards|summary)\/)|apollo|shell)\/|app\/pages\/((RecordPage|not-found\/(NotFound|WayOn))\.tsx|record-loader\.ts))/
const onlySometimes =
  /(Menu|Dialog|GksObject|Snippet|PresentCitation|VersionCitation|ColumnChooser|Coordinates|ProfileExpressionView|SourceCard|Clamped|Checkbox|TextArea|DeferredShell|ConnectionBar|SectionCountsQuery|SubmitLinks|UpstreamLine|ContactLink|Classification|ExpressionTree|VariantCoordinates|StatedSignificance|EvidenceLevelMark|Rating|StatusTag|TherapyLinks|Direction|EvidenceCounts|OntologyId|WebAddress|ShortcutHints|EvidenceLines|EvidenceFromSource|HelpLabel|LimitedText|ProfileDefinition|ShowMore|RichText|TextList|SourceList|-table|-columns|-filters)\.tsx$|vocabularies\/(curation|coordinates|features|sources|people|search|event-words)\.ts$|(coordinate-text|table-columns|use-shortcuts|shortcut-preference|use-stable-callback|use-online-retry|help-topics|evidence-href|download-table|saved-views|api-snippets|record-table|table-state|status-scope|filter-values|record-tags|use-fresh-knowledge|use-stale-responses|use-refetch|mutate|stale-queries|knowledge-version|file-size|record-forms|time-ago|use-search-update)\.ts$/
// What every record's page has beyond that.
const record =
  /src\/(app\/pages\/(RecordTabs|history-tabs)|app\/curation\/review\/(RecordReview|SignInHint)|domain\/vocabularies\/people)\.tsx?$/
// What draws tables comes after the page they stand on has been painted.
const tables =
  /node_modules\/@tanstack\/(react-table|table-core|react-store|store|react-virtual|virtual-core)\/|src\/app\/(ui\/(hooks\/use-lasting|table\/(?!TableSkeleton|skeleton-rows|ColumnChooser|table-columns|table-state)[^/]*|controls\/(SearchInput|TextInput|Select|Field))|entities\/tables\/(VirtualRecordTable|TableTools|use-record-rows|use-further-rows))\.tsx?$/

const service = `http://127.0.0.1:${process.env['PORT'] || '3000'}`

// The service must see the address in the browser: requests of other sites it refuses.
const behind = { target: service, changeOrigin: false }

export default defineConfig({
  plugins: [leanLibraries(), react(), tailwindcss(), headScript('start.js'), precompress(), ssr(), gallery()],
  // Today's build of rxjs instead of the one for ES5 browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // Its workers are found by their place in the package, which pre-bundling changes.
  optimizeDeps: { exclude: ['@graphiql/react'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // GraphiQL's editor is large; only its own page loads it.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: (id) => framework.test(id) && !lateQueries.test(id) },
            {
              name: 'common',
              test: (id) => common.test(id) && !onlySometimes.test(id) && !tables.test(id),
            },
            { name: 'record', test: record },
            {
              name: 'summary',
              test: /src\/app\/entities\/summary\/(ClinicalSummary|panel-code|summary-extent)\.tsx?$/,
            },
            // Tables need it, and pages that have none.
            { name: 'address', test: /src\/app\/ui\/hooks\/use-search-update\.ts$/ },
            { name: 'tables', test: tables },
            {
              name: 'coordinates',
              test: /src\/(domain\/vocabularies\/coordinates|app\/entities\/[\w/]*coordinate-text)\.ts$/,
            },
          ],
        },
      },
      onLog(level, log, report) {
        // Packages compiled by the React compiler carry a directive that means nothing to a bundler.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
  server: { proxy: { '/api': behind, '/links': behind, '/downloads': behind } },
})
