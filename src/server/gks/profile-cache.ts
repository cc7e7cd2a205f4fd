import { weightOf } from '#server/knowledge/row-cache.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import type { Storage } from '#server/storage/database.ts'
import type { CategoricalVariant } from './gks-types.ts'

/** Objects of molecular profiles by id: made once, and not to be changed. */
export interface ProfileObjects {
  get(id: number): Promise<CategoricalVariant> | undefined
  set(id: number, object: Promise<CategoricalVariant>): void
}

/** Objects of profiles that all requests share. */
export interface ProfileCache {
  /** Those of a version of the knowledge and a detail. */
  of(storage: Storage, version: number, detail: string): ProfileObjects
}

/** Objects of profiles for one answer, with those that others have made before. */
function sharedObjects(
  get: (id: number) => CategoricalVariant | undefined,
  put: typeof noPut,
): ProfileObjects {
  // What is being made depends on the connection of its request: others get it when it is there.
  const own = new Map<number, Promise<CategoricalVariant>>()
  return {
    get(id) {
      const object = own.get(id) ?? get(id)
      return object && Promise.resolve(object)
    },
    set(id, object) {
      if (own.has(id)) return
      own.set(id, object)
      // Held no longer than it is made: an answer may have every profile in it.
      const made = () => void own.delete(id)
      object.then((value) => put(id, value)).then(made, made)
    },
  }
}

const noPut = (_id: number, _object: CategoricalVariant): void => {}

/** Objects of one answer alone. */
export const ownObjects = (): ProfileObjects => sharedObjects(() => undefined, noPut)

/**
 * Objects of profiles by state of the database, version of the knowledge and detail: every evidence item about a profile
 * has its object in it.
 * @param maxBytes of all objects together; those that were used longest ago are forgotten
 */
export function createProfileCache(maxBytes: number): ProfileCache {
  const cache = createLruCache<CategoricalVariant>(maxBytes)
  const numbers = new WeakMap<Storage, number>()
  let storages = 0
  const numberOf = (storage: Storage) => {
    const number = numbers.get(storage) ?? (storages += 1)
    numbers.set(storage, number)
    return number
  }
  return {
    of(storage, version, detail) {
      const prefix = `${numberOf(storage)} ${version} ${detail}`
      return sharedObjects(
        (id) => cache.get(`${prefix} ${id}`),
        (id, object) => cache.set(`${prefix} ${id}`, object, weightOf(object)),
      )
    },
  }
}
