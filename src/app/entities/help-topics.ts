import { paths } from '#app/paths.ts'

/** Topics of the help page: the anchors of its sections. */
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
