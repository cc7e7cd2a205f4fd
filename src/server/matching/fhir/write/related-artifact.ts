import type { Extension, RelatedArtifact } from '@medplum/fhirtypes'

/** The extension by which a resource names what it is made from or cites. */
export const relatedArtifact = (artifact: RelatedArtifact): Extension => ({
  url: 'http://hl7.org/fhir/StructureDefinition/workflow-relatedArtifact',
  valueRelatedArtifact: artifact,
})
