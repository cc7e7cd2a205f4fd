import type { Command } from 'commander'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Settings } from '#server/config/settings.ts'
import type { AppOptions, FeatureRouteServices } from '#server/http/app-services.ts'
import type { ServiceErrors } from '#server/http/health.ts'
import type { Storage } from '#server/storage/database.ts'

/** Work of the night, which follows the nightly release. */
export interface EveryNight {
  add(work: () => Promise<void>): void
  /** Runs what was added. */
  run(): Promise<void>
}

/** Service that starts, as features are opened in it. */
export interface Opening {
  config: Config
  storage: Storage
  log: FastifyBaseLogger
  /** Ends what features opened when the service stops, the last first. */
  resources: AsyncDisposableStack
  everyNight: EveryNight
}

/** Feature of a service that starts. */
export interface OpenFeature<Own extends object = object> {
  /** Services that it adds: its own, and those that several read. */
  services?: Partial<AppOptions> & Own
  /** Its errors, for `/api/status`. */
  errors?: () => Partial<ServiceErrors>
  /**
   * Starts its jobs and registers its metrics, when the service listens.
   * @param url where users reach the service
   */
  start?(url: string): void | Promise<void>
}

/** Loads a command. @param isRun whether it is the one that runs; otherwise a help text lists it */
type LoadCommand = (config: () => Config, isRun: boolean) => Promise<Command>

/**
 * A feature: all that it registers. Whatever it needs is imported in its functions, as every command of the command line
 * loads the list of the features.
 */
export interface Feature<Own extends object = object> {
  /** Its environment variables. */
  settings?: readonly Settings[]
  /** Its commands by name. */
  commands?: Readonly<Record<string, LoadCommand>>
  /** Its own services where nothing is configured, as in tests. */
  services?: () => Promise<Own>
  open?(opening: Opening): Promise<OpenFeature<Own>>
  /** Registers its routes. */
  routes?(app: FastifyInstance, services: FeatureRouteServices & Own): Promise<void>
}

/** Declares a feature, so that the types of its services follow. */
export const defineFeature = <Own extends object = object>(feature: Feature<Own>): Feature<Own> => feature
