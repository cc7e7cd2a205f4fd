import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '#app/entities/entities.ts'
import type { EvidenceValues } from './evidence-submission.ts'

/** What became of the form, with the ways on that keep a curator's hands on the paper. */
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
          ? [{ name: 'More from the same source', href: hrefWith(submit, { sourceId: String(source.id) }) }]
          : []),
        { name: 'Another one like it', href: hrefWith(submit, { from: tag }) },
        ...(molecularProfile
          ? [
              {
                name: 'An assertion that cites it',
                href: hrefWith(paths.submitAssertion.href(), { evidenceItemIds: String(id) }),
              },
            ]
          : []),
      ]}
    >
      <p>
        Editors find it in the queue of submitted evidence. You are told when somebody comments on it or
        decides.
      </p>
    </Submitted>
  )
}
