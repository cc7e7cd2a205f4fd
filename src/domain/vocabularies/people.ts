import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Rights grow in this order; every administrator has the rights of an editor. */
export const userRoles = vocabulary('UserRole', ['CURATOR', 'EDITOR', 'ADMIN'], {
  legacyLabels: { CURATOR: 'curator', EDITOR: 'editor', ADMIN: 'admin' },
  alsoRead: { Administrator: 'ADMIN' },
})
export type UserRole = ValueOf<typeof userRoles>

export const areasOfExpertise = vocabulary('AreaOfExpertise', [
  'PATIENT_ADVOCATE',
  'CLINICAL_SCIENTIST',
  'RESEARCH_SCIENTIST',
])
export type AreaOfExpertise = ValueOf<typeof areasOfExpertise>

/** State of a person's latest conflict-of-interest statement; CONFLICT is current and declares one. */
export const coiStatuses = vocabulary('CoiStatus', ['MISSING', 'EXPIRED', 'CONFLICT', 'VALID'], {
  legacyLabels: { MISSING: 'missing', EXPIRED: 'expired', CONFLICT: 'conflict', VALID: 'valid' },
})
export type CoiStatus = ValueOf<typeof coiStatuses>

/** When somebody gets notifications by mail. */
export const notificationMails = vocabulary('NotificationMail', ['NONE', 'AT_ONCE', 'DAILY'], {
  labels: { NONE: 'Never', AT_ONCE: 'At once', DAILY: 'Once a day' },
})
export type NotificationMail = ValueOf<typeof notificationMails>
