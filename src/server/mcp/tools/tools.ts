import { countEvidence } from './count-evidence.ts'
import { findEvidence } from './find-evidence.ts'
import { getRecord } from './get-record.ts'
import type { McpTool } from './tool.ts'

/** Tools that read, in the order in which they are listed. */
export const readingTools: readonly McpTool[] = [getRecord, findEvidence, countEvidence]
