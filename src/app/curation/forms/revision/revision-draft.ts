import { z } from 'zod'
import { chosenNumber, typedText } from '../values.ts'
import type { Proposal } from './rebase.ts'

/** Draft of a revision: the values as proposed and as they were when it was begun, and what goes with it. */
export type RevisionDraft<Values> = Proposal<Values> & { comment: string; organizationId: number | null }

const members = z.record(z.string(), z.unknown()).catch({})
const StoredDraft = z.object({
  proposed: members,
  base: members,
  comment: typedText,
  organizationId: chosenNumber,
})

/** Reads a draft; what it lacks, e.g. after an update of the app, is as the record has it. */
export function readRevisionDraft<Values extends object>(
  stored: unknown,
  read: (values: unknown) => Values,
  present: Values,
): RevisionDraft<Values> {
  const { data } = StoredDraft.safeParse(stored)
  if (!data) return { proposed: present, base: present, comment: '', organizationId: null }
  return {
    proposed: read({ ...present, ...data.proposed }),
    base: read({ ...present, ...data.base }),
    comment: data.comment,
    organizationId: data.organizationId,
  }
}
