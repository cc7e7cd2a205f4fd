import type { RouteObject } from 'react-router'
import { accountRoutes } from './pages/account-routes.ts'
import { pageRoute } from './pages/page-route.ts'
import { reviewRoutes } from './pages/review-routes.ts'
import { reviseRoutes } from './pages/revise-routes.ts'
import { paths } from './paths.ts'

/** The pages that are neither a record nor a table of records. */
export const otherRoutes: RouteObject[] = [
  pageRoute(
    paths.graphqlApi,
    () => import('./pages/graphql-api/GraphqlApiPage.tsx'),
    () => import('./pages/graphql-api/graphql-api-loader.ts'),
  ),
  pageRoute(paths.match, () => import('./pages/match/MatchPage.tsx')),
  pageRoute(
    paths.matchCoverage,
    () => import('./pages/match-coverage/CoveragePage.tsx'),
    () => import('./pages/match-coverage/coverage-loader.ts'),
  ),
  pageRoute(paths.find, () => import('./pages/find/FindPage.tsx')),
  pageRoute(paths.search, () => import('./pages/search/SearchPage.tsx')),
  pageRoute(
    paths.restApi,
    () => import('./pages/rest-api/RestApiPage.tsx'),
    () => import('./pages/rest-api/rest-api-loader.ts'),
  ),
  pageRoute(paths.help, () => import('./pages/help/HelpPage.tsx')),
  pageRoute(paths.helpChapter, () => import('./pages/help/ChapterPage.tsx')),
  pageRoute(paths.about, () => import('./pages/help/AboutPage.tsx')),
  pageRoute(
    paths.accessibility,
    () => import('./pages/help/AccessibilityPage.tsx'),
    () => import('./pages/help/accessibility-loader.ts'),
  ),
  pageRoute(
    paths.version,
    () => import('./pages/version/VersionPage.tsx'),
    () => import('./pages/version/version-loader.ts'),
  ),
  ...accountRoutes,
  ...reviewRoutes,
  ...reviseRoutes,
  pageRoute(paths.submit, () => import('./pages/submit/SubmitPage.tsx')),
  pageRoute(
    paths.submitAssertion,
    () => import('./pages/submit/assertion/SubmitAssertionPage.tsx'),
    () => import('./pages/submit/assertion/assertion-start.ts'),
  ),
  pageRoute(
    paths.submitVariantGroup,
    () => import('./pages/submit/variant-group/SubmitVariantGroupPage.tsx'),
    () => import('./pages/submit/variant-group/variant-group-start.ts'),
  ),
  pageRoute(
    paths.suggestSource,
    () => import('./pages/submit/source-suggestion/SuggestSourcePage.tsx'),
    () => import('./pages/submit/source-suggestion/source-suggestion-start.ts'),
  ),
  pageRoute(
    paths.submitEvidence,
    () => import('./pages/submit/evidence/SubmitEvidencePage.tsx'),
    () => import('./pages/submit/evidence/evidence-start.ts'),
  ),
]
