import type { FastifyRequest } from 'fastify'
import { toolNames } from '#server/mcp/tools/tool-names.ts'

/** Methods of the protocol. */
const METHOD =
  /^(?:initialize|ping|server\/discover|(?:tools|prompts|resources|resources\/templates)\/list|tools\/call|prompts\/get|resources\/(?:read|subscribe|unsubscribe)|completion\/complete|logging\/setLevel|subscriptions\/listen|notifications\/(?:initialized|cancelled|progress))$/

/** A name that is ours or of the protocol: whatever else a client sends may be about a patient. */
const ownName = (value: unknown, isOurs: (name: string) => boolean): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' && isOurs(value) ? value : 'unknown'

/**
 * Notes a call: its method and the name of the tool, with the status. Duration and size are in the line of the request.
 * Never arguments, which may be about a patient, and never keys.
 */
export function logCall({ body, log }: FastifyRequest, { status }: Response): void {
  const { method, params }: { method?: unknown; params?: unknown } = Object(body)
  const { name }: { name?: unknown } = Object(params)
  const isTool = (text: string) => toolNames.some((one) => one === text)
  const mcp = {
    method: ownName(method, (text) => METHOD.test(text)),
    tool: method === 'tools/call' ? ownName(name, isTool) : undefined,
    status,
  }
  log.info({ mcp }, `MCP ${mcp.method ?? 'message'} ${mcp.tool ?? ''}`.trimEnd())
}
