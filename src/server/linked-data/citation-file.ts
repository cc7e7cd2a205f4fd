import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import type { DatasetSite } from './dataset.ts'

/** Present knowledge, which the file cites. */
export interface CitedKnowledge {
  knowledgeVersion: number
  /** Release that was imported last; null without one. */
  releaseName: string | null
  /** Day of that release, or of the latest change, as `2024-08-01`. */
  date: string
}

/** A text as a YAML scalar, which JSON strings are. */
const scalar = (text: string) => JSON.stringify(text)

/** `CITATION.cff` (1.2.0) of the knowledge as a dataset. */
export function citationFile(
  site: DatasetSite,
  { knowledgeVersion, releaseName, date }: CitedKnowledge,
): string {
  const title = knowledgebaseTitle(site.name)
  const release = releaseName === null ? '' : `, release ${releaseName}`
  return [
    'cff-version: 1.2.0',
    `message: ${scalar('Please cite the knowledge with its version. Records have citations of their own on their pages.')}`,
    'type: dataset',
    `title: ${scalar(title + release)}`,
    'authors:',
    `  - name: ${scalar(title)}`,
    `version: ${scalar(String(knowledgeVersion))}`,
    `date-released: ${scalar(date)}`,
    'license: CC0-1.0',
    `url: ${scalar(`${site.origin}/`)}`,
    '',
  ].join('\n')
}
