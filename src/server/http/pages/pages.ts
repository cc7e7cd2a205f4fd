import type { FastifyInstance } from 'fastify'
import type { RouteServices } from '../app-services.ts'
import { pageStates } from '../as-of/page-states.ts'
import { registerCrawlers } from '../crawlers/crawlers.ts'
import type { DescribedSite } from '../linked-data/described-site.ts'
import type { LastVersion } from '../knowledge-version/last-version.ts'
import type { ReplicaChoice } from '../knowledge-version/replicas.ts'
import { documentLimit } from '../limits/document-limit.ts'
import { clientRendered, createPageRenderer } from '../ssr/page-renderer.ts'
import { externalServicesOff } from '#server/external/external-services.ts'
import { ssrCache } from '../ssr/ssr-cache.ts'
import { downloadPlaces } from '../traffic/download-places.ts'
import { indexedPages } from './built-pages.ts'
import { registerStaticFiles } from './static-files.ts'

/** Services of the pages. */
interface PageServices extends RouteServices {
  version: () => Promise<LastVersion>
  chooseReplica: ReplicaChoice
  described: DescribedSite
}

/** The app's files and pages, rendered on the server where the database's address is given, and what crawlers read. */
export async function registerPages(app: FastifyInstance, services: PageServices): Promise<void> {
  const { storage, site, log, appFolder, databaseUrl, origin, limits, counters } = services
  const renderer = databaseUrl
    ? createPageRenderer(appFolder, {
        databaseUrl,
        knowledgebaseName: site.name,
        asksOutsideServices: services.outside !== externalServicesOff,
        log,
      })
    : clientRendered
  app.addHook('onClose', () => renderer.close())
  const version = async () => {
    const last = await services.version()
    // A page does not say that it is stale.
    if (last.away) throw last.away
    return last.version
  }
  const rendered = ssrCache({ renderer, origin, version, bytes: services.cacheBytes.pages })
  const countDocument = documentLimit({ limits, counters, log })
  registerCrawlers(app, {
    storage,
    origin,
    allowsRobots: services.allowsRobots,
    pages: indexedPages(appFolder),
    admit: downloadPlaces('site maps'),
    countDocument,
  })
  const readPage = pageStates({ states: services.states, origin })
  const { chooseReplica, described } = services
  const pages = { storage, site, origin, rendered, countDocument, readPage, chooseReplica, described }
  await registerStaticFiles(app, appFolder, pages)
}
