import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { FormProps } from '#app/curation/forms/FormPage.tsx'
import { resultWith, mutate } from '#app/apollo/mutate.ts'
import { searchVariants } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { OrganizationField } from '#app/curation/forms/submission/OrganizationField.tsx'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { idsOf } from '#app/curation/forms/values.ts'
import { SubmitVariantGroupDocument } from '#app/graphql/generated/submit-variant-group.ts'
import { SubmissionBody } from '#app/curation/forms/submission/SubmissionBody.tsx'
import { useSubmissionForm } from '#app/curation/forms/submission/use-submission-form.ts'
import { paths } from '#app/paths.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { blankVariantGroup, variantGroupViolations, VariantGroupValues } from './variant-group-values.ts'

const fieldOf = { name: 'name', description: 'description' } as const

/** Makes a variant group. */
export function VariantGroupForm(props: FormProps<VariantGroupValues>) {
  const submission = useSubmissionForm<VariantGroupValues, { id: number; name: string }>({
    kind: 'variant-group',
    props,
    blank: blankVariantGroup,
    read: (stored) => VariantGroupValues.safeParse(stored).data,
    titleOf: ({ name }) => name.trim() || 'Variant group',
    violationsOf: variantGroupViolations,
    comment: 'none',
    fieldOf,
    send: async ({ name, description, variants, sources }, { organizationId, clientMutationId }) => {
      const result = await mutate(SubmitVariantGroupDocument, {
        input: {
          name: name.trim(),
          description: description.trim() || null,
          variantIds: idsOf(variants),
          sourceIds: idsOf(sources),
          organizationId,
          clientMutationId,
        },
      })
      return resultWith(result, (answer) => answer.submitVariantGroup?.variantGroup)
    },
    makesStale: 'variantGroup',
  })
  const { set, errorOf, membership, made } = submission
  const field = bindFields(submission)
  if (made)
    return (
      <Submitted
        title={`${made.name} was created`}
        steps={[{ name: 'Open the variant group', href: paths.variantGroup.href(made.id) }]}
      />
    )
  return (
    <SubmissionBody submission={submission} label="Variant group" submitLabel="Create variant group">
      <FieldsCard title="Variant group">
        <TypedText
          label="Name"
          {...field.text('name')}
          hint="At least 5 characters, unique among groups."
          longest={longestTexts.name}
        />
        <TypedText
          label="Description (optional)"
          {...field.text('description')}
          lines={4}
          hint="What the variants have in common."
          longest={longestTexts.description}
        />
        <ReferenceField
          label="Variants"
          kind="variant"
          {...field.choice('variants')}
          search={searchVariants}
          minimum={2}
          hint="Gene and variant, such as BRAF V600E, or the variant alone."
        />
        <SourceField label="Sources (optional)" {...field.choice('sources')} />
        <OrganizationField
          membership={membership}
          onOrganization={(organizationId) => set({ organizationId })}
          error={errorOf('organizationId')}
        />
      </FieldsCard>
    </SubmissionBody>
  )
}
