import type { FastifyRequest } from 'fastify'

/** Names of the protocol are short; whatever else a client sends is not for a log. */
const NAME = /^[\w/-]{1,60}$/

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && NAME.test(value) ? value : undefined

/**
 * Notes a call: its method and the name of the tool, with the status. Duration and size are in the line of the request.
 * Never arguments, which may be about a patient, and never keys.
 */
export function logCall({ body, log }: FastifyRequest, { status }: Response): void {
  const { method, params }: { method?: unknown; params?: unknown } = Object(body)
  const { name }: { name?: unknown } = Object(params)
  const mcp = { method: nameIn(method), tool: method === 'tools/call' ? nameIn(name) : undefined, status }
  log.info({ mcp }, `MCP ${mcp.method ?? 'message'} ${mcp.tool ?? ''}`.trimEnd())
}
