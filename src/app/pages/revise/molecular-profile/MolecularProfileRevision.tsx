import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { TextListField } from '#app/curation/forms/TextListField.tsx'
import { SuggestMolecularProfileRevisionDocument } from '#app/graphql/generated/revise-molecular-profile.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import {
  molecularProfileFields,
  molecularProfileInput,
  MolecularProfileState,
} from './molecular-profile-state.ts'
import type { MolecularProfileToRevise } from './revise-molecular-profile-loader.ts'

/** Suggests changes of a molecular profile. */
export function MolecularProfileRevision(props: RevisionProps<MolecularProfileToRevise>) {
  return (
    <DescribedRevision<MolecularProfileState>
      title="Molecular profile"
      kind="molecular-profile-revision"
      props={props}
      read={(values) => MolecularProfileState.parse(values)}
      fields={molecularProfileFields}
      violationsOf={() => []}
      send={suggestion(
        SuggestMolecularProfileRevisionDocument,
        (answer) => answer.suggestMolecularProfileRevision,
        molecularProfileInput,
      )}
    >
      {(form, field) => (
        <>
          <DescribedFields
            {...form}
            hint="Clinical relevance of the profile, as supported by its evidence."
          />
          {props.record.isComplex ? (
            <TextListField
              label="Aliases"
              {...field.texts('aliases')}
              hint="Other names of the profile, stored in capitals."
            />
          ) : (
            <p className="text-sm text-muted">
              This profile has the aliases of its variant: revise them there.
            </p>
          )}
        </>
      )}
    </DescribedRevision>
  )
}
