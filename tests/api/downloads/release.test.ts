import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { openTableDownloads, rowsOf } from '#tests/support/service/table-downloads.ts'
import type { TableDownloads } from '#tests/support/service/table-downloads.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { separatedCells } from '#tests/support/releases/separated-text.ts'

const Answer = z.object({
  data: z.record(z.string(), z.object({ nodes: z.array(z.object({ id: z.number() })) })),
})

describe.skipIf(!release2024)('With the release of 2024', () => {
  describeOnSqliteFirst('a table', (engine) => {
    let curia: TableDownloads
    beforeAll(async () => {
      curia = await openTableDownloads(await engine.createDatabase(template2024))
    })
    afterAll(() => curia.close())

    /** The ids of the first rows of the query with these arguments, and of all. */
    async function idsOfQuery(query: string, args: string): Promise<number[]> {
      const text = `{ list: ${query}(first: 100 ${args}) { nodes { id } } }`
      const answer = await curia.curia.app.inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query: text },
      })
      return Answer.parse(answer.json()).data['list']?.nodes.map(({ id }) => id) ?? []
    }

    it.each([
      ['features', 'browseFeatures', {}, { column: 'evidenceItemCount', direction: 'DESC' }],
      ['features', 'browseFeatures', { diseaseName: 'glioma' }, { column: 'featureName', direction: 'ASC' }],
      [
        'variants',
        'browseVariants',
        { variantTypeName: 'missense' },
        { column: 'diseaseName', direction: 'ASC' },
      ],
      [
        'molecular_profiles',
        'browseMolecularProfiles',
        {},
        { column: 'molecularProfileScore', direction: 'DESC' },
      ],
      ['variant_groups', 'browseVariantGroups', {}, { column: 'VARIANT_COUNT', direction: 'DESC' }],
      ['evidence', 'evidenceItems', { therapyName: 'erlo' }, { column: 'DISEASE_NAME', direction: 'ASC' }],
      ['assertions', 'assertions', {}, { column: 'SUMMARY', direction: 'DESC' }],
      ['variant_types', 'variantTypes', {}, { column: 'VARIANT_COUNT', direction: 'DESC' }],
      ['sources', 'browseSources', { year: 2015 }, { column: 'EVIDENCE_COUNT', direction: 'DESC' }],
      ['diseases', 'browseDiseases', {}, { column: 'VARIANT_COUNT', direction: 'DESC' }],
      ['therapies', 'browseTherapies', { name: 'inib' }, { column: 'NAME', direction: 'DESC' }],
      ['phenotypes', 'browsePhenotypes', {}, { column: 'EVIDENCE_ITEM_COUNT', direction: 'DESC' }],
      ['clinical_trials', 'clinicalTrials', {}, { column: 'SOURCE_COUNT', direction: 'DESC' }],
    ])(
      'of %s has the rows of %s with the filter %o in the order %o',
      async (name, query, variables, sort) => {
        const filter = Object.entries(variables).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        const order = `sortBy: {column: ${sort.column}, direction: ${sort.direction}}`
        const expected = await idsOfQuery(query, [...filter, order].join(' '))
        const rows = await rowsOf(curia, name, { variables, sort, columns: ['id'] })
        const ids = rows.map((row) => Number(row['id']))
        expect(expected.length).toBeGreaterThan(10)
        expect(ids.slice(0, expected.length)).toEqual(expected)
        // The same rows without the order, by id.
        const byId = await rowsOf(curia, name, { variables, columns: ['id'] })
        expect(byId.map((row) => Number(row['id']))).toEqual(ids.toSorted((left, right) => left - right))
      },
    )

    it('has all rows, however many', async () => {
      const rows = await rowsOf(curia, 'evidence')
      expect(rows).toHaveLength(4375)
      const { count } = await curia.curia.storage.read
        .selectFrom('evidence_items')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(rows).toHaveLength(count)
    })

    it('waits for its reader, and ends when the reader goes', async () => {
      const request = {
        table: 'evidence',
        columns: ['id', 'description'],
        format: 'tsv',
        filter: {},
        sort: null,
      } as const
      const open = (): Promise<Readable> => curia.texts.open(request)
      // All connections for streams are taken by readers who take nothing …
      const readers = await Promise.all([open(), open(), open(), open()])
      for (const reader of readers) expect(reader.readableLength).toBeLessThan(400_000)
      // … so the next waits until one goes.
      const waiting = open()
      readers[0]?.destroy()
      let text = ''
      for await (const chunk of await waiting) text += String(chunk)
      expect(separatedCells(text, '\t')).toHaveLength(4376)
      for (const reader of readers) {
        reader.destroy()
        if (!reader.closed) await once(reader, 'close')
      }
    })
  })
})
