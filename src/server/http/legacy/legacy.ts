import type { FastifyInstance } from 'fastify'
import { registerMovedAddresses } from '#server/legacy/endpoints/moved-addresses.ts'
import { registerLegacy } from '#server/legacy/endpoints/routes.ts'
import type { Storage } from '#server/storage/database.ts'
import { storageOf } from '../as-of/as-of.ts'
import { localAddress } from '../address.ts'
import { registerAvatars } from '../avatars.ts'
import type { AdmitDownload } from '../traffic/download-places.ts'

interface Services {
  storage: Storage
  /** Address that links in answers begin with, without a slash at the end; null: where the application listens. */
  v1BaseUrl: string | null
  admitLong: AdmitDownload
}

/** The legacy REST API and the pictures its answers name. */
export function registerLegacyInterface(app: FastifyInstance, services: Services): void {
  const { storage, v1BaseUrl, admitLong } = services
  const baseUrl = () => v1BaseUrl ?? localAddress(app)
  registerLegacy(app, { storageOf: (request) => storageOf(request, storage), baseUrl, admitLong })
  registerMovedAddresses(app)
  registerAvatars(app)
}
