import { readConfig as readAll } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import type { Feature } from './feature.ts'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { backups } from './backups.ts'
import { changes } from './changes.ts'
import { clinvar } from './clinvar.ts'
import { external } from './external.ts'
import { gks } from './gks.ts'
import { imports } from './imports.ts'
import { integrity } from './integrity.ts'
import { legacy } from './legacy.ts'
import { mail } from './mail.ts'
import { match } from './match.ts'
import { mirrors } from './mirrors.ts'
import { news } from './news.ts'
import { releases } from './releases.ts'
import { states } from './states.ts'
import { tables } from './tables.ts'

/**
 * All features: in this order the help lists their commands, they are opened, and the first that has an error is heard;
 * they end in the opposite order.
 */
const list = [
  imports,
  states,
  releases,
  clinvar,
  changes,
  mirrors,
  backups,
  integrity,
  match,
  agents,
  mail,
  accounts,
  news,
  external,
  gks,
  legacy,
  tables,
] as const

type OwnOf<Each> = Each extends Feature<infer Own> ? (own: Own) => void : never

/** Own services of all features together. */
export type FeatureServices = OwnOf<(typeof list)[number]> extends (all: infer All) => void ? All : never

export const features: readonly Feature[] = list

/** Settings of all features. */
export const featureSettings = features.flatMap(({ settings = [] }) => settings)

/** The configuration with the settings of all features. @throws ConfigError listing every variable that is wrong */
export const readConfig = (environment?: NodeJS.ProcessEnv): Config => readAll(environment, featureSettings)
