/**
 * Marks a field whose resolver may compute for a millisecond at each object, such as one that cuts or compares long
 * texts: each waits while others should go first.
 */
export const SLOW = { extensions: { slow: true } } as const
