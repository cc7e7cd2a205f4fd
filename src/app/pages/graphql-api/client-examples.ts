/** Requests for a gene's variants from a program: what it is called and its text. */
export interface ClientExample {
  language: string
  text: string
}

const QUERY =
  'query ($symbol: String) { gene(entrezSymbol: $symbol) { id variants(first: 5) { nodes { id name } } } }'

/** One request in several languages, to the GraphQL address of this site. */
export const clientExamples = (address: string): ClientExample[] => [
  {
    language: 'curl',
    text: `curl ${address} \\
  -H 'content-type: application/json' \\
  -d '{"query": "${QUERY}",
       "variables": {"symbol": "BRAF"}}'`,
  },
  {
    language: 'Python',
    text: `import json
import urllib.request

query = """${QUERY}"""
request = urllib.request.Request(
    "${address}",
    data=json.dumps({"query": query, "variables": {"symbol": "BRAF"}}).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["data"]["gene"])`,
  },
  {
    language: 'R',
    text: `library(httr2)

query <- "${QUERY}"
answer <- request("${address}") |>
  req_body_json(list(query = query, variables = list(symbol = "BRAF"))) |>
  req_perform() |>
  resp_body_json()
print(answer$data$gene)`,
  },
  {
    language: 'JavaScript',
    text: `const query = \`${QUERY}\`
const response = await fetch('${address}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { symbol: 'BRAF' } }),
})
const { data, errors } = await response.json()
console.log(errors ?? data.gene)`,
  },
]
