import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { mcpServer } from '#server/mcp/mcp-server.ts'
import type { McpServices } from '#server/mcp/reading/mcp-services.ts'
import type { Matching } from '#server/matching/matching.ts'
import { noStates } from '#server/states/open-states.ts'
import type { States } from '#server/states/open-states.ts'
import type { Storage } from '#server/storage/database.ts'
import { isUnavailable } from '../errors.ts'
import type { HostSettings } from '../cross-site/allowed-hosts.ts'
import { exchangeOf, registerMcpRoutes } from './mcp-routes.ts'

/** Services of the application that agents use. */
interface AgentServices extends HostSettings {
  storage: Storage
  states?: States
  matching?: Matching
  site: { name: string }
  origin: () => string
}

/** The Model Context Protocol over HTTP. */
export function registerMcp(app: FastifyInstance, agents: AgentServices): void {
  const { storage, states = noStates, matching = null, site, origin } = agents
  const services: McpServices = { storage, states, matching, name: site.name, origin }
  registerMcpRoutes(
    app,
    (context) => {
      const { request, signal, fail } = exchangeOf(context)
      const caller = {
        viewer: request.caller?.user ?? null,
        signal,
        submit: null,
        countSubmission: async () => {},
      }
      return mcpServer(services, caller, (error) => {
        if (error instanceof ClientError || isUnavailable(error)) {
          fail(error)
          return error.message
        }
        request.log.error({ err: error }, 'a tool failed')
        return `Something went wrong on the server; its log has the details under request ${request.id}`
      })
    },
    agents,
  )
}
