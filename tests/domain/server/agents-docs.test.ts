import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolsOf } from '#server/mcp/tools/tools.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/agents.md'), 'utf8')
const snippets = [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const of = (language: string) => snippets.filter((snippet) => snippet.language === language)

/** Servers in a configuration of a client. */
const serversIn = (text: string): object[] => {
  const { mcpServers, servers }: Record<string, Record<string, object>> = JSON.parse(text)
  return Object.values(mcpServers ?? servers ?? {})
}

describe('the page on agents', () => {
  it('has JSON that parses, each with a server that is reached', () => {
    const found = of('json').flatMap(({ text }) => serversIn(text))
    expect(found).toHaveLength(4)
    for (const server of found) {
      const { url, httpUrl, command }: { url?: string; httpUrl?: string; command?: string } = server
      expect(command ?? url ?? httpUrl).toMatch(/^npm$|^https:\/\/curia\.example\.org\/mcp$/)
    }
  })

  it('has TOML that Codex reads', () => {
    const [snippet, ...others] = of('toml')
    expect(others).toEqual([])
    const lines = (snippet?.text ?? '').trim().split('\n')
    expect(lines[0]).toBe('[mcp_servers.curia]')
    for (const line of lines.slice(1)) expect(line).toMatch(/^[a-z_]+ = "[^"]+"$/)
    expect(snippet?.text).toContain('bearer_token_env_var')
  })

  it('has commands that name the endpoint, with JSON that parses', () => {
    const commands = of('sh')
    expect(commands).toHaveLength(2)
    for (const { text } of commands) expect(text).toContain('https://curia.example.org/mcp')
    const [, body = ''] = /-d '([^']+)'/.exec(commands.map(({ text }) => text).join('\n')) ?? []
    expect(JSON.parse(body)).toMatchObject({ method: 'tools/call', params: { name: 'find_evidence' } })
  })

  it('names every tool', () => {
    const tools = toolsOf({ submit: async () => ({ data: null, errors: [] }) })
    expect(tools).toHaveLength(7)
    for (const { name } of tools) expect(page).toContain(`\`${name}\``)
  })
})
