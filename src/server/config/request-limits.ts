/** Number of requests allowed in a window; 0: as many as they like. */
export interface RequestLimits {
  /** For each client address without key and session. */
  anonymous: number
  /** For each user. */
  user: number
  /** Documents of the app for each client address; as many as they like unless given. */
  documents?: number
  /** Mutations of each user who is new or in no organization; as many as they like unless given. */
  newUser?: number
  windowSeconds: number
}

/** 3 a second over 5 minutes (knowledgebase API, section 8); those who are known have no limit. */
export const defaultRequestLimits: RequestLimits = {
  anonymous: 900,
  user: 0,
  documents: 900,
  newUser: 300,
  windowSeconds: 300,
}
