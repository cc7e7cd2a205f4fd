import { expect, it } from 'vitest'
import { parentsByName } from '#server/ontologies/parents-by-name.ts'

/** Terms by name with the terms that the hierarchy has directly above them. */
const HIERARCHY: Readonly<Record<string, readonly string[]>> = {
  cancer: [],
  'skin cancer': ['cancer'],
  'eye cancer': ['cancer'],
  'lung cancer': ['cancer'],
  'hematologic cancer': ['cancer'],
  melanoma: ['cancer'],
  'epithelioid cell melanoma': ['melanoma'],
  carcinoma: ['cancer'],
  'small cell carcinoma': ['carcinoma'],
  'squamous cell carcinoma': ['carcinoma'],
  adenocarcinoma: ['carcinoma'],
  lymphoma: ['hematologic cancer'],
  'hodgkin lymphoma': ['lymphoma'],
  leukemia: ['hematologic cancer'],
  'acute myeloid leukemia': ['leukemia'],
  'skin melanoma': ['skin cancer'],
  'Uveal Melanoma': ['eye cancer'],
  'choroid epithelioid cell melanoma': ['eye cancer'],
  'lung adenocarcinoma': ['lung cancer'],
  'lung small cell carcinoma': ['lung cancer'],
  'lung non-small cell carcinoma': ['lung cancer'],
  'non small cell carcinoma': ['lung cancer'],
  'skin squamous cell carcinoma': ['skin cancer'],
  'liver lymphoma': ['cancer'],
  'non-Hodgkin lymphoma': ['lymphoma'],
  'childhood acute myeloid leukemia': ['hematologic cancer'],
  'familial melanoma': ['melanoma'],
  pseudolymphoma: ['cancer'],
  'lymphoma of the skin': ['skin cancer'],
  'benign disease': [],
  'benign melanoma': ['benign disease'],
  'melanoma cancer': ['cancer'],
  'lung melanoma cancer': ['lung cancer'],
}

const named = parentsByName(
  Object.entries(HIERARCHY).map(([name, parents]) => ({
    id: name === 'cancer' ? 'DOID:162' : name,
    name,
    definition: null,
    synonyms: [],
    parents: parents.map((parent) => (parent === 'cancer' ? 'DOID:162' : parent)),
    crossReferences: [],
    obsolete: false,
  })),
)

it.each([
  ['skin melanoma', 'melanoma'],
  ['Uveal Melanoma', 'melanoma'],
  // The longest: from there the hierarchy goes on.
  ['choroid epithelioid cell melanoma', 'epithelioid cell melanoma'],
  ['lung adenocarcinoma', 'adenocarcinoma'],
  ['lung small cell carcinoma', 'small cell carcinoma'],
  ['skin squamous cell carcinoma', 'squamous cell carcinoma'],
  ['liver lymphoma', 'lymphoma'],
  ['childhood acute myeloid leukemia', 'acute myeloid leukemia'],
  ['lung melanoma cancer', 'melanoma cancer'],
  // Denied, by a hyphen or without one.
  ['non small cell carcinoma', 'carcinoma'],
  ['lung non-small cell carcinoma', 'carcinoma'],
  ['non-Hodgkin lymphoma', undefined],
  // The hierarchy has it above the term already.
  ['familial melanoma', undefined],
  ['acute myeloid leukemia', undefined],
  ['epithelioid cell melanoma', undefined],
  ['skin cancer', undefined],
  // Part of a word, or not the end of the name.
  ['pseudolymphoma', undefined],
  ['lymphoma of the skin', undefined],
  // No cancer.
  ['benign melanoma', undefined],
  ['cancer', undefined],
] as const)('%s is below %s by its name', (name, parent) => {
  expect(named.get(name)).toBe(parent)
})
