import { z } from 'zod'
import { installationId } from '#server/knowledge/records/record-origins.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Budget } from './client/budget.ts'
import type { UpstreamClient } from './client/upstream-client.ts'
import type { Upstream } from './upstreams.ts'

const statusShape = z.object({ installation: z.string().nullish() })

/**
 * Checks that another Curia is not this installation itself, by whatever address, or a copy of its
 * database: it would follow its own changes.
 * @throws ClientError when it is
 * @throws UpstreamFailure when it does not say what it is
 */
export async function assertOtherInstallation(
  db: Reading,
  { name, url }: Pick<Upstream, 'name' | 'url'>,
  { client, budget }: { client: UpstreamClient; budget: Budget },
): Promise<void> {
  const own = await installationId(db)
  const { data } = statusShape.safeParse(await client.json('/api/status', budget))
  if (data?.installation !== own) return
  throw new ClientError(
    'CONFLICT',
    `${name} (${url}) is this installation itself, or a copy of its database: an installation cannot follow itself. Remove the upstream (“curia mirror remove ${name}”).`,
  )
}
