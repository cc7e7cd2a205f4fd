import { z } from 'zod'
import {
  ampLevels,
  assertionSignificances,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'

/** Longest name that a filter takes. */
const LONGEST_NAME = 200

const name = (description: string) => z.string().min(1).max(LONGEST_NAME).optional().describe(description)

const several = <Value extends string>(values: readonly [Value, ...Value[]], description?: string) => {
  const list = z.array(z.enum(values)).max(values.length).optional()
  return description ? list.describe(description) : list
}

const wordsOf = <Value extends string>({ values }: { values: readonly Value[] }) =>
  values as unknown as readonly [Value, ...Value[]]

/** Every significance of evidence and of assertions. */
const significances = [...new Set([...evidenceSignificances.values, ...assertionSignificances.values])] as [
  string,
  ...string[],
]

export const asOfArgument = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .describe('Read a frozen state: its name, a date (newest state not after it) or knowledge version.')

export const cursorArgument = z.string().min(1).max(400).optional().describe('nextCursor of the page before.')

/** Arguments by which evidence and assertions are filtered. */
export const filterArguments = {
  kind: z.enum(['EVIDENCE', 'ASSERTION']).optional().describe('Default EVIDENCE.'),
  gene: name('Symbol, alias, former symbol or Entrez id.'),
  variant: name('With its gene, here or in gene: "BRAF V600E", "EML4-ALK", "KIT exon 11 mutation".'),
  molecularProfile: name('MPID or name, such as "BRAF V600E AND NOT KIT D816V".'),
  disease: name('Name, alias (NSCLC) or DOID:1909.'),
  diseaseScope: z
    .enum(['EXACT', 'NARROWER', 'BROADER', 'RELATED'])
    .optional()
    .describe('NARROWER (default): itself and below; BROADER: itself and above; RELATED: both.'),
  therapy: z
    .array(z.string().min(1).max(LONGEST_NAME))
    .max(10)
    .optional()
    .describe('Names, brands or NCIt codes.'),
  therapyMatch: z
    .enum(['ANY', 'ALL', 'ONLY'])
    .optional()
    .describe('ANY (default) of them; ALL; ONLY: exactly these.'),
  phenotype: name('Name or HP:0001250.'),
  source: name('PMID:20619739, "ASCO 161573", NCT00261846 or SID12.'),
  type: several(wordsOf(evidenceTypes)),
  level: several(wordsOf(evidenceLevels)),
  significance: several(significances),
  direction: z
    .enum(wordsOf(evidenceDirections))
    .optional()
    .describe('DOES_NOT_SUPPORT: the study did not find what significance says.'),
  origin: several(wordsOf(variantOrigins)),
  minRating: z.int().min(1).max(5).optional().describe('Leaves out unrated items.'),
  tier: several(wordsOf(ampLevels), 'Of assertions.'),
  status: several(wordsOf(evidenceStatuses), 'Default ACCEPTED.'),
  combinations: z
    .enum(['EXCLUDE', 'ALTERNATIVES', 'INCLUDE'])
    .optional()
    .describe(
      'Profiles of several variants. EXCLUDE (default with variant); ALTERNATIVES: adds those with OR that hold by this variant alone; INCLUDE.',
    ),
  asOf: asOfArgument,
}

const Filters = z.strictObject(filterArguments)

/** Filters as they were asked for. */
export type Filters = z.infer<typeof Filters>
