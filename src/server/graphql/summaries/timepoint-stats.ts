import { timepointCounts } from '#server/knowledge/summaries/timepoint-stats.ts'
import type { CountedKind, TimepointCounts } from '#server/knowledge/summaries/timepoint-stats.ts'
import { builder } from '../schema/builder.ts'

const TimePointCounts = builder.objectRef<TimepointCounts>('TimePointCounts').implement({
  description: 'Total count, and counts of new ones in periods that end now.',
  fields: (t) => ({
    newThisWeek: t.exposeInt('newThisWeek', { description: 'New in the last seven days.' }),
    newThisMonth: t.exposeInt('newThisMonth', { description: 'New in the last month.' }),
    newThisYear: t.exposeInt('newThisYear', { description: 'New in the last year.' }),
    allTime: t.exposeInt('allTime', { description: 'Total.' }),
  }),
})

const CivicTimepointStats = builder.objectRef<{ now: Date }>('CivicTimepointStats').implement({
  description:
    'Totals and counts of new records. A record counts as new from its first evidence item that is not rejected.',
  fields: (t) => {
    const counts = (kind: CountedKind, description: string) =>
      t.field({
        type: TimePointCounts,
        description,
        resolve: ({ now }, _args, { scan }) => timepointCounts(scan, kind, now),
      })
    return {
      features: counts('features', 'Features with a variant that has evidence.'),
      variants: counts('variants', 'Variants with evidence.'),
      molecularProfiles: counts('molecularProfiles', 'Molecular profiles with evidence.'),
      evidenceItems: counts('evidenceItems', 'Evidence items that are not rejected.'),
      assertions: counts('assertions', 'Assertions that are not rejected.'),
      therapies: counts('therapies', 'Therapies with evidence.'),
      diseases: counts('diseases', 'Diseases with evidence.'),
      sources: counts('sources', 'Sources with evidence.'),
      users: counts('users', 'Users active in the period.'),
      comments: counts('comments', 'Comments written, including deleted ones.'),
      revisions: counts('revisions', 'Revisions accepted in the period.'),
    }
  },
})

builder.queryField('timepointStats', (t) =>
  t.field({
    type: CivicTimepointStats,
    description: 'Totals and counts of new records.',
    resolve: () => ({ now: new Date() }),
  }),
)
