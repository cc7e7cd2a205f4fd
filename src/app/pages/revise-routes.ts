import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { pageRoute } from './page-route.ts'

/** The forms that suggest changes of records. */
export const reviseRoutes: RouteObject[] = [
  pageRoute(
    paths.reviseEvidenceItem,
    () => import('./revise/evidence/ReviseEvidencePage.tsx'),
    () => import('./revise/evidence/revise-evidence-loader.ts'),
  ),
  pageRoute(
    paths.reviseAssertion,
    () => import('./revise/assertion/ReviseAssertionPage.tsx'),
    () => import('./revise/assertion/revise-assertion-loader.ts'),
  ),
  pageRoute(
    paths.reviseVariantGroup,
    () => import('./revise/variant-group/ReviseVariantGroupPage.tsx'),
    () => import('./revise/variant-group/revise-variant-group-loader.ts'),
  ),
  pageRoute(
    paths.reviseMolecularProfile,
    () => import('./revise/molecular-profile/ReviseMolecularProfilePage.tsx'),
    () => import('./revise/molecular-profile/revise-molecular-profile-loader.ts'),
  ),
  pageRoute(
    paths.reviseFeature,
    () => import('./revise/feature/ReviseFeaturePage.tsx'),
    () => import('./revise/feature/revise-feature-loader.ts'),
  ),
  pageRoute(
    paths.reviseGene,
    () => import('./revise/feature/UnknownGene.tsx'),
    () => import('./revise/feature/gene-alias-loader.ts'),
  ),
  pageRoute(
    paths.reviseVariant,
    () => import('./revise/variant/ReviseVariantPage.tsx'),
    () => import('./revise/variant/revise-variant-loader.ts'),
  ),
]
