import type { CitedVersion_versionFragment } from '#app/graphql/generated/citation.ts'
import { VersionCitation } from '#app/entities/source/VersionCitation.tsx'
import { Card } from '#app/ui/Card.tsx'

/** Citation of the version that the page shows. */
export function CiteVersion({ version }: { version: CitedVersion_versionFragment }) {
  return (
    <Card title="Cite this version">
      <VersionCitation version={version} />
    </Card>
  )
}
