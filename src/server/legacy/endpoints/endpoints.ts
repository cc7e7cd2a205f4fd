import type { Endpoint } from './endpoint.ts'
import { evidenceEndpoints } from './evidence-endpoints.ts'
import { geneEndpoints } from './gene-endpoints.ts'
import { termEndpoints } from './term-endpoints.ts'
import { variantEndpoints } from './variant-endpoints.ts'
import { variantGroupEndpoints } from './variant-group-endpoints.ts'

/** Every address of the legacy REST API. */
export const endpoints: readonly Endpoint[] = [
  ...geneEndpoints,
  ...variantEndpoints,
  ...evidenceEndpoints,
  ...variantGroupEndpoints,
  ...termEndpoints,
]
