import type { ReactNode } from 'react'
import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { BoundFields, FieldsProps } from '#app/curation/forms/fields-props.ts'
import { DescriptionPreview } from '#app/curation/forms/revision/DescriptionPreview.tsx'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import type { RevisionOptions } from '#app/curation/forms/revision/use-revision.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import type { Described } from './DescribedFields.tsx'

/** The form that suggests changes of a record with a description; its fields lie on one card. */
export function DescribedRevision<Values extends Described>({
  title,
  children,
  ...options
}: RevisionOptions<Values> & {
  title: string
  children: (form: FieldsProps<Values>, field: BoundFields<Values>) => ReactNode
}) {
  const revision = useRevision<Values>(options)
  return (
    <RevisionBody
      revision={revision}
      viewer={options.props.viewer}
      preview={<DescriptionPreview revision={revision} />}
    >
      <FieldsCard title={title}>{children(revision, bindFields(revision))}</FieldsCard>
    </RevisionBody>
  )
}
