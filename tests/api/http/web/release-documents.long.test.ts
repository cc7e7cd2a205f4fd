import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { implications } from '#server/matching/fhir/write/implication.ts'
import { readMatchedAssertions, readMatchedEvidence } from '#server/matching/match-statements.ts'
import { fetchGuide } from '#tests/support/fhir/guide.ts'
import { fhirValidator } from '#tests/support/fhir/validator.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const releases = [
  ...(release2024 ? [{ name: '01-Aug-2024', template: template2024 }] : []),
  ...(release2021 ? [{ name: '01-Feb-2021', template: template2021 }] : []),
]
const guide = fetchGuide()

describe.skipIf(releases.length === 0).each(releases)('Documents of all records of $name', ({ template }) => {
  let database: TestDatabase
  let service: TestApp
  beforeAll(async () => {
    database = await sqlite.createDatabase(template)
    service = await testApp(database.url, {
      schema,
      publicUrl: 'https://kb.test',
      allowedHosts: ['localhost'],
      appFolder: join(import.meta.dirname, '../../../../dist'),
    })
  }, 120_000)
  afterAll(async () => {
    await service?.close()
    await database?.drop()
  })

  it.skipIf(!guide)(
    'FHIR of all evidence and assertions is valid by R4 and the guide',
    async () => {
      const { problemsOf } = fhirValidator(guide ?? '')
      const patient = { disease: null, origin: 'UNKNOWN' } as never
      const profiles = await service.storage.read
        .selectFrom('molecular_profiles')
        .select(['id', 'name'])
        .execute()
      const ids = profiles.map(({ id }) => id)
      const { read } = service.storage
      const [evidence, assertions] = await Promise.all([
        readMatchedEvidence(read, ids, 'ACCEPTED', patient),
        readMatchedAssertions(read, ids, 'ACCEPTED', patient),
      ])
      const codes = {
        ncitCodeOf: () => null,
        linkOf: (kind: string, id: number) => `https://kb.test/${kind}/${id}`,
      }
      const counts = { evidence: 0, assertions: 0 }
      for (const profile of profiles) {
        const statements = [...evidence(profile.id), ...assertions(profile.id)]
        counts.evidence += evidence(profile.id).length
        counts.assertions += assertions(profile.id).length
        for (const statement of statements)
          for (const resource of implications(statement, profile, ['Observation/1'], {
            address: 'https://kb.test',
            codes,
          }))
            expect([statement.id, problemsOf(resource)]).toEqual([statement.id, []])
      }
      const accepted = async (table: 'evidence_items' | 'assertions') =>
        Number(
          (
            await read
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('count'))
              .where('status', '=', 'ACCEPTED')
              .executeTakeFirstOrThrow()
          ).count,
        )
      expect(counts).toEqual({
        evidence: await accepted('evidence_items'),
        assertions: await accepted('assertions'),
      })
    },
    900_000,
  )
})
