/** Numbers of requests allowed per window; 0 for no limit. */
export interface RequestLimits {
  /** For each client address without key and session. */
  anonymous: number
  /** For each user. */
  user: number
  /** HTML pages of the app for each client address; no limit unless given. */
  documents?: number
  /** Mutations of each user who is new or in no organization; no limit unless given. */
  newUser?: number
  windowSeconds: number
}

/** 3 a second over 5 minutes (knowledgebase API, section 8); users have no limit. */
export const defaultRequestLimits: RequestLimits = {
  anonymous: 900,
  user: 0,
  documents: 900,
  newUser: 300,
  windowSeconds: 300,
}
