import { recordKinds } from '#domain/records/record-kinds.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'

/**
 * The page of a record at an upstream: the public service and Curia have the same addresses.
 * @param url address of the upstream, without a slash at the end
 * @param id of the record at the upstream
 */
export const upstreamAddress = (url: string, kind: VersionedKind, id: number): string =>
  `${url}/${recordKinds[kind].path}/${id}`
