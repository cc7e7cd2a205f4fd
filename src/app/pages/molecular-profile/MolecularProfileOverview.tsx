import { variation } from '#app/entities/tables/table-source.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { MolecularProfilePageQuery } from '#app/graphql/generated/molecular-profile-page.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { HelpLabel } from '#app/entities/evidence/HelpLabel.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { ProfileDefinition, isSimpleProfile } from '#app/entities/profile/ProfileDefinition.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { SourceList } from '#app/entities/source/SourceList.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordColumns } from '../RecordPage.tsx'

type Profile = NonNullable<MolecularProfilePageQuery['molecularProfile']>

/** When a profile applies, what is known of it, and its own evidence. */
export function MolecularProfileOverview({
  profile,
  evidenceCount,
}: {
  profile: Profile
  evidenceCount: number
}) {
  const hasDescription = profile.descriptionWithTags.length > 0 || profile.sources.length > 0
  const facts = (
    <Card title="Score and evidence">
      <ProfileFacts profile={profile} />
    </Card>
  )
  return (
    <div className="space-y-4">
      <ClinicalSummary
        subject={{ kind: 'molecularProfile', id: profile.id, name: profile.name }}
        summary={profile.clinicalSummary}
      />
      {hasDescription || !isSimpleProfile(profile) ? (
        <RecordColumns
          main={
            <>
              <ProfileDefinition profile={profile} />
              {hasDescription ? (
                <Card title="Description">
                  {profile.descriptionWithTags.length > 0 ? (
                    <RichText segments={profile.descriptionWithTags} />
                  ) : null}
                  {profile.sources.length > 0 ? (
                    <div className="mt-3 text-sm">
                      <h3 className="mb-1 font-semibold">Sources</h3>
                      <SourceList sources={profile.sources} />
                    </div>
                  ) : null}
                </Card>
              ) : null}
            </>
          }
          aside={facts}
        />
      ) : (
        facts
      )}
      <section aria-labelledby="evidence">
        <h2 id="evidence" className="mb-2 font-semibold">
          Evidence ({formatNumber(evidenceCount)})
        </h2>
        <RecordTable
          table={profileEvidenceTable}
          caption={`Evidence for ${profile.name}`}
          fixed={{ molecularProfileId: profile.id }}
          expected={evidenceCount}
          fit="part"
        />
      </section>
      <RecordColumns
        main={<CiteRecord kind="molecularProfile" id={profile.id} name={profile.name} />}
        aside={
          profile.lastAcceptedRevisionEvent ? (
            <Card title="Provenance">
              <Provenance steps={[{ name: 'Last changed', event: profile.lastAcceptedRevisionEvent }]} />
            </Card>
          ) : null
        }
      />
    </div>
  )
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const { acceptedCount, submittedCount, rejectedCount } = profile.evidenceCountsByStatus
  return (
    <>
      <Facts
        facts={[
          {
            name: 'Molecular profile score',
            label: <HelpLabel topic="score">Molecular profile score</HelpLabel>,
            value: <strong>{formatNumber(profile.molecularProfileScore)}</strong>,
          },
          {
            name: 'Evidence by status',
            value: (
              <EvidenceCounts
                counts={{ accepted: acceptedCount, submitted: submittedCount, rejected: rejectedCount }}
              />
            ),
          },
          { name: 'Evidence by type', value: typesText(profile.evidenceCountsByType) },
          {
            name: 'Variants',
            value: (
              <EntityLinks
                kind="variant"
                records={profile.variants.map(({ id, name, feature }) => ({
                  id,
                  name: `${feature.name} ${name}`,
                }))}
              />
            ),
          },
          { name: 'Aliases', value: profile.molecularProfileAliases.join(', ') },
        ]}
      />
      <p className="mt-2 text-xs text-muted">
        Score = Σ level weight (A 10, B 5, C 2.5, D 1, E 0.25) × rating over accepted evidence.
      </p>
    </>
  )
}

const profileEvidenceTable = variation(tables.evidence, (table) => ({
  ...table,
  name: 'profile-evidence',
  columns: table.columns.filter(({ id }) => id !== 'molecularProfileName'),
}))

function typesText(counts: Profile['evidenceCountsByType']): string {
  return [
    [counts.predictiveCount, 'predictive'] as const,
    [counts.diagnosticCount, 'diagnostic'] as const,
    [counts.prognosticCount, 'prognostic'] as const,
    [counts.predisposingCount, 'predisposing'] as const,
    [counts.oncogenicCount, 'oncogenic'] as const,
    [counts.functionalCount, 'functional'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${formatNumber(count)} ${type}`)
    .join(', ')
}
