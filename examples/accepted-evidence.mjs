#!/usr/bin/env node
// Prints all accepted evidence of a Curia or CIViC service as one table of tab-separated values.
//
//   node examples/accepted-evidence.mjs > evidence.tsv
//
// CURIA_URL      where the service is; http://localhost:3000 unless given
// CURIA_API_KEY  an API key, which lifts the limit for anonymous callers; none unless given
//
// Needs Node 18 or newer and nothing else.
import { readFileSync } from 'node:fs'

const address = new URL('/api/graphql', process.env.CURIA_URL || 'http://localhost:3000')
const query = readFileSync(new URL('accepted-evidence.graphql', import.meta.url), 'utf8')

/** The data of one operation. Waits and asks again when the service says that it was asked too often. */
async function ask(variables) {
  for (;;) {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(process.env.CURIA_API_KEY && { authorization: `Bearer ${process.env.CURIA_API_KEY}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(60_000),
    })
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after')) || 60
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      continue
    }
    const { data, errors } = await response.json()
    if (errors) throw new Error(errors.map((error) => error.message).join('\n'))
    return data
  }
}

/** All accepted evidence, page after page. */
async function* acceptedEvidence() {
  let after = null
  do {
    const { nodes, pageInfo } = (await ask({ after })).evidenceItems
    yield* nodes
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
}

const columns = {
  evidence_id: (item) => item.id,
  molecular_profile_id: (item) => item.molecularProfile?.id,
  molecular_profile: (item) => item.molecularProfile?.name,
  disease: (item) => item.disease?.name,
  doid: (item) => item.disease?.doid,
  therapies: (item) => item.therapies.map((therapy) => therapy.name).join(','),
  therapy_interaction_type: (item) => item.therapyInteractionType,
  evidence_type: (item) => item.evidenceType,
  evidence_direction: (item) => item.evidenceDirection,
  evidence_level: (item) => item.evidenceLevel,
  significance: (item) => item.significance,
  rating: (item) => item.evidenceRating,
  source_type: (item) => item.source.sourceType,
  citation_id: (item) => item.source.citationId,
  evidence_statement: (item) => item.description,
}

/** A line of cells: nothing is empty text, and white space within a cell is one space. */
const line = (cells) =>
  `${cells
    .map((cell) =>
      String(cell ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\t')}\n`

try {
  process.stdout.write(line(Object.keys(columns)))
  for await (const item of acceptedEvidence())
    process.stdout.write(line(Object.values(columns).map((cellOf) => cellOf(item))))
} catch (error) {
  process.stderr.write(`${address.href}: ${error.cause?.message ?? error.message}\n`)
  process.exitCode = 1
}
