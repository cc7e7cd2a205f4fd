import { createHash } from 'node:crypto'
import { keyOf } from '#domain/records/field-values.ts'
import type { FieldValue } from '#domain/records/field-values.ts'

/** By which the database knows two pending suggestions of the same for one subject: `revisions.suggestion_digest`. */
export const suggestionDigest = (fieldName: string, suggested: FieldValue): string =>
  createHash('sha256')
    .update(`${fieldName} ${keyOf(suggested)}`)
    .digest('base64')
