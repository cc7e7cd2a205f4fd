import { McpServer } from '@modelcontextprotocol/server'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { ClientError } from '#server/errors/client-error.ts'
import { version } from '#server/config/version.ts'
import { registerPrompts } from './context/prompts.ts'
import { registerResources } from './context/resources.ts'
import { instructions } from './instructions.ts'
import { plainTexts } from './output/plain-text.ts'
import type { McpCaller, McpServices } from './reading/mcp-services.ts'
import { listedSchema } from './tools/listed-schema.ts'
import { toolsOf } from './tools/tools.ts'
import type { McpTool } from './tools/tool.ts'

/** How long clients may keep lists, which change with the version of the program alone, in ms. */
const LISTS_MS = 3_600_000

/** A call that failed otherwise than by what the model sent. */
export type OnFailure = (error: unknown) => string

const errorResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

/** Calls a tool; what the model sent wrong is an answer with a sentence about it. */
async function call(
  tool: McpTool,
  args: unknown,
  { services, caller, onFailure }: { services: McpServices; caller: McpCaller; onFailure: OnFailure },
): Promise<CallToolResult> {
  try {
    const structuredContent = plainTexts(await tool.run({ services, caller }, args)) as Record<
      string,
      unknown
    >
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
  } catch (error) {
    if (error instanceof ClientError && error.retryAfter === undefined) return errorResult(error.message)
    return errorResult(onFailure(error))
  }
}

/**
 * Takes from the SDK's tables of tools, prompts and resources what every object inherits: a tool called `toString` would be
 * disabled instead of unknown.
 */
function withoutInheritedNames(server: McpServer): void {
  for (const [name, table] of Object.entries(server))
    if (name.startsWith('_registered')) Object.setPrototypeOf(table, null)
}

/**
 * A server for one caller: the tools, resources and prompts that are theirs.
 * @param onFailure hears of what failed otherwise, and gives the sentence for the model
 */
export function mcpServer(services: McpServices, caller: McpCaller, onFailure: OnFailure): McpServer {
  const cacheScope = caller.viewer ? 'private' : 'public'
  const listed = { ttlMs: LISTS_MS, cacheScope } as const
  const server = new McpServer(
    { name: 'curia', title: services.name, version },
    {
      instructions: instructions(services.name),
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      cacheHints: {
        'server/discover': listed,
        'tools/list': listed,
        'resources/list': listed,
        'resources/templates/list': listed,
        'prompts/list': listed,
      },
    },
  )
  withoutInheritedNames(server)
  for (const tool of toolsOf(caller))
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: listedSchema(tool.input, 'input'),
        outputSchema: listedSchema(tool.output, 'output'),
        annotations: {
          readOnlyHint: !tool.writes,
          openWorldHint: false,
          ...(tool.writes && { destructiveHint: false, idempotentHint: true }),
        },
      },
      (args: unknown) => call(tool, args, { services, caller, onFailure }),
    )
  registerResources(server, services, caller)
  registerPrompts(server, services, caller)
  return server
}
