import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import type { DatasetSite } from '#server/linked-data/dataset.ts'
import { readDocument } from './served-documents.ts'

/** Documents for people and programs that read the knowledge, with what each is about. */
const DOCUMENTS = [
  ['tour.md', 'What there is and how it looks'],
  ['glossary.md', 'Evidence items, assertions, molecular profiles and the other terms'],
  ['compatibility.md', 'GraphQL and REST beside those of CIViC'],
  ['matching.md', 'Matching the alterations of a sample'],
  ['search.md', 'Searching'],
  ['history.md', 'Versions, changes and frozen states'],
  ['gks.md', 'Records as objects of GA4GH GKS'],
  ['agents.md', 'Tools for assistants'],
  ['standards.md', 'Standards that are followed, and how far'],
] as const

/** `/llms.txt`: what assistants are to know before they read. */
export async function llmsText({ name, origin }: DatasetSite): Promise<string> {
  const documents: string[] = []
  for (const [file, about] of DOCUMENTS)
    if ((await readDocument(file)) !== null) documents.push(`- [${about}](${origin}/docs/${file})`)
  const schema =
    (await readDocument('schema.graphql')) === null ? [] : [`- [GraphQL schema](${origin}/schema.graphql)`]
  return [
    `# ${knowledgebaseTitle(name)}`,
    '',
    '> Clinical evidence for variants in cancer: what publications say about molecular profiles, diseases and therapies, curated and reviewed. The content is in the public domain (CC0 1.0). It is no medical advice; submitted and rejected records say so in their status.',
    '',
    'Records have tags such as EID1409 (evidence item) and AID7 (assertion), and pages such as /evidence/1409. Cite them with the version that `cite-as` names. Assistants use the tools of the Model Context Protocol at `POST /mcp`; reading is open to all, without a key.',
    '',
    '## Interfaces',
    '',
    ...schema,
    `- [GraphQL, to try in the browser](${origin}/api/graphiql): queries go to \`POST /api/graphql\``,
    `- [OpenAPI of all REST routes](${origin}/api/openapi.json)`,
    `- [Frozen states](${origin}/api/states)`,
    `- [Files of releases](${origin}/downloads)`,
    `- [How to cite](${origin}/CITATION.cff)`,
    '',
    ...(documents.length > 0 ? ['## Documentation', '', ...documents, ''] : []),
  ].join('\n')
}
