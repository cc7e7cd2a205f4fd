import { z } from 'zod'
import { cleanTexts } from '#domain/text/clean-text.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { parseValues } from '#server/errors/parse-values.ts'
import type { McpCaller, McpServices } from '../reading/mcp-services.ts'
import type { ToolName } from './tool-names.ts'

/** Services and caller of a call. */
export interface ToolCall {
  services: McpServices
  caller: McpCaller
}

/** A tool: what it is called with, what it answers, and how. */
export interface McpTool {
  name: ToolName
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** Whether it changes something. */
  writes: boolean
  run(call: ToolCall, args: unknown): Promise<object>
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The arguments without those that are null or empty, which filter nothing. */
function withoutEmptyArguments(args: unknown): unknown {
  if (args === null || typeof args !== 'object' || Array.isArray(args)) return args ?? {}
  return Object.fromEntries(Object.entries(args).filter(([, value]) => !isEmpty(value)))
}

/**
 * The arguments as the schema reads them.
 * @throws ClientError with a sentence for each that is wrong: argument, value and what is allowed
 */
function readArguments<Values>(schema: z.ZodType<Values>, args: unknown): Values {
  const parsed = parseValues(schema, cleanTexts(withoutEmptyArguments(args)))
  if (!parsed.ok) throw new ClientError('BAD_USER_INPUT', parsed.errors.join('; '))
  return parsed.values
}

/** The tool, with the types of its arguments and answer inferred. */
export const tool = <Input extends z.ZodRawShape, Output extends z.ZodRawShape>({
  input,
  output,
  run,
  writes = false,
  ...texts
}: {
  name: ToolName
  title: string
  description: string
  input: Input
  output: Output
  writes?: boolean
  run(call: ToolCall, args: z.infer<z.ZodObject<Input>>): Promise<z.input<z.ZodObject<Output>>>
}): McpTool => {
  const schema = z.strictObject(input)
  return {
    ...texts,
    writes,
    input: schema,
    output: z.object(output),
    run: async (call, args) => run(call, readArguments(schema, args) as z.infer<z.ZodObject<Input>>),
  }
}
