import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { PhenotypePageDocument } from '#app/graphql/generated/phenotype-page.ts'
import { startTermTab } from '../TermTabs.tsx'

/** The phenotype of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  startTermTab(new URL(request.url).searchParams, { phenotypeId: id })
  return preloadQuery(PhenotypePageDocument, { variables: { id } })
}
