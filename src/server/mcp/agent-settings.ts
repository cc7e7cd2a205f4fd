import { defineSettings } from '#server/config/settings.ts'
import { onOrOff } from '#server/config/variables.ts'

/** Settings of agents. */
export const agentSettings = defineSettings({
  variables: { MCP: onOrOff('on', 'off: there is no endpoint for agents (/mcp)') },
  read: ({ MCP }) => ({ isOn: MCP === 'on' }),
})
