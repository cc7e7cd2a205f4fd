import { agentSettings } from '#server/mcp/agent-settings.ts'
import { settingsOf } from '#server/config/config.ts'
import { defineFeature } from './feature.ts'

/** Services of agents. */
interface AgentServices {
  /** Whether agents may ask at `/mcp`. */
  mcp: boolean
}

/** Agents and assistants, by the Model Context Protocol. */
export const agents = defineFeature<AgentServices>({
  settings: [agentSettings],
  commands: {
    mcp: async (config) => (await import('#server/mcp/mcp-command.ts')).mcpCommand(config),
  },
  services: async () => ({ mcp: true }),
  open: async ({ config }) => ({ services: { mcp: settingsOf(config, agentSettings).isOn } }),
  async routes(app, services) {
    const { registerMcp } = await import('#server/http/mcp/register-mcp.ts')
    if (services.mcp) registerMcp(app, services)
  },
})
