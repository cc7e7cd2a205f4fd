import type { LoaderFunctionArgs } from 'react-router'
import { recordLink } from '#domain/records/links.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'
import { VersionPageDocument } from '#app/graphql/generated/version-page.ts'

/** The version of the record in the address; null when the address holds none. */
export function loader({ params }: LoaderFunctionArgs) {
  const recordType = versionedKinds.values.find((kind) => recordLink(kind, 0) === `/${params['folder']}/0`)
  const [recordId, number] = [parseRecordId(params['id']), parseRecordId(params['version'])]
  if (!recordType || !recordId || !number) return null
  return preloadQuery(VersionPageDocument, { variables: { recordType, recordId, number } })
}
