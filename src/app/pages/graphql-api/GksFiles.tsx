import { use } from 'react'
import { Facts } from '#app/ui/Facts.tsx'
import { fileSizeText } from '#app/ui/file-size.ts'
import type { GksRelease } from './gks-releases.ts'

/** What the files hold, by a part of their names. */
const contents: readonly [part: string, name: string][] = [
  ['-gks-clinical-significance.json', 'GKS: assertions by AMP/ASCO/CAP tier'],
  ['-gks-oncogenicity.json', 'GKS: assertions of oncogenicity'],
  ['-gks-pathogenicity.json', 'GKS: assertions of pathogenicity'],
  ['-gks-base.json', 'GKS: assertions without a classification'],
  ['-gks-evidence.ndjson', 'GKS: evidence'],
  ['-gks-molecular-profiles.ndjson', 'GKS: molecular profiles'],
]

/** The files of a release in GA4GH GKS; nothing for one that has none. */
export function GksFiles({ release, releases }: { release: string; releases: Promise<GksRelease[]> }) {
  const { files = [] } = use(releases).find(({ name }) => name === release) ?? {}
  if (files.length === 0) return null
  return (
    <div className="border-t border-line">
      <Facts
        facts={contents.map(([part, name]) => {
          const file = files.find(({ filename }) => filename.startsWith(`${release}${part}`))
          return {
            name,
            value: file && (
              <>
                <a className="link" href={file.path} download>
                  {file.filename}
                </a>{' '}
                <span className="whitespace-nowrap text-muted">{fileSizeText(file.bytes)}</span>
              </>
            ),
          }
        })}
      />
    </div>
  )
}
