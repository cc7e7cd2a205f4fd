import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/client-error.ts'
import type { Budget } from './client/budget.ts'
import type { UpstreamClient } from './client/upstream-client.ts'
import type { Upstream } from './upstreams.ts'

/** Name under which the id is stored. */
const NAME = 'installation'

/** The public id of an installation, in the database that its services share; null before it follows anything. */
export async function installationId(db: Reading): Promise<string | null> {
  const row = await db
    .selectFrom('service_secrets')
    .select('secret')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row?.secret ?? null
}

/** The same, made where there is none. */
async function ownInstallationId(storage: Pick<Storage, 'writeAside'>): Promise<string | null> {
  return storage.writeAside(async (tx) => {
    await tx
      .insertInto('service_secrets')
      .values({ name: NAME, secret: randomUUID() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return installationId(tx)
  })
}

const statusShape = z.object({ installation: z.string().nullish() })

/**
 * Checks that another Curia is not this installation itself, by whatever address: it would follow its own changes.
 * @throws ClientError when it is
 * @throws UpstreamFailure when it does not say what it is
 */
export async function assertOtherInstallation(
  storage: Pick<Storage, 'writeAside'>,
  { name, url }: Pick<Upstream, 'name' | 'url'>,
  { client, budget }: { client: UpstreamClient; budget: Budget },
): Promise<void> {
  const own = await ownInstallationId(storage)
  const { data } = statusShape.safeParse(await client.json('/api/status', budget))
  if (data?.installation !== own) return
  throw new ClientError(
    'CONFLICT',
    `${name} (${url}) is this installation itself, or a copy of its database: an installation cannot follow itself. Remove the upstream (“curia mirror remove ${name}”); a copy is given an id of its own by “curia restore”.`,
  )
}
