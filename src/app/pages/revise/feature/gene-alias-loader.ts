import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import { GeneOfSymbolDocument } from '#app/graphql/generated/revise-feature.ts'
import { paths } from '#app/paths.ts'

/** Genes are revised as the features they are: leads there from a gene's id or symbol; null when there is no such gene. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const symbol = params['id'] ?? ''
  const id = parseRecordId(symbol) ?? (await fetchFresh(GeneOfSymbolDocument, { symbol })).gene?.id
  return id ? redirect(`${paths.reviseFeature.href(id)}${new URL(request.url).search}`) : null
}
