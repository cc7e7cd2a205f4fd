import { defineGauge } from '#server/monitoring/registry.ts'

const inRotation = defineGauge(
  'curia_replica_in_rotation',
  'Whether readers are answered from a replica of the database: 1 or 0, by replica',
  ['replica'],
)
const behind = defineGauge(
  'curia_replica_versions_behind',
  'Versions of the knowledge that a replica lacks, by replica',
  ['replica'],
)

/** State of a replica for metrics. */
interface ReplicaState {
  isInRotation: boolean
  /** Versions that it lacks. */
  behind: number
}

/** Has the state of a replica scraped. @returns a function that ends it */
export function watchReplica(name: string, state: () => ReplicaState): () => void {
  const ends = [
    inRotation.register({ replica: name }, () => Number(state().isInRotation)),
    behind.register({ replica: name }, () => state().behind),
  ]
  return () => {
    for (const end of ends) end()
  }
}
