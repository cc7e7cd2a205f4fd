import { timepointCounts } from '#server/knowledge/summaries/timepoint-stats.ts'
import type { CountedKind, TimepointCounts } from '#server/knowledge/summaries/timepoint-stats.ts'
import { builder } from '../schema/builder.ts'

const TimePointCounts = builder.objectRef<TimepointCounts>('TimePointCounts').implement({
  description: 'Number of things, and how many are new; windows end now.',
  fields: (t) => ({
    newThisWeek: t.exposeInt('newThisWeek', { description: 'New in the last seven days.' }),
    newThisMonth: t.exposeInt('newThisMonth', { description: 'New in the last month.' }),
    newThisYear: t.exposeInt('newThisYear', { description: 'New in the last year.' }),
    allTime: t.exposeInt('allTime', { description: 'All.' }),
  }),
})

const CivicTimepointStats = builder.objectRef<{ now: Date }>('CivicTimepointStats').implement({
  description: 'Totals and new records. A record is new at its first evidence item that is not rejected.',
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
      therapies: counts('therapies', 'Therapies that evidence names.'),
      diseases: counts('diseases', 'Diseases that evidence names.'),
      sources: counts('sources', 'Sources with evidence.'),
      users: counts('users', 'Users who did something in that time.'),
      comments: counts('comments', 'Comments written, deleted ones too.'),
      revisions: counts('revisions', 'Changes accepted in that time.'),
    }
  },
})

builder.queryField('timepointStats', (t) =>
  t.field({
    type: CivicTimepointStats,
    description: 'Totals and new records.',
    resolve: () => ({ now: new Date() }),
  }),
)
