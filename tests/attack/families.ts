import { advancedSearch } from './families/advanced-search.ts'
import { agents } from './families/agents.ts'
import { browsing } from './families/browsing.ts'
import { changeLists } from './families/change-lists.ts'
import { clinicalDocuments } from './families/clinical-documents.ts'
import { connectionFamilies } from './families/connections.ts'
import { documentFamilies } from './families/documents.ts'
import { floods } from './families/floods.ts'
import { frozenStates } from './families/frozen-states.ts'
import { gksFamilies } from './families/gks.ts'
import { hostileUpstreams } from './families/hostile-upstreams.ts'
import { leavingClients } from './families/leaving-clients.ts'
import { matching } from './families/matching.ts'
import { nestedLists } from './families/nested-lists.ts'
import { recordVersions } from './families/record-versions.ts'
import { renderedTexts } from './families/rendered-texts.ts'
import { routeFamilies } from './families/routes.ts'
import type { Family } from './traffic.ts'

/** Everything that the service is attacked with. */
export const families: readonly Family[] = [
  ...nestedLists,
  ...documentFamilies,
  ...advancedSearch,
  ...browsing,
  ...renderedTexts,
  ...recordVersions,
  ...changeLists,
  ...frozenStates,
  ...gksFamilies,
  ...matching,
  ...clinicalDocuments,
  ...agents,
  ...hostileUpstreams,
  ...routeFamilies,
  ...connectionFamilies,
  ...leavingClients,
  ...floods,
]

/** @throws Error naming all families when there is none of that name */
export function familyNamed(name: string): Family {
  const family = families.find((each) => each.name === name)
  if (family) return family
  throw new Error(`“${name}” is no family; there are ${families.map((each) => each.name).join(', ')}`)
}
