import type { ReferenceStatus } from '#server/ontologies/reference/reference-status.ts'

const DAY_MS = 86_400_000

/** Reference data of a database as lines for a console: what is there and how old, or what is not answered without it. */
export function referenceStatusText(statuses: readonly ReferenceStatus[], now: Date): string {
  const lines = statuses.flatMap(({ source, isImported, file }) => [
    `${source.id.padEnd(14)}${source.title}`,
    `${' '.repeat(14)}${isImported ? importedText(file, now) : `not imported: ${source.without}`}`,
  ])
  const missing = statuses.filter(({ isImported }) => !isImported).map(({ source }) => source.id)
  const advice = missing.length === 0 ? [] : ['', `npm run curia -- reference ${missing.join(' ')}`]
  return `${[...lines, ...advice].join('\n')}\n`
}

function importedText(file: ReferenceStatus['file'], now: Date): string {
  if (!file) return 'imported, by a version of Curia that did not record when'
  const days = Math.floor((now.getTime() - Date.parse(file.imported_at)) / DAY_MS)
  const age = days < 1 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  const version = file.version === null ? '' : `, ${file.version}`
  const size = `${(file.bytes / 1e6).toFixed(1)} MB`
  return `imported ${file.imported_at.slice(0, 10)} (${age}): ${file.name}${version}, ${size}`
}
