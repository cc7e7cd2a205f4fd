import { McpServer, ResourceTemplate, completable } from '@modelcontextprotocol/server'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A PNG and a WAV of one sample, as the suites want some. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA='

const text = (value: string) => ({ type: 'text' as const, text: value })
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' }
const embedded = (uri: string, value: string, mimeType = 'text/plain') => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: value },
})

const contents: Readonly<Record<string, CallToolResult>> = {
  test_simple_text: { content: [text('This is a simple text response for testing.')] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] },
  test_embedded_resource: {
    content: [embedded('test://embedded-resource', 'This is an embedded resource content.')],
  },
  test_multiple_content_types: {
    content: [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
    ],
  },
  test_error_handling: {
    content: [text('This tool intentionally returns an error for testing')],
    isError: true,
  },
}

function registerTools(server: McpServer): void {
  for (const [name, result] of Object.entries(contents))
    server.registerTool(name, { description: 'Fixture.' }, () => result)
  server.registerTool('test_tool_with_progress', { description: 'Fixture.' }, async (context) => {
    const { _meta: meta } = context.mcpReq
    const progressToken = meta?.progressToken
    if (progressToken !== undefined)
      for (const progress of [0, 50, 100])
        await context.mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        })
    return { content: [text('done')] }
  })
}

function registerResources(server: McpServer): void {
  server.registerResource('text', 'test://static-text', { mimeType: 'text/plain' }, ({ href }) => ({
    contents: [
      { uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
    ],
  }))
  server.registerResource('binary', 'test://static-binary', { mimeType: 'image/png' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: PNG }],
  }))
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}

const said = (...content: Parameters<typeof asMessages>[0]) => ({ messages: asMessages(content) })
function asMessages(content: (ReturnType<typeof text> | typeof image | ReturnType<typeof embedded>)[]) {
  return content.map((each) => ({ role: 'user' as const, content: each }))
}

function registerPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Fixture.' }, () =>
    said(text('This is a simple prompt for testing.')),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'Fixture.',
      argsSchema: z.object({
        arg1: completable(z.string(), (value) =>
          ['paris', 'park', 'party'].filter((one) => one.startsWith(value)),
        ),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'Fixture.', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      said(embedded(resourceUri, 'Embedded resource content for testing.'), text('Please process it.')),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'Fixture.' }, () =>
    said(image, text('Please analyze the image above.')),
  )
}

/** A server of the fixtures that scenarios of the suites call by name. */
export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'fixtures', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {}, prompts: {} } },
  )
  registerTools(server)
  registerResources(server)
  registerPrompts(server)
  return server
}
