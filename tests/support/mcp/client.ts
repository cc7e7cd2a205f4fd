import type { FastifyInstance } from 'fastify'
import type { CallTool } from './questions.ts'

/** Revisions of the protocol that clients speak. */
export const eras = ['2026-07-28', '2025-06-18'] as const
export type Era = (typeof eras)[number]

/** An answer of the endpoint. */
export interface McpAnswer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: {
    result?: Record<string, unknown> & {
      content?: { text: string }[]
      structuredContent?: Record<string, unknown>
      isError?: boolean
    }
    error?: { code: number; message: string }
  }
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** The JSON of an answer that is JSON, or a stream of one event. */
function parsed(text: string): McpAnswer['body'] {
  const data = text.split('\n').find((line) => line.startsWith('data:'))
  const json = data ? data.slice('data:'.length) : text
  return json.trim() === '' ? {} : (JSON.parse(json) as McpAnswer['body'])
}

/** Sends a request to `/mcp` of an application, by the protocol of an era. */
export async function askMcp(
  app: FastifyInstance,
  method: string,
  params: Record<string, unknown> = {},
  { era = eras[0], headers = {} }: { era?: Era; headers?: Record<string, string> } = {},
): Promise<McpAnswer> {
  const isModern = era === '2026-07-28'
  const name = params['name'] ?? params['uri']
  const response = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': era,
      ...(isModern && { 'mcp-method': method }),
      ...(isModern && typeof name === 'string' && { 'mcp-name': name }),
      ...headers,
    },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: isModern ? { ...params, _meta: envelope } : params,
    },
  })
  return { status: response.statusCode, headers: response.headers, body: parsed(response.payload) }
}

/** Calls tools of an application; an error of a tool is one of the test. */
export const toolCaller =
  (app: FastifyInstance, options: { era?: Era; headers?: Record<string, string> } = {}): CallTool =>
  async (name, args) => {
    const { status, body } = await askMcp(app, 'tools/call', { name, arguments: args }, options)
    const { result, error } = body
    if (!result?.structuredContent)
      throw new Error(
        `${name} answered ${status}: ${error?.message ?? result?.content?.[0]?.text ?? 'nothing'}`,
      )
    if (result.content?.[0]?.text !== JSON.stringify(result.structuredContent))
      throw new Error('the text is another than the structured content')
    return result.structuredContent
  }
