import { print } from '#app/apollo/graphql-documents.ts'
import type { DocumentNode } from 'graphql'

export type ApiLanguage = 'graphql' | 'curl' | 'python' | 'r'

export const apiLanguages: readonly { language: ApiLanguage; label: string }[] = [
  { language: 'curl', label: 'curl' },
  { language: 'python', label: 'Python' },
  { language: 'r', label: 'R' },
  { language: 'graphql', label: 'GraphQL' },
]

/** The call of the interface that gives what is on the screen, in a language; `endpoint` is the interface's address. */
export function apiCall(
  language: ApiLanguage,
  endpoint: string,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string {
  const query = queryText(document)
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== null),
  )
  const body = JSON.stringify({ query, variables: present })
  switch (language) {
    case 'graphql':
      return `${query}\n\n# Variables:\n${JSON.stringify(present, null, 2).replaceAll(/^/gm, '# ')}\n`
    case 'curl':
      return `curl -s ${shellText(endpoint)} \\\n  -H 'content-type: application/json' \\\n  --data ${shellText(body)}\n`
    case 'python':
      return `import json
import urllib.request

query = ${JSON.stringify(query)}
variables = json.loads(${JSON.stringify(JSON.stringify(present))})

request = urllib.request.Request(
    ${JSON.stringify(endpoint)},
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"content-type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer), indent=2))
`
    case 'r':
      return `library(httr2)

answer <- request(${JSON.stringify(endpoint)}) |>
  req_headers("content-type" = "application/json") |>
  req_body_raw(${JSON.stringify(body)}) |>
  req_perform() |>
  resp_body_json()
str(answer, max.level = 3)
`
  }
}

/** The query as text, without the type names that only the app's cache needs. */
function queryText(document: DocumentNode): string {
  return print(document).replaceAll(/^\s*__typename\n/gm, '')
}

/** A text as one word of a shell. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
