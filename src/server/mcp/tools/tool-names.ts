/** Names of the tools, in the order in which they are listed. */
export const toolNames = [
  'search_records',
  'get_record',
  'find_evidence',
  'count_evidence',
  'match_alterations',
  'list_changes',
  'submit_draft',
] as const
export type ToolName = (typeof toolNames)[number]
