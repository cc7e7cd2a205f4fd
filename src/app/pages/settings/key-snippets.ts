/** Lines with which a key is used, for one tool. */
export interface KeySnippet {
  title: string
  text: (token: string) => string
}

/** Where keys are used from, with lines to begin with. The key itself stands in the environment only. */
export const keySnippets = (origin: string): KeySnippet[] => [
  { title: 'Environment', text: (token) => `export CURIA_API_KEY='${token}'` },
  {
    title: 'curl',
    text: () =>
      `curl ${origin}/api/graphql \\
  -H "Authorization: Bearer $CURIA_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"query": "{ viewer { id username } }"}'`,
  },
  {
    title: 'Python',
    text: () =>
      `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}/api/graphql",
    data=json.dumps({"query": "{ viewer { id username } }"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["CURIA_API_KEY"],
        "Content-Type": "application/json",
    },
)
print(json.load(urllib.request.urlopen(request))["data"])`,
  },
  {
    title: 'R',
    text: () =>
      `library(httr2)

request("${origin}/api/graphql") |>
  req_auth_bearer_token(Sys.getenv("CURIA_API_KEY")) |>
  req_body_json(list(query = "{ viewer { id username } }")) |>
  req_perform() |>
  resp_body_json()`,
  },
]
