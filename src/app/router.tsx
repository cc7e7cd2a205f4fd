import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { accountRoutes } from './pages/account-routes.ts'
import { reviewRoutes } from './pages/review-routes.ts'
import { paths } from './paths.ts'
import { startRecordTable } from './records/tables/start-record-table.ts'
import type { PageVariables } from './records/tables/record-table.ts'
import { loadTableCode } from './records/tables/table-code.ts'
import type { TableSource } from './records/tables/table-source.ts'
import { tables } from './records/tables/tables.ts'
import { PageFailed } from './shell/PageFailed.tsx'
import { Root } from './shell/Root.tsx'
import { Starting } from './shell/Starting.tsx'
import { rootLoader } from './shell/root-loader.ts'

/** A record's page: its loader comes in a file of its own, so that the query starts while the page's code is fetched. */
function page(
  path: string,
  loader: () => Promise<{ loader: NonNullable<RouteObject['loader']> }>,
  component: () => Promise<{ Component: NonNullable<RouteObject['Component']> }>,
): RouteObject {
  return {
    path,
    ErrorBoundary: PageFailed,
    lazy: {
      loader: async () => (await loader()).loader,
      Component: async () => (await component()).Component,
    },
  } as RouteObject
}

/** A page that is one table: its rows are asked for while its code and that of tables are fetched. */
function browse<Row extends { id: number }, Result, Variables extends PageVariables>(
  { path }: { path: string },
  title: string,
  source: TableSource<Row, Result, Variables>,
): RouteObject {
  return {
    path,
    ErrorBoundary: PageFailed,
    loader: ({ request }) => {
      startRecordTable(source, new URL(request.url).searchParams)
      return null
    },
    lazy: {
      Component: async () => {
        const [{ BrowsePage }] = await Promise.all([
          import('./pages/browse/BrowsePage.tsx'),
          source.load(),
          loadTableCode(),
        ])
        return () => <BrowsePage title={title} table={source} />
      },
    },
  }
}

const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    loader: rootLoader,
    // Only when a page asks for it, as after a change of one's name.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    HydrateFallback: Starting,
    ErrorBoundary: PageFailed,
    children: [
      page(
        paths.home.path,
        () => import('./pages/home/home-loader.ts'),
        () => import('./pages/home/HomePage.tsx'),
      ),
      browse(paths.genes, 'Genes & features', tables.features),
      browse(paths.variants, 'Variants', tables.variants),
      browse(paths.molecularProfiles, 'Molecular profiles', tables.browseProfiles),
      browse(paths.evidence, 'Evidence', tables.evidence),
      browse(paths.assertions, 'Assertions', tables.assertions),
      browse(paths.variantGroups, 'Variant groups', tables.variantGroups),
      browse(paths.sources, 'Sources', tables.sources),
      browse(paths.diseases, 'Diseases', tables.diseases),
      browse(paths.therapies, 'Therapies', tables.therapies),
      browse(paths.phenotypes, 'Phenotypes', tables.phenotypes),
      page(
        paths.gene.path,
        () => import('./pages/feature/gene-loader.ts'),
        () => import('./pages/feature/GenePage.tsx'),
      ),
      page(
        paths.feature.path,
        () => import('./pages/feature/feature-loader.ts'),
        () => import('./pages/feature/FeaturePage.tsx'),
      ),
      page(
        paths.variant.path,
        () => import('./pages/variant/variant-loader.ts'),
        () => import('./pages/variant/VariantPage.tsx'),
      ),
      page(
        paths.molecularProfile.path,
        () => import('./pages/molecular-profile/molecular-profile-loader.ts'),
        () => import('./pages/molecular-profile/MolecularProfilePage.tsx'),
      ),
      page(
        paths.evidenceItem.path,
        () => import('./pages/evidence/evidence-loader.ts'),
        () => import('./pages/evidence/EvidencePage.tsx'),
      ),
      page(
        paths.assertion.path,
        () => import('./pages/assertion/assertion-loader.ts'),
        () => import('./pages/assertion/AssertionPage.tsx'),
      ),
      page(
        paths.variantGroup.path,
        () => import('./pages/variant-group/variant-group-loader.ts'),
        () => import('./pages/variant-group/VariantGroupPage.tsx'),
      ),
      page(
        paths.source.path,
        () => import('./pages/source/source-loader.ts'),
        () => import('./pages/source/SourcePage.tsx'),
      ),
      page(
        paths.disease.path,
        () => import('./pages/disease/disease-loader.ts'),
        () => import('./pages/disease/DiseasePage.tsx'),
      ),
      page(
        paths.therapy.path,
        () => import('./pages/therapy/therapy-loader.ts'),
        () => import('./pages/therapy/TherapyPage.tsx'),
      ),
      page(
        paths.phenotype.path,
        () => import('./pages/phenotype/phenotype-loader.ts'),
        () => import('./pages/phenotype/PhenotypePage.tsx'),
      ),
      page(
        paths.variantType.path,
        () => import('./pages/variant-type/variant-type-loader.ts'),
        () => import('./pages/variant-type/VariantTypePage.tsx'),
      ),
      page(
        paths.clinicalTrial.path,
        () => import('./pages/clinical-trial/clinical-trial-loader.ts'),
        () => import('./pages/clinical-trial/ClinicalTrialPage.tsx'),
      ),
      page(
        paths.user.path,
        () => import('./pages/user/user-loader.ts'),
        () => import('./pages/user/UserPage.tsx'),
      ),
      page(
        paths.organization.path,
        () => import('./pages/organization/organization-loader.ts'),
        () => import('./pages/organization/OrganizationPage.tsx'),
      ),
      page(
        paths.graphqlApi.path,
        () => import('./pages/graphql-api/graphql-api-loader.ts'),
        () => import('./pages/graphql-api/GraphqlApiPage.tsx'),
      ),
      {
        path: paths.find.path,
        ErrorBoundary: PageFailed,
        lazy: () => import('./pages/find/FindPage.tsx'),
      },
      {
        path: paths.search.path,
        ErrorBoundary: PageFailed,
        lazy: () => import('./pages/search/SearchPage.tsx'),
      },
      page(
        paths.restApi.path,
        () => import('./pages/rest-api/rest-api-loader.ts'),
        () => import('./pages/rest-api/RestApiPage.tsx'),
      ),
      ...accountRoutes,
      ...reviewRoutes,
      {
        path: paths.submit.path,
        ErrorBoundary: PageFailed,
        lazy: () => import('./pages/submit/SubmitPage.tsx'),
      },
      page(
        paths.submitAssertion.path,
        () => import('./pages/submit/assertion/assertion-start.ts'),
        () => import('./pages/submit/assertion/SubmitAssertionPage.tsx'),
      ),
      page(
        paths.submitVariantGroup.path,
        () => import('./pages/submit/variant-group/variant-group-start.ts'),
        () => import('./pages/submit/variant-group/SubmitVariantGroupPage.tsx'),
      ),
      page(
        paths.suggestSource.path,
        () => import('./pages/submit/source-suggestion/source-suggestion-start.ts'),
        () => import('./pages/submit/source-suggestion/SuggestSourcePage.tsx'),
      ),
      page(
        paths.submitEvidence.path,
        () => import('./pages/submit/evidence/evidence-start.ts'),
        () => import('./pages/submit/evidence/SubmitEvidencePage.tsx'),
      ),
      { path: '*', lazy: () => import('./pages/not-found/NotFoundPage.tsx') },
    ],
  },
]

export const router = createBrowserRouter(routes)
