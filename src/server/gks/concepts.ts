import type { VariantOrigin } from '#domain/vocabularies/evidence.ts'
import { sourceUrl } from '#domain/records/links.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { geneOfFeature } from '#server/knowledge/records/features.ts'
import type { FeatureRecord, SourceRecord } from '#server/knowledge/records/records.ts'
import type { DiseaseRecord, PhenotypeRecord, TherapyRecord } from '#server/knowledge/records/terms.ts'
import type { GksContext } from './gks-context.ts'
import type { ConceptMapping, ConditionSet, Document, Extension, MappableConcept } from './gks-types.ts'

const NCIT = 'https://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NCI_Thesaurus&code='
const DOID = 'https://disease-ontology.org/?id='
const HPO = 'https://hpo.jax.org/app/browse/term/'
/** Beginning of the addresses of terms of the Sequence Ontology. */
export const SEQUENCE_ONTOLOGY = 'http://www.sequenceontology.org/browser/current_svn/term/'
const ENTREZ = 'https://www.ncbi.nlm.nih.gov/gene/'
const PMC = 'https://www.ncbi.nlm.nih.gov/pmc/articles/'

/** The members that have a value: GKS leaves the others out. */
export function present<Members extends object>(members: Members): Members {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value))) as Members
}

/** Extensions with a value, in their order. */
export const extensions = (values: Readonly<Record<string, unknown>>): Extension[] =>
  Object.entries(present(values)).map(([name, value]) => ({ name, value }))

const exactly = (system: string, code: string, id?: string): ConceptMapping => ({
  coding: present({ id, system, code }) as ConceptMapping['coding'],
  relation: 'exactMatch',
})

/** The gene of a feature: symbol, Entrez id, other names and description. */
export async function geneConcept(gene: FeatureRecord, { load, ids }: GksContext): Promise<MappableConcept> {
  const [aliases, known] = await Promise.all([load(aliasesOf.feature, gene.id), load(geneOfFeature, gene.id)])
  return present({
    id: ids.id('gid', gene),
    extensions: extensions({ aliases: aliases.map(({ name }) => name), description: gene.description }),
    conceptType: 'Gene',
    name: gene.name,
    mappings: known ? [exactly(ENTREZ, String(known.entrez_id), `ncbigene:${known.entrez_id}`)] : [],
  })
}

const diseaseConcept = ({ id, name, doid }: DiseaseRecord, { ids }: GksContext): MappableConcept =>
  present({
    id: ids.id('did', { id }),
    conceptType: 'Disease',
    name,
    mappings: doid ? [exactly(DOID, `DOID:${doid}`)] : [],
  })

const phenotypeConcept = ({ id, name, hpo_id }: PhenotypeRecord, { ids }: GksContext): MappableConcept =>
  present({
    id: ids.id('phenotype', { id }),
    conceptType: 'Phenotype',
    name,
    mappings: hpo_id ? [exactly(HPO, hpo_id)] : [],
  })

/** The disease; with phenotypes, the disease and any one of them. */
export function condition(
  disease: DiseaseRecord,
  phenotypes: readonly PhenotypeRecord[],
  context: GksContext,
): MappableConcept | ConditionSet {
  const [first, ...others] = phenotypes.map((phenotype) => phenotypeConcept(phenotype, context))
  const concept = diseaseConcept(disease, context)
  if (!first) return concept
  const either: ConditionSet = { conditions: [first, ...others], membershipOperator: 'OR' }
  return { conditions: [concept, others.length === 0 ? first : either], membershipOperator: 'AND' }
}

/** The therapy with its other names and its code in the NCI Thesaurus. */
export async function therapyConcept(
  therapy: TherapyRecord,
  { load, ids }: GksContext,
): Promise<MappableConcept> {
  const aliases = await load(aliasesOf.therapy, therapy.id)
  const { ncit_id } = therapy
  return present({
    id: ids.id('tid', therapy),
    extensions: extensions({ aliases: aliases.map(({ name }) => name) }),
    conceptType: 'Therapy',
    name: therapy.name,
    mappings: ncit_id ? [exactly(NCIT, ncit_id, `ncit:${ncit_id}`)] : [],
  })
}

/** The publication of a source. */
export function sourceDocument(source: SourceRecord, { ids, detail }: GksContext): Document {
  const isPubmed = source.source_type === 'PUBMED'
  const doi = source.source_type === 'ASH' && detail === 'full' ? source.citation_id : null
  return present({
    id: ids.id('sid', source),
    extensions: extensions({
      retractionNature: source.retraction_nature ?? (source.retracted ? 'Retraction' : null),
      retractionDate: source.retraction_date,
      retractionReasons: source.retraction_reasons,
    }),
    type: 'Document',
    name: source.citation,
    title: source.title,
    urls: [
      ids.link('sid', source),
      sourceUrl(source.source_type, source.citation_id),
      ...(source.pmc_id ? [`${PMC}${source.pmc_id}`] : []),
    ].filter((url) => url !== null),
    doi,
    pmid: isPubmed ? source.citation_id : null,
  }) as Document
}

const ORIGINS: Readonly<Record<VariantOrigin, string>> = {
  SOMATIC: 'somatic',
  RARE_GERMLINE: 'germline',
  COMMON_GERMLINE: 'germline',
  UNKNOWN: 'unknown',
  COMBINED: 'unknown',
  MIXED: 'unknown',
  NA: 'not applicable',
}

/** Origin of the variant, somatic or germline; CIViC's own value is an extension. */
export const alleleOrigin = (origin: VariantOrigin): MappableConcept => ({
  extensions: extensions({ civic_variant_origin: origin }),
  name: ORIGINS[origin],
})
