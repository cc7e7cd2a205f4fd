import {
  anchoredLink,
  commentsLink,
  flagsLink,
  recordLink,
  revisionSetLink,
  revisionsLink,
} from '#domain/records/links.ts'
import { sourceName } from '#domain/text/names.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import type { Load } from '../paging/batch.ts'
import { existing, findRecord, recordById } from './records.ts'
import type { AnyRecord } from './records.ts'

type Subject = { subject_type: SubjectType; subject_id: number }

const linkOfSubject = async (record: Subject, load: Load) =>
  linkOf(await existing(findRecord(load, record.subject_type, record.subject_id)), load)

/** Display name of a record: its name, or its tag (`EID12`) where it has none. */
export function nameOf(record: AnyRecord, load: Load): string | Promise<string> {
  switch (record.record_type) {
    case 'FEATURE':
    case 'VARIANT':
    case 'MOLECULAR_PROFILE':
    case 'VARIANT_GROUP':
      return record.name
    case 'SOURCE':
      return sourceName({
        sourceType: record.source_type,
        citation: record.citation,
        citationId: record.citation_id,
      })
    case 'VARIANT_COORDINATES':
    case 'EXON_COORDINATES':
      return nameOfCoordinates(record.variant_id, load)
    default:
      return recordTag(record.record_type, record.id)
  }
}

async function nameOfCoordinates(variantId: number, load: Load): Promise<string> {
  const { name } = await existing(load(recordById.variants, variantId))
  return `${name} Coordinates`
}

/** The path of the page that shows a record; what has none is shown with its subject. */
export function linkOf(record: AnyRecord, load: Load): string | Promise<string> {
  switch (record.record_type) {
    case 'VARIANT_COORDINATES':
    case 'EXON_COORDINATES':
      return recordLink('VARIANT', record.variant_id)
    case 'SOURCE_SUGGESTION':
      return recordLink('SOURCE', record.source_id)
    case 'REVISION':
    case 'REVISION_SET':
      return linkOfSubject(record, load).then(revisionsLink)
    case 'FLAG':
      return linkOfSubject(record, load).then(flagsLink)
    case 'COMMENT': {
      const link = linkOfSubject(record, load)
      const hasOwnPage = record.subject_type !== 'REVISION' && record.subject_type !== 'FLAG'
      return hasOwnPage ? link.then(commentsLink) : link
    }
    default:
      return recordLink(record.record_type, record.id)
  }
}

/** The place that shows what an event came from: the set of a revision, the very comment or flag; else the record. */
export function changeLinkOf(origin: AnyRecord, load: Load): string | Promise<string> {
  switch (origin.record_type) {
    case 'REVISION':
      return revisionSetLink(origin.revision_set_id)
    case 'REVISION_SET':
      return revisionSetLink(origin.id)
    case 'SOURCE_SUGGESTION':
      return anchoredLink(recordLink('SOURCE', origin.source_id), origin.record_type, origin.id)
    case 'COMMENT':
    case 'FLAG': {
      const { record_type, id } = origin
      return Promise.resolve(linkOfSubject(origin, load)).then((path) => anchoredLink(path, record_type, id))
    }
    default:
      return linkOf(origin, load)
  }
}
