import { statfs } from 'node:fs/promises'
import { defineGauge } from './registry.ts'

const free = defineGauge(
  'curia_disk_free_bytes',
  'Bytes that the service may still write to the disk of a folder, by what the folder holds',
  ['folder'],
)
const size = defineGauge('curia_disk_size_bytes', 'Size of the disk of a folder, by what the folder holds', [
  'folder',
])

/**
 * Has the disks of folders scraped.
 * @param folders by what they hold; null: there is none
 * @returns a function that ends it
 */
export function watchDisks(folders: Readonly<Record<string, string | null>>): () => void {
  const ends = Object.entries(folders).flatMap(([folder, path]) => {
    if (path === null) return []
    const disk = () => statfs(path).catch(() => null)
    return [
      free.register({ folder }, async () => {
        const found = await disk()
        return found && found.bavail * found.bsize
      }),
      size.register({ folder }, async () => {
        const found = await disk()
        return found && found.blocks * found.bsize
      }),
    ]
  })
  return () => ends.forEach((end) => end())
}
