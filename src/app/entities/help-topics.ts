import { paths } from '#app/paths.ts'

/** What the help page explains: the anchors of its sections. */
export type HelpTopic =
  | 'level'
  | 'rating'
  | 'type'
  | 'significance'
  | 'direction'
  | 'origin'
  | 'score'
  | 'tier'
  | 'status'

/** Where a term of a record is explained. */
export const helpHref = (topic: HelpTopic): string => `${paths.help.href()}#${topic}`
