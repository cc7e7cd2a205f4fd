import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { putInPlace } from '#server/files/folder-owner.ts'
import { fileDigest } from '#server/states/file-digest.ts'
import { databaseName } from '#server/config/database-url.ts'
import type { Location } from '#server/config/database-url.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { newestMigration } from '#server/storage/migrations/migrate.ts'
import { version } from '#server/config/version.ts'

const CONTENT = 'backup of a Curia database'

const Manifest = z.object({
  content: z.literal(CONTENT),
  /** Name of the file. */
  file: z.string(),
  bytes: z.number(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Version of Curia, and the newest migration that it knows. */
  version: z.string(),
  migration: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Name of the database. */
  database: z.string(),
})

/** Description of a backup, in a file beside it. */
export type BackupManifest = z.infer<typeof Manifest>

/** Path of the manifest of a backup. */
export const manifestPath = (file: string): string => `${file}.json`

/**
 * Writes the manifest of a backup, before the backup has its name: there is none without a manifest.
 * @param part the backup under the name that it has while it is made
 */
export async function writeManifest(file: string, part: string, location: Location, at: Date): Promise<void> {
  const { engine } = location
  const manifest: BackupManifest = {
    content: CONTENT,
    file: basename(file),
    bytes: (await stat(part)).size,
    sha256: await fileDigest(part),
    createdAt: at.toISOString(),
    version,
    migration: newestMigration,
    engine,
    database: databaseName(location),
  }
  const manifestPart = `${part}-manifest`
  await writeFile(manifestPart, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await syncToDisk(manifestPart)
  await putInPlace(manifestPart, manifestPath(file))
}

/** The manifest of a backup; null for one without. @throws ClientError when it cannot be read */
async function readManifest(file: string): Promise<BackupManifest | null> {
  const path = manifestPath(file)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new ClientError(
      'BAD_REQUEST',
      `${path} is no manifest of a backup: copy it again with the backup, or remove it to restore without verification`,
    )
  }
}

/** Checks whether a backup has as many bytes as its manifest says; one without a manifest must have some. */
export async function hasItsLength(file: string): Promise<boolean> {
  const size = (await stat(file).catch(() => null))?.size ?? 0
  const manifest = await readManifest(file).catch(() => ({ bytes: -1 }))
  return size > 0 && size === (manifest?.bytes ?? size)
}

/**
 * Compares a backup with its manifest.
 * @returns the manifest; null for a backup without one, which was made before there were manifests or copied without it
 * @throws ClientError when the file is not the one that was backed up
 */
export async function verifyBackup(file: string): Promise<BackupManifest | null> {
  const manifest = await readManifest(file)
  if (!manifest) return null
  const { bytes, sha256, createdAt } = manifest
  const { size } = await stat(file)
  const again = `Copy it again from where it was made (${createdAt}), or restore another backup`
  if (size !== bytes)
    throw new ClientError(
      'BAD_REQUEST',
      `${file} is damaged: it has ${size} bytes, and its manifest names ${bytes}. ${again}`,
    )
  const found = await fileDigest(file)
  if (found !== sha256)
    throw new ClientError(
      'BAD_REQUEST',
      `${file} is damaged: its SHA-256 is ${found}, and its manifest names ${sha256}. ${again}`,
    )
  return manifest
}
