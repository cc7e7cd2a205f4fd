import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '#app/entities/entities.ts'
import type { EvidenceValues } from './evidence-submission.ts'

/** Outcome of the form, with the ways on that keep a curator's hands on the paper. */
export function EvidenceSubmitted({ id, values }: { id: number; values: EvidenceValues }) {
  const tag = tagText('evidenceItem', id)
  const { source, molecularProfile } = values
  const submit = paths.submitEvidence.href()
  return (
    <Submitted
      title={`${tag} was submitted`}
      steps={[
        { name: `Open ${tag}`, href: paths.evidenceItem.href(id) },
        ...(source
          ? [
              {
                name: 'Add evidence from the same source',
                href: hrefWith(submit, { sourceId: String(source.id) }),
              },
            ]
          : []),
        { name: 'Duplicate', href: hrefWith(submit, { from: tag }) },
        ...(molecularProfile
          ? [
              {
                name: 'Add assertion',
                href: hrefWith(paths.submitAssertion.href(), { evidenceItemIds: String(id) }),
              },
            ]
          : []),
      ]}
    >
      <p>It is now in the review queue. You will be notified of comments and decisions.</p>
    </Submitted>
  )
}
