import type { FastifyInstance } from 'fastify'
import { createApp as createHttpApp } from '#server/http/app.ts'
import type { AppOptions } from '#server/http/app-services.ts'
import { features } from './features.ts'
import type { FeatureServices } from './features.ts'

/** Services that the application with all features is made of; the others have defaults. */
export type ServiceOptions = AppOptions & Partial<FeatureServices>

/** The application with the routes of all features, not yet listening. Closing it ends the running requests first. */
export async function createApp(options: ServiceOptions): Promise<FastifyInstance> {
  const defaults = await Promise.all(features.map((feature) => feature.services?.()))
  const own: object = Object.assign({}, ...defaults, options)
  return createHttpApp(
    options,
    features.map((feature) => async (app, services) => feature.routes?.(app, { ...own, ...services })),
  )
}
