import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { paths } from './paths.ts'
import { loadTableCode } from './records/tables/table-code.ts'
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

/** A page that is one table: its code and that of tables are fetched together. */
function browse(path: string, load: () => Promise<Pick<RouteObject, 'loader' | 'Component'>>): RouteObject {
  return {
    path,
    ErrorBoundary: PageFailed,
    lazy: async () => {
      const [page] = await Promise.all([load(), loadTableCode()])
      return page
    },
  } as RouteObject
}

const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    loader: rootLoader,
    shouldRevalidate: () => false,
    HydrateFallback: Starting,
    ErrorBoundary: PageFailed,
    children: [
      page(
        paths.home.path,
        () => import('./pages/home/home-loader.ts'),
        () => import('./pages/home/HomePage.tsx'),
      ),
      browse(paths.genes.path, () => import('./pages/browse/browse-genes.tsx')),
      browse(paths.variants.path, () => import('./pages/browse/browse-variants.tsx')),
      browse(paths.evidence.path, () => import('./pages/browse/browse-evidence.tsx')),
      browse(paths.assertions.path, () => import('./pages/browse/browse-assertions.tsx')),
      browse(paths.variantGroups.path, () => import('./pages/browse/browse-variant-groups.tsx')),
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
        paths.restApi.path,
        () => import('./pages/rest-api/rest-api-loader.ts'),
        () => import('./pages/rest-api/RestApiPage.tsx'),
      ),
      { path: '*', lazy: () => import('./pages/not-found/NotFoundPage.tsx') },
    ],
  },
]

export const router = createBrowserRouter(routes)
