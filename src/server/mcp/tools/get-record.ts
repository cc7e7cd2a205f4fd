import { z } from 'zod'
import { asOfArgument } from '../evidence/filters.ts'
import { knowledgeShape } from '../output/schemas.ts'
import { recordOf, referredRecord } from '../records/find-record.ts'
import { recordShape } from '../records/record-shapes.ts'
import { recordVersion } from '../records/versions.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

/** One record by its reference. */
export const getRecord = tool({
  name: 'get_record',
  title: 'Get a record',
  description:
    'One record whole: evidence, assertion, gene, variant, molecular profile, variant group, source, disease or therapy; with version an earlier version, with asOf as it was in a state. Use it with a ref of another answer or an identifier; by name use search_records. Examples: {"ref": "EID1409"}, {"ref": "EID137", "asOf": "2021-02-01"}.',
  input: {
    ref: z
      .string()
      .min(1)
      .max(100)
      .describe(
        'EID1409, AID7, VID12, MPID12, GID5, FID5, VGID1, SID1, DID1, TID1, PMID:…, ASCO …, DOID:…, NCIT:…, CA…, rs…',
      ),
    version: z.int().min(1).optional().describe('Number of a version of the record.'),
    asOf: asOfArgument,
  },
  output: { knowledge: knowledgeShape, record: recordShape },
  run: ({ services, caller }, { ref, version, asOf }) =>
    ofKnowledge(services, { asOf, signal: caller.signal }, async (reading) => {
      const found = await referredRecord(reading, ref)
      const record =
        version === undefined ? await recordOf(reading, found) : await recordVersion(reading, found, version)
      return { knowledge: reading.knowledge, record }
    }),
})
