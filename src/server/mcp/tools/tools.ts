import { countEvidence } from './count-evidence.ts'
import { findEvidence } from './find-evidence.ts'
import { getRecord } from './get-record.ts'
import { listChangesTool } from './list-changes.ts'
import { matchAlterations } from './match-alterations.ts'
import { searchRecords } from './search-records.ts'
import { submitDraft } from './submit-draft.ts'
import type { McpCaller } from '../reading/mcp-services.ts'
import type { McpTool } from './tool.ts'

/** Tools that read, in the order in which they are listed. */
const readingTools: readonly McpTool[] = [
  searchRecords,
  getRecord,
  findEvidence,
  countEvidence,
  matchAlterations,
  listChangesTool,
]

/** The tools of a caller: only with a key is there anything to submit. */
export const toolsOf = ({ submit }: Pick<McpCaller, 'submit'>): readonly McpTool[] =>
  submit ? [...readingTools, submitDraft] : readingTools
