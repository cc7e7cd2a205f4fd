import { it } from 'vitest'
import { isWholeRun } from './whole-run.ts'

/** Defines a test of several seconds that only a whole run has. */
export const itInWholeRun: (title: string, test: () => Promise<void>) => void = isWholeRun ? it : () => {}
