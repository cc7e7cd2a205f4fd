import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, numberCell, sortedNames } from '../cells.ts'
import { grouped } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import type { ReleaseScope } from '../release/release-table.ts'
import { statusesInScope } from '../release/release-table.ts'
import type { SiteLinks } from '../site-links.ts'
import type { AnnotationCells } from './annotation-fields.ts'
import { infoList, infoText } from './info-text.ts'

/**
 * Statements of evidence items and assertions of profiles, as fields of annotations: by profile, evidence
 * first, by id.
 */
export async function clinicalAnnotations(
  db: Reading,
  profileIds: readonly number[],
  scope: ReleaseScope,
  links: SiteLinks,
): Promise<(profileId: number) => AnnotationCells[]> {
  if (profileIds.length === 0) return () => []
  const evidence = await evidenceAnnotations(db, profileIds, scope, links)
  const assertions = await assertionAnnotations(db, profileIds, scope, links)
  return (id) => [...evidence(id), ...assertions(id)]
}

async function evidenceAnnotations(
  db: Reading,
  profileIds: readonly number[],
  scope: ReleaseScope,
  links: SiteLinks,
): Promise<(profileId: number) => AnnotationCells[]> {
  const items = await db
    .selectFrom('evidence_items as item')
    .innerJoin('sources as source', 'source.id', 'item.source_id')
    .leftJoin('diseases as disease', 'disease.id', 'item.disease_id')
    .select([
      'item.id',
      'item.molecular_profile_id',
      'item.status',
      'item.evidence_level',
      'item.evidence_rating',
      'item.evidence_direction',
      'item.significance',
      'item.variant_origin',
      'item.therapy_interaction_type',
      'source.citation_id',
      'source.source_type',
      'disease.name as disease_name',
      'disease.doid',
    ])
    .where('item.molecular_profile_id', 'in', inList(profileIds))
    .where(hasStatus('item.status', statusesInScope[scope]))
    .orderBy('item.id')
    .execute()
  const ids = items.map(({ id }) => id)
  const therapies = await linkedNames(db, 'evidenceTherapies', ids, 'ncit_id')
  const phenotypes = await linkedNames(db, 'evidencePhenotypes', ids, 'hpo_id')
  return grouped(
    items.map((item) => ({
      owner_id: item.molecular_profile_id,
      value: {
        'CIViC Entity Type': 'evidence',
        'CIViC Entity ID': String(item.id),
        'CIViC Entity URL': links('evidence_items', item.id),
        'CIViC Entity Source': infoText(`${item.citation_id} (${item.source_type})`),
        'CIViC Entity Variant Origin': item.variant_origin,
        'CIViC Entity Status': evidenceStatuses.label(item.status),
        'CIViC Entity Significance': item.significance,
        'CIViC Entity Direction': item.evidence_direction,
        'CIViC Entity Disease': diseaseText(item),
        'CIViC Entity Therapies': infoList(sortedNames(therapies(item.id))),
        'CIViC Entity Therapy Interaction Type': item.therapy_interaction_type ?? '',
        'CIViC Evidence Phenotypes': infoList(sortedNames(phenotypes(item.id))),
        'CIViC Evidence Level': item.evidence_level,
        'CIViC Evidence Rating': numberCell(item.evidence_rating),
      },
    })),
  )
}

async function assertionAnnotations(
  db: Reading,
  profileIds: readonly number[],
  scope: ReleaseScope,
  links: SiteLinks,
): Promise<(profileId: number) => AnnotationCells[]> {
  const assertions = await db
    .selectFrom('assertions as item')
    .leftJoin('diseases as disease', 'disease.id', 'item.disease_id')
    .leftJoin('nccn_guidelines as guideline', 'guideline.id', 'item.nccn_guideline_id')
    .select([
      'item.id',
      'item.molecular_profile_id',
      'item.status',
      'item.assertion_direction',
      'item.significance',
      'item.variant_origin',
      'item.therapy_interaction_type',
      'item.amp_level',
      'item.fda_regulatory_approval',
      'item.fda_companion_test',
      'guideline.name as guideline',
      'disease.name as disease_name',
      'disease.doid',
    ])
    .where('item.molecular_profile_id', 'in', inList(profileIds))
    .where(hasStatus('item.status', statusesInScope[scope]))
    .orderBy('item.id')
    .execute()
  const ids = assertions.map(({ id }) => id)
  const therapies = await linkedNames(db, 'assertionTherapies', ids, 'ncit_id')
  const acmgCodes = await linkedNames(db, 'acmgCodes', ids)
  const clingenCodes = await linkedNames(db, 'clingenCodes', ids)
  return grouped(
    assertions.map((assertion) => ({
      owner_id: assertion.molecular_profile_id,
      value: {
        'CIViC Entity Type': 'assertion',
        'CIViC Entity ID': String(assertion.id),
        'CIViC Entity URL': links('assertions', assertion.id),
        'CIViC Entity Variant Origin': assertion.variant_origin ?? '',
        'CIViC Entity Status': evidenceStatuses.label(assertion.status),
        'CIViC Entity Significance': assertion.significance,
        'CIViC Entity Direction': assertion.assertion_direction,
        'CIViC Entity Disease': diseaseText(assertion),
        'CIViC Entity Therapies': infoList(sortedNames(therapies(assertion.id))),
        'CIViC Entity Therapy Interaction Type': assertion.therapy_interaction_type ?? '',
        'CIViC Assertion ACMG Codes': infoList(sortedNames(acmgCodes(assertion.id))),
        'CIViC Assertion AMP Category': assertion.amp_level ?? '',
        'CIViC Assertion ClinGen Codes': infoList(sortedNames(clingenCodes(assertion.id))),
        'CIViC Assertion NCCN Guideline': infoText(assertion.guideline),
        'CIViC Assertion Regulatory Approval': booleanCell(assertion.fda_regulatory_approval),
        'CIViC Assertion FDA Companion Test': booleanCell(assertion.fda_companion_test),
      },
    })),
  )
}

function diseaseText({ disease_name, doid }: { disease_name: string | null; doid: string | null }): string {
  return infoText(doid ? `${disease_name} (DOID ${doid})` : disease_name)
}
