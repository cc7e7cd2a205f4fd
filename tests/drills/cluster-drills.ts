import { setTimeout as pause } from 'node:timers/promises'
import { onServer } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'
import { haproxyProgram, startHaproxy } from '#tests/support/service/haproxy.ts'
import { nginxProgram, startNginx } from '#tests/support/service/nginx.ts'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { timed } from './drill.ts'
import type { Drill, DrillResult } from './drill.ts'

/** How long a part stays away, in ms. */
const AWAY_MS = 3000

async function rollingRestart(cluster: Cluster): Promise<DrillResult> {
  return cluster.during('rolling', async (workload) => {
    for (const [index, service] of cluster.services.entries()) {
      await service.stop()
      await cluster.startAgain(index)
      await workload.answeredAgain()
    }
  })
}

async function killEachProcess(cluster: Cluster): Promise<DrillResult> {
  return cluster.during('process', async (workload) => {
    for (const [index, service] of cluster.services.entries()) {
      await service.kill9()
      await pause(AWAY_MS)
      await cluster.startAgain(index)
      await workload.answeredAgain()
    }
  })
}

/** Kills servers, and starts them again. */
const kill = (label: string, servers: (cluster: Cluster) => PostgresServer[]) => (cluster: Cluster) =>
  cluster.during(label, async () => {
    const killed = servers(cluster)
    await Promise.all(killed.map((server) => server.kill9()))
    await pause(AWAY_MS)
    await Promise.all(killed.map((server) => server.restart()))
  })

/** The proxy is gone: nobody is answered, and everybody as soon as it is there again. */
const killProxy = (cluster: Cluster) =>
  cluster.during('proxy', async () => {
    await cluster.proxy.kill9()
    await pause(AWAY_MS)
    await cluster.proxy.restart()
  })

/** A replica stops where it is; another, or the primary, answers those who waited for it. */
const hangingReplica = (cluster: Cluster) =>
  cluster.during('hanging', async (workload) => {
    const [replica] = cluster.replicas
    replica?.freeze()
    const seconds = await timed(() => workload.answeredAgain())
    await pause(AWAY_MS)
    replica?.thaw()
    if (seconds > 5) throw new Error(`a hanging replica held everybody up for ${seconds.toFixed(1)} s`)
  })

/** Steps of docs/operations.md: the primary is gone for good, and the replica that has most of it takes its place. */
const promoteReplica = (cluster: Cluster) =>
  cluster.during('promoted', async (workload) => {
    await cluster.primary.kill9()
    await workload.refused()
    const received = await Promise.all(
      cluster.replicas.map(async (replica) => {
        const [place] = await onServer(replica, `select (pg_last_wal_receive_lsn() - '0/0')::float8 as bytes`)
        return { replica, bytes: Number(place?.['bytes']) }
      }),
    )
    const [most] = received.toSorted((one, other) => other.bytes - one.bytes)
    if (!most) throw new Error('there is no replica')
    await onServer(
      most.replica,
      'select pg_promote()',
      `alter system set synchronous_standby_names = ''`,
      'select pg_reload_conf()',
    )
    cluster.name(most.replica, [])
    for (const [index, service] of cluster.services.entries()) {
      await service.stop()
      await cluster.startAgain(index)
    }
  })

const behindNginx: readonly (readonly [string, (cluster: Cluster) => Promise<DrillResult>])[] = [
  ['each process killed', killEachProcess],
  ['rolling restart behind nginx', rollingRestart],
  ['nginx killed', killProxy],
  ['primary killed', kill('primary', ({ primary }) => [primary])],
  ['a replica killed', kill('replica', ({ replicas }) => replicas.slice(0, 1))],
  [
    'primary and a replica killed',
    kill('pair', ({ primary, replicas }) => [primary, ...replicas.slice(0, 1)]),
  ],
  ['primary and replicas killed', kill('both', ({ primary, replicas }) => [primary, ...replicas])],
  ['a replica that hangs', hangingReplica],
  ['a replica promoted', promoteReplica],
]

const behindHaproxy: readonly (readonly [string, (cluster: Cluster) => Promise<DrillResult>])[] = [
  ['rolling restart behind HAProxy', rollingRestart],
  ['HAProxy killed', killProxy],
]

/** Drills of several processes on a primary with replicas; those whose proxy is not on this machine are left out. */
export function clusterDrills(): { drills: Drill[]; stop: () => Promise<void> } {
  const [nginx, haproxy] = [nginxProgram(), haproxyProgram()]
  const started = new Map<string, Promise<Cluster>>()
  /** One cluster at a time, which the drills behind a proxy share. */
  async function clusterBehind(proxy: string, start: () => Promise<Cluster>): Promise<Cluster> {
    const current = started.get(proxy)
    if (current) return current
    await stop()
    const cluster = start()
    started.set(proxy, cluster)
    return cluster
  }
  async function stop(): Promise<void> {
    const clusters = [...started.values()]
    started.clear()
    for (const cluster of clusters) await (await cluster).stop()
  }
  const onNginx = () =>
    clusterBehind('nginx', () => startCluster((services) => startNginx(nginx ?? '', ...services)))
  const onHaproxy = () =>
    clusterBehind('HAProxy', () => startCluster((services) => startHaproxy(haproxy ?? '', ...services)))
  const drills = [
    ...(nginx ? behindNginx.map(([name, run]) => ({ name, run: async () => run(await onNginx()) })) : []),
    ...(haproxy
      ? behindHaproxy.map(([name, run]) => ({ name, run: async () => run(await onHaproxy()) }))
      : []),
  ]
  return { drills, stop }
}
