#!/usr/bin/env node
// The whole life of an evidence item by script: a curator submits it and suggests a revision, an editor accepts the
// revision and then the evidence. Prints each step, and the evidence item as JSON at the end.
//
//   CURIA_CURATOR_KEY=curia_… CURIA_EDITOR_KEY=curia_… node examples/evidence-life.mjs <PubMed id>
//
// CURIA_URL          where the service is; http://localhost:3000 unless given
// CURIA_CURATOR_KEY  an API key of any user
// CURIA_EDITOR_KEY   an API key of an editor with a valid conflict of interest statement
//
// Needs Node 18 or newer and nothing else.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

const address = new URL('/api/graphql', process.env.CURIA_URL || 'http://localhost:3000')
const query = readFileSync(new URL('evidence-life.graphql', import.meta.url), 'utf8')
const [pubmedId] = process.argv.slice(2)
const keys = { curator: process.env.CURIA_CURATOR_KEY, editor: process.env.CURIA_EDITOR_KEY }
const TRIES = 4

/** The data of the operation of that name. Too many requests and a broken connection are worth another try. */
async function ask(who, operationName, variables) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${keys[who]}` },
        body: JSON.stringify({ query, operationName, variables }),
        signal: AbortSignal.timeout(60_000),
      })
      if (response.status === 429 && attempt < TRIES) {
        await new Promise((resolve) =>
          setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000),
        )
        continue
      }
      const { data, errors } = await response.json()
      if (errors) throw new Error(`${operationName}: ${errors.map((error) => error.message).join('\n')}`)
      return data
    } catch (error) {
      // What fetch throws for want of an answer; whether the change was made is unknown.
      if (!(error instanceof TypeError) || attempt === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

/** As `ask` for a change. The id makes it safe to try again: the service does the same request of a user once a day. */
const change = (who, operationName, variables) =>
  ask(who, operationName, { ...variables, requestId: randomUUID() })

/** The record of that very name. */
function named(records, name) {
  const found = records.find((record) => record.name.toLowerCase() === name.toLowerCase())
  if (!found) throw new Error(`there is no ${name}`)
  return found.id
}

const say = (text) => process.stdout.write(`${text}\n`)

async function lifeOfEvidence() {
  const names = { profile: 'BRAF V600E', disease: 'Melanoma', therapy: 'Vemurafenib' }
  const known = await ask('curator', 'Names', names)
  const { addRemoteCitation } = await ask('curator', 'Cite', { pubmedId })

  // Fields that can be left empty are objects: { value } or { unset: true }.
  const fields = {
    molecularProfileId: named(known.molecularProfiles.nodes, names.profile),
    diseaseId: { value: named(known.diseaseTypeahead, names.disease) },
    therapyIds: [named(known.therapyTypeahead, names.therapy)],
    therapyInteractionType: { unset: true },
    sourceId: addRemoteCitation.newSource.id,
    description: { value: 'More patients with the variant responded than without it.' },
    variantOrigin: 'SOMATIC',
    evidenceType: 'PREDICTIVE',
    evidenceDirection: 'SUPPORTS',
    significance: 'SENSITIVITYRESPONSE',
    evidenceLevel: 'C',
    rating: 3,
    phenotypeIds: [],
  }
  const { submitEvidence } = await change('curator', 'Submit', { fields })
  const { id } = submitEvidence.evidenceItem
  say(`EID${id} submitted`)

  // A suggestion sends the whole new state; what differs becomes revisions.
  const { suggestEvidenceItemRevision } = await change('curator', 'Suggest', {
    id,
    fields: { ...fields, evidenceLevel: 'B', rating: 4 },
    comment: 'The study had a control group after all.',
  })
  const [{ revisionSetId }] = suggestEvidenceItemRevision.results
  say(
    `revision of ${suggestEvidenceItemRevision.results.map((result) => result.fieldName).join(' and ')} suggested`,
  )

  const { acceptRevisions } = await change('editor', 'AcceptRevisions', {
    setId: revisionSetId,
    comment: 'Checked against the publication.',
  })
  for (const revision of acceptRevisions.revisions) say(`RID${revision.id} ${revision.status.toLowerCase()}`)

  const { moderateEvidenceItem } = await change('editor', 'Accept', { id })
  say(`EID${id} accepted`)
  say(JSON.stringify(moderateEvidenceItem.evidenceItem, null, 2))
}

if (!pubmedId || !keys.curator || !keys.editor) {
  process.stderr.write(
    'usage: CURIA_CURATOR_KEY=… CURIA_EDITOR_KEY=… node examples/evidence-life.mjs <PubMed id>\n',
  )
  process.exitCode = 2
} else {
  try {
    await lifeOfEvidence()
  } catch (error) {
    process.stderr.write(`${address.href}: ${error.cause?.message ?? error.message}\n`)
    process.exitCode = 1
  }
}
