import type { CodeableConcept, Coding } from '@medplum/fhirtypes'

/** The Genomics Reporting guide, whose profiles findings and implications follow (3.0.0). */
const GUIDE = 'http://hl7.org/fhir/uv/genomics-reporting'

/** Systems of codes, by the addresses that FHIR and the guide give them. */
export const SYSTEMS = {
  loinc: 'http://loinc.org',
  /** Codes of the guide that wait for LOINC. */
  guide: `${GUIDE}/CodeSystem/tbd-codes-cs`,
  hgvs: 'http://varnomen.hgvs.org',
  hgnc: 'http://www.genenames.org',
  ncbiGene: 'http://www.ncbi.nlm.nih.gov/gene',
  refseq: 'http://www.ncbi.nlm.nih.gov/refseq',
  clinvar: 'http://www.ncbi.nlm.nih.gov/clinvar',
  dbsnp: 'http://www.ncbi.nlm.nih.gov/projects/SNP',
  diseaseOntology: 'http://purl.obolibrary.org/obo/doid.owl',
  nciThesaurus: 'http://ncicb.nci.nih.gov/xml/owl/EVS/Thesaurus.owl',
  evidenceLevel: 'https://civic.readthedocs.io/en/latest/model/evidence/level.html',
  sequenceOntology: 'http://www.sequenceontology.org',
  units: 'http://unitsofmeasure.org',
} as const

/** LOINC's codes of what an Observation or component is about. */
export const LOINC = {
  report: '51969-4',
  variant: '69548-6',
  variationCode: '81252-9',
  gene: '48018-6',
  proteinChange: '48005-3',
  codingChange: '48004-6',
  genomicChange: '81290-9',
  transcript: '51958-7',
  build: '62374-4',
  sequence: '48013-7',
  chromosome: '48000-4',
  position: '81254-5',
  counting: '92822-6',
  reference: '69547-8',
  alternate: '69551-0',
  copies: '82155-3',
  changeType: '48019-4',
  origin: '48002-0',
  mutationBurden: '94076-7',
  microsatellites: '81695-9',
  level: '93044-6',
  disease: '81259-4',
  therapy: '51963-7',
  significance: '53037-8',
} as const

/** LOINC's codes of answers. */
export const ANSWERS = {
  present: 'LA9633-4',
  absent: 'LA9634-2',
  noCall: 'LA18198-4',
  indeterminate: 'LA11884-6',
  grch37: 'LA14029-5',
  grch38: 'LA26806-2',
  /** Positions are counted from 0 between bases, from 0 or from 1. */
  zeroInterval: 'LA30100-4',
  zeroCharacter: 'LA30101-2',
  oneCharacter: 'LA30102-0',
  somatic: 'LA6684-0',
  germline: 'LA6683-2',
  responsive: 'LA6677-4',
  resistant: 'LA6676-6',
  pathogenic: 'LA6668-3',
  likelyPathogenic: 'LA26332-9',
  uncertain: 'LA26333-7',
  stable: 'LA14122-8',
  unstable: 'LA26203-2',
  slightlyUnstable: 'LA26202-4',
} as const

/** LOINC's answers for chromosomes 1 to 22, X and Y (list LL2938-0). */
export const CHROMOSOMES: ReadonlyMap<string, string> = new Map(
  '54-0 55-7 56-5 57-3 58-1 59-9 60-7 61-5 62-3 63-1 64-9 65-6 66-4 67-2 68-0 69-8 70-6 71-4 72-2 73-0 74-8 75-5 76-3 77-1'
    .split(' ')
    .map((end, at) => [`LA212${end}`, at === 22 ? 'X' : at === 23 ? 'Y' : String(at + 1)]),
)

/** The address of a profile of the guide. */
export const profileOf = (name: string): string => `${GUIDE}/StructureDefinition/${name}`

export const coding = (system: string, code: string, display?: string): Coding => ({
  system,
  code,
  ...(display && { display }),
})

/** A concept by a code of LOINC. */
export const loinc = (code: string): CodeableConcept => ({ coding: [coding(SYSTEMS.loinc, code)] })

/** A concept by a code of the guide. */
export const guideCode = (code: string): CodeableConcept => ({ coding: [coding(SYSTEMS.guide, code)] })

/** A concept by its codes and a text, whichever there are. */
export const concept = (codings: readonly Coding[], text?: string | null): CodeableConcept => ({
  ...(codings.length > 0 && { coding: [...codings] }),
  ...(text && { text }),
})
