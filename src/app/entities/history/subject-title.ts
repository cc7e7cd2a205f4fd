import type { SubjectTitle_subjectFragment } from '#app/graphql/generated/history.ts'

/** Title of the record of an event: the claim of evidence and assertions with their tag, else the name. */
export const subjectTitle = (subject: SubjectTitle_subjectFragment): string =>
  'claimTitle' in subject ? `${subject.claimTitle} (${subject.name})` : subject.name
