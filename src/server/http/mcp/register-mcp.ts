import type { McpServerFactory } from '@modelcontextprotocol/server'
import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import type { McpServices } from '#server/mcp/reading/mcp-services.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { States } from '#server/states/open-states.ts'
import { isUnavailable } from '../errors.ts'
import type { HostSettings } from '../cross-site/allowed-hosts.ts'
import { exchangeOf, registerMcpRoutes } from './mcp-routes.ts'
import { submissions } from './submissions.ts'
import type { SubmissionServices } from './submissions.ts'

/** Services of the application that agents use. */
interface AgentServices extends HostSettings, SubmissionServices {
  states: States
  matching: Matching | null
  origin: () => string
}

/** The Model Context Protocol over HTTP. */
export function registerMcp(app: FastifyInstance, agents: AgentServices): void {
  const { storage, states, matching, site, origin } = agents
  const services: McpServices = { storage, states, matching, name: site.name, origin }
  const submitting = submissions(app, agents)
  registerMcpRoutes(app, () => factoryOf(services, submitting), agents)
}

/** What makes the server of a request. It is loaded with all its tools: many services are never asked by an agent. */
async function factoryOf(
  services: McpServices,
  submitting: ReturnType<typeof submissions>,
): Promise<McpServerFactory> {
  const { mcpServer } = await import('#server/mcp/mcp-server.ts')
  return (context) => {
    const exchange = exchangeOf(context)
    const { request, signal, fail } = exchange
    const caller = { viewer: request.caller?.user ?? null, signal, ...submitting(exchange) }
    return mcpServer(services, caller, (error) => {
      if (error instanceof ClientError || isUnavailable(error)) {
        fail(error)
        return error.message
      }
      // What a client that has left asked for is given up: nobody reads the answer.
      if (signal.aborted) return 'The client has left'
      request.log.error({ err: error }, 'a tool failed')
      return `Something went wrong on the server; its log has the details under request ${request.id}`
    })
  }
}
