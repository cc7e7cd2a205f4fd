import type { Dialect } from '../dialect.ts'
import { createIndex } from './ddl.ts'

/** Who decided conflicts with an upstream and how, upstreams that are paused or removed, and runs under way. */
export function mirrorDecisions({ types: { text } }: Dialect): string[] {
  const add = (table: string, column: string) => `alter table ${table} add column ${column}`
  return [
    add('upstreams', `paused_at ${text}`),
    add('upstreams', `removed_at ${text}`),
    add('upstreams', `requested_run ${text}`),
    add('upstreams', `run_started_at ${text}`),
    add('upstreams', `run_seen_at ${text}`),
    add('upstreams', `run_read integer not null default 0`),
    add('upstreams', `run_written integer not null default 0`),
    add('upstream_conflicts', `decision ${text}`),
    add('upstream_conflicts', `ours ${text}`),
    add('upstream_conflicts', `chosen ${text}`),
    add('upstream_conflicts', `activity_id integer references activities (id)`),
    createIndex('upstream_conflicts', 'activity_id', { where: 'activity_id is not null' }),
    createIndex('upstream_conflicts', 'id', { where: 'closed_at is null' }),
  ]
}
