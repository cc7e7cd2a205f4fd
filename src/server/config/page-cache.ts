/** Megabytes for page caches of SQLite together, unless the configuration says otherwise. */
export const PAGE_CACHE_MB = 128
