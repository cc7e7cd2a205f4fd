import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the public releases: CURIA_RELEASES, else `../shared/data` beside the repository. */
const releasesFolder = resolve(
  process.env['CURIA_RELEASES'] || join(import.meta.dirname, '../../../../shared/data'),
)

/** A public release on this machine, or null: its tests are then skipped by name. */
function releaseFolder(name: string): string | null {
  const folder = join(releasesFolder, name)
  return existsSync(folder) ? folder : null
}

/** The release of 1 August 2024, of the form with molecular profiles. Null when this machine has no copy. */
export const release2024 = releaseFolder('civic-2024-08-01')

/** The release of 1 February 2021, of the older form: evidence names gene, variant and coordinates. */
export const release2021 = releaseFolder('civic-2021-02-01')
