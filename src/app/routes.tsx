import type { RouteObject } from 'react-router'
import { pageRoute } from './pages/page-route.ts'
import { paths } from './paths.ts'
import { startBrowseTable } from './entities/tables/start-record-table.ts'
import type { PageVariables } from './entities/tables/table-definition.ts'
import { tableCode } from './entities/tables/table-code.ts'
import type { TableSource } from './entities/tables/table-source.ts'
import { tables } from './entities/tables/tables.ts'
import { PageFailed } from './shell/PageFailed.tsx'
import { Root } from './shell/Root.tsx'
import { Starting } from './shell/Starting.tsx'
import { rootLoader } from './shell/root-loader.ts'

/** A page that is one table: its rows are asked for while its code and that of tables are fetched. */
function browse<Row extends { id: number }, Result, Variables extends PageVariables>(
  { path }: { path: string },
  title: string,
  source: TableSource<Row, Result, Variables>,
): RouteObject {
  return {
    path,
    loader: ({ request }) => {
      startBrowseTable(source, new URL(request.url).searchParams)
      return null
    },
    lazy: {
      Component: async () => {
        const [{ BrowsePage }] = await Promise.all([
          import('./pages/browse/BrowsePage.tsx'),
          source.load(),
          tableCode.load(),
        ])
        return () => <BrowsePage title={title} table={source} />
      },
    },
  }
}

const notFound = () => import('./pages/not-found/NotFoundPage.tsx')

/** Former addresses whose last part would else be taken for the id of a record. */
const formerLists = Object.values(paths)
  .filter(({ path }) => path.endsWith('/:id'))
  .flatMap(({ path }) => ['home', 'browse', 'add'].map((word) => path.replace(':id', word)))

/** Home, tables and records; the other pages are in `other-routes.ts`. */
export const routes: RouteObject[] = [
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
      {
        id: 'pages',
        // In its own route: for one whose code did not come, the router draws nothing at all.
        ErrorBoundary: PageFailed,
        children: [
          pageRoute(
            paths.home,
            () => import('./pages/home/HomePage.tsx'),
            () => import('./pages/home/home-loader.ts'),
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
          pageRoute(
            paths.changes,
            () => import('./pages/changes/ChangesPage.tsx'),
            () => import('./pages/changes/changes-loader.ts'),
          ),
          pageRoute(
            paths.gene,
            () => import('./pages/feature/GenePage.tsx'),
            () => import('./pages/feature/gene-loader.ts'),
          ),
          pageRoute(
            paths.feature,
            () => import('./pages/feature/FeaturePage.tsx'),
            () => import('./pages/feature/feature-loader.ts'),
          ),
          pageRoute(
            paths.variant,
            () => import('./pages/variant/VariantPage.tsx'),
            () => import('./pages/variant/variant-loader.ts'),
          ),
          pageRoute(
            paths.molecularProfile,
            () => import('./pages/molecular-profile/MolecularProfilePage.tsx'),
            () => import('./pages/molecular-profile/molecular-profile-loader.ts'),
          ),
          pageRoute(
            paths.evidenceItem,
            () => import('./pages/evidence/EvidencePage.tsx'),
            () => import('./pages/evidence/evidence-loader.ts'),
          ),
          pageRoute(
            paths.assertion,
            () => import('./pages/assertion/AssertionPage.tsx'),
            () => import('./pages/assertion/assertion-loader.ts'),
          ),
          pageRoute(
            paths.variantGroup,
            () => import('./pages/variant-group/VariantGroupPage.tsx'),
            () => import('./pages/variant-group/variant-group-loader.ts'),
          ),
          pageRoute(
            paths.source,
            () => import('./pages/source/SourcePage.tsx'),
            () => import('./pages/source/source-loader.ts'),
          ),
          pageRoute(
            paths.disease,
            () => import('./pages/disease/DiseasePage.tsx'),
            () => import('./pages/disease/disease-loader.ts'),
          ),
          pageRoute(
            paths.therapy,
            () => import('./pages/therapy/TherapyPage.tsx'),
            () => import('./pages/therapy/therapy-loader.ts'),
          ),
          pageRoute(
            paths.phenotype,
            () => import('./pages/phenotype/PhenotypePage.tsx'),
            () => import('./pages/phenotype/phenotype-loader.ts'),
          ),
          pageRoute(
            paths.variantType,
            () => import('./pages/variant-type/VariantTypePage.tsx'),
            () => import('./pages/variant-type/variant-type-loader.ts'),
          ),
          pageRoute(
            paths.clinicalTrial,
            () => import('./pages/clinical-trial/ClinicalTrialPage.tsx'),
            () => import('./pages/clinical-trial/clinical-trial-loader.ts'),
          ),
          pageRoute(
            paths.user,
            () => import('./pages/user/UserPage.tsx'),
            () => import('./pages/user/user-loader.ts'),
          ),
          pageRoute(
            paths.organization,
            () => import('./pages/organization/OrganizationPage.tsx'),
            () => import('./pages/organization/organization-loader.ts'),
          ),
          ...formerLists.map((path) => ({ path, lazy: notFound })),
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
]
