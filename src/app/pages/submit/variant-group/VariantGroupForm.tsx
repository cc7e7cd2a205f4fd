import { useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { notDone, tell } from '#app/curation/forms/references/asking.ts'
import { searchVariants } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { OrganizationField } from '#app/curation/forms/submission/OrganizationField.tsx'
import { organizationRules } from '#app/curation/forms/submission/sending-rules.ts'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { longestTexts } from '#domain/text-lengths.ts'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { idsOf, isEmptyValue } from '#app/curation/forms/values.ts'
import { SubmitVariantGroupDocument } from '#app/graphql/generated/submit-variant-group.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import { blankVariantGroup, brokenVariantGroupRules, VariantGroupValues } from './variant-group-values.ts'

const fieldOf = { name: 'name', description: 'description' } as const

/** Makes a variant group. */
export function VariantGroupForm({ viewer, draftId, start }: FormGiven<VariantGroupValues>) {
  const draft = useDraft<VariantGroupValues>({
    kind: 'variant-group',
    id: draftId,
    userId: viewer.id,
    initial: { ...blankVariantGroup, ...start.values },
    read: (kept) => VariantGroupValues.safeParse(kept).data ?? blankVariantGroup,
    titleOf: ({ name }) => name.trim() || 'Variant group',
  })
  const { values, set } = draft
  const membership = useOrganizations(values.organizationId)
  const [made, setMade] = useState<{ id: number; name: string } | null>(null)
  const form = useCurationForm({
    values,
    broken: [...brokenVariantGroupRules(values), ...organizationRules(membership)],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf,
    send: async () => {
      const told = await tell(SubmitVariantGroupDocument, {
        input: {
          name: values.name.trim(),
          description: values.description.trim() || null,
          variantIds: idsOf(values.variants),
          sourceIds: idsOf(values.sources),
          organizationId: membership.organizationId,
          clientMutationId: draft.ownId,
        },
      })
      const group = told.ok ? told.result.submitVariantGroup?.variantGroup : undefined
      if (!group) return told.ok ? notDone('There was no answer.') : told
      draft.forget()
      client.cache.evict({ fieldName: 'browseVariantGroups' })
      setMade({ id: group.id, name: group.name })
      return told
    },
  })
  if (made)
    return (
      <Submitted
        title={`${made.name} is there`}
        steps={[{ name: 'Open the variant group', href: paths.variantGroup.href(made.id) }]}
      />
    )
  return (
    <FormBody
      label="Variant group"
      href={paths.submitVariantGroup.href()}
      draft={draft}
      form={form}
      startProblem={start.problem}
      submitLabel="Make variant group"
      actingFor={membership.organizationId}
    >
      <Card title="Variant group">
        <div className="space-y-4">
          <TypedText
            label="Name"
            name="name"
            text={values.name}
            onType={(name) => set({ name })}
            hint="5 characters or more; no other group may have it."
            longest={longestTexts.name}
            error={form.errorOf('name')}
          />
          <TypedText
            label="Description (optional)"
            name="description"
            lines={4}
            text={values.description}
            onType={(description) => set({ description })}
            hint="What the variants have in common."
            longest={longestTexts.description}
            error={form.errorOf('description')}
          />
          <ReferenceField
            label="Variants"
            kind="variant"
            name="variants"
            search={searchVariants}
            minimum={2}
            chosen={values.variants}
            onChoose={(variants) => set({ variants: [...variants] })}
            hint="Gene and variant, such as BRAF V600E, or the variant alone."
          />
          <SourceField
            label="Sources (optional)"
            name="sources"
            chosen={values.sources}
            onChoose={(sources) => set({ sources: [...sources] })}
          />
          <OrganizationField
            membership={membership}
            onOrganization={(organizationId) => set({ organizationId })}
            error={form.errorOf('organizationId')}
          />
        </div>
      </Card>
    </FormBody>
  )
}
