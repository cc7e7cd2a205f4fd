import type { z } from 'zod'
import type { CoreConfig } from './core.ts'

/** Environment variables, each with what is allowed, its meaning and its default. */
export type Variables = Readonly<Record<string, z.ZodType>>

type ValuesOf<Shape extends Variables> = { [Name in keyof Shape]: z.infer<Shape[Name]> }

/** Settings of one feature: its environment variables, and what they configure. */
export interface Settings<Value = unknown, Shape extends Variables = Variables> {
  variables: Shape
  /** Variables that are missing or contradict others, each in a sentence. */
  incomplete?(values: ValuesOf<Shape>, core: CoreConfig): string[]
  read(values: ValuesOf<Shape>, core: CoreConfig): Value
}

/**
 * Declares settings, so that the types of values follow from the variables.
 * @example
 * export const mirrorSettings = defineSettings({
 *   variables: { MIRROR_MINUTES: minutes.default(10).describe('minutes between two runs of a mirror') },
 *   read: ({ MIRROR_MINUTES }) => ({ minutes: MIRROR_MINUTES }),
 * })
 */
export const defineSettings = <Shape extends Variables, Value>(
  settings: Settings<Value, Shape>,
): Settings<Value, Shape> => settings
