import { LRUCache } from 'lru-cache'

/** Bytes of an entry beside its key and value. */
const ENTRY_BYTES = 200
/** The share of a cache that one entry may take, so that none pushes out most of the others. */
const LARGEST_SHARE = 1 / 4

/** Values by text, of which the least recently used leave when all together exceed the bytes allowed. */
export interface BoundedCache<Value> {
  /** The value of the key, which counts as used. */
  get(key: string): Value | undefined
  /**
   * Stores a value, or changes its size; one that is too large for the cache is not stored.
   * @param bytes of the value; those of the key are added
   * @param ttl time to live, in ms; without end by default
   */
  set(key: string, value: Value, bytes: number, ttl?: number): void
  /** Counts other bytes for a value that is still there, whose time to live goes on. */
  resize(key: string, value: Value, bytes: number): void
  delete(key: string): void
  clear(): void
  /** Bytes of all keys and values. */
  readonly bytes: number
}

/**
 * LRU and TTL cache.
 * @param maxBytes of all keys and values together; none are stored when it is 0
 * @param now clock of the times to live, in ms
 */
export function createLruCache<Value>(
  maxBytes: number,
  now: () => number = () => performance.now(),
): BoundedCache<Value> {
  const cache = new LRUCache<string, { value: Value; bytes: number }>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    maxEntrySize: Math.max(1, Math.floor(maxBytes * LARGEST_SHARE)),
    sizeCalculation: ({ bytes }, key) => 2 * key.length + Math.ceil(bytes) + ENTRY_BYTES,
    ttlResolution: 0,
    // The library takes an entry of the time 0 for one without a time to live.
    perf: { now: () => 1 + now() },
  })
  return {
    get: (key) => cache.get(key)?.value,
    set: (key, value, bytes, ttl) => void cache.set(key, { value, bytes }, ttl === undefined ? {} : { ttl }),
    resize(key, value, bytes) {
      if (cache.peek(key)?.value === value) cache.set(key, { value, bytes }, { noUpdateTTL: true })
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
    get bytes() {
      return cache.calculatedSize
    },
  }
}
