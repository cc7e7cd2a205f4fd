import type { Dialect } from '../dialect.ts'
import { oneOf } from './ddl.ts'

const DESIGNS = 'CLINICAL_TRIAL COHORT_STUDY CASE_REPORT META_ANALYSIS ANIMAL_MODEL CELL_LINE'

/** The design of the study that an evidence item comes from. */
export const studyDesign = ({ types: { text } }: Dialect): string[] => [
  `alter table evidence_items add column study_design ${text} ${oneOf('study_design', DESIGNS)}`,
]
