import { z } from 'zod'
import { ConfigError, describeValue } from './config-error.ts'
import { coreConfig, coreVariables, incompleteCore } from './core.ts'
import type { CoreConfig } from './core.ts'
import type { Settings, Variables } from './settings.ts'

/** Configuration of the service, read once at startup and passed down. */
export interface Config extends CoreConfig {
  /** What the settings of features configure, for {@link settingsOf}. */
  features: ReadonlyMap<Settings, unknown>
}

/**
 * The configuration from environment variables; an empty variable counts as unset.
 * @param features settings of features, which {@link settingsOf} then has
 * @throws ConfigError listing every variable that is wrong, its value unless that may hold a password, and what is allowed
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  features: readonly Settings[] = [],
): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = z
    .object(coreVariables)
    .and(z.object(variablesOf(features)))
    .safeParse(variables)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name} is ${describeValue(name, environment[name])}: ${issue.message}`
      }),
    )
  }
  const { data } = result
  const core = coreConfig(data, environment)
  const incomplete = [
    ...incompleteCore(data),
    ...features.flatMap((settings) => settings.incomplete?.(data, core) ?? []),
  ]
  if (incomplete.length > 0) throw new ConfigError(incomplete)
  return { ...core, features: new Map(features.map((settings) => [settings, settings.read(data, core)])) }
}

/** Values that the settings of a feature configure. */
export function settingsOf<Value>(config: Pick<Config, 'features'>, settings: Settings<Value>): Value {
  if (!config.features.has(settings)) throw new Error('the configuration was read without these settings')
  // Stored under the settings that read it.
  return config.features.get(settings) as Value
}

function variablesOf(features: readonly Settings[]): Variables {
  return Object.assign({}, ...features.map(({ variables }) => variables))
}

/** Variable with its meaning and default, for a help text. */
export interface VariableHelp {
  name: string
  meaning: string
  default: string | null
}

/** All variables: the common ones, and those of features. */
export const variableHelp = (features: readonly Settings[]): VariableHelp[] =>
  Object.entries<z.ZodType>({ ...coreVariables, ...variablesOf(features) }).map(([name, schema]) => {
    const whenUnset: unknown = schema.safeParse(undefined).data
    return {
      name,
      meaning: schema.description ?? '',
      default: whenUnset === undefined ? null : String(whenUnset),
    }
  })
