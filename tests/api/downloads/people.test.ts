import { afterAll, beforeAll, expect, it } from 'vitest'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { schema } from '#server/graphql/schema.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import {
  deeds,
  evidence,
  organizations,
  peopleAtWork,
  users,
} from '#tests/support/curation/people-at-work.ts'
import { separatedRows } from '#tests/support/releases/separated-text.ts'

describeOnEachEngine('A table to download', (engine) => {
  let curia: TestApp
  let texts: TableTexts
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.createDatabase(peopleAtWork)
    drop = database.drop
    texts = tableTexts(database.url)
    curia = await testApp(database.url, { schema, tableTexts: texts })
  })
  afterAll(async () => {
    await curia.close()
    await texts.close()
    await drop()
  })

  const rowsOf = async (name: string, payload: object = {}) => {
    const answer = await curia.app.inject({ method: 'POST', url: `/api/download_table/${name}`, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return separatedRows(answer.body, '\t')
  }
  const idsOf = async (name: string, payload: object) =>
    (await rowsOf(name, payload)).map((row) => Number(row['id']))

  it('has all users with what they did, and no e-mail address', async () => {
    const statusOf = (id: number) => evidence.find((item) => item.id === id)?.status
    const rows = await rowsOf('users')
    expect(rows).toEqual(
      users.map(({ id, username, name, role }) => {
        const mine = deeds.filter(({ user }) => user === id)
        const items = mine.filter(({ action }) => action === 'SUBMITTED').map(({ subject }) => subject.id)
        return {
          id: String(id),
          display_name: username,
          name: name ?? '',
          username,
          role: { CURATOR: 'Curator', EDITOR: 'Editor', ADMIN: 'Admin' }[role],
          organizations: organizations
            .filter(({ members }) => members.includes(id))
            .map((group) => group.name)
            .toSorted()
            .join(','),
          evidence_count: String(items.filter((item) => statusOf(item) !== 'REJECTED').length),
          revision_count: String(mine.filter(({ action }) => action === 'REVISION_SUGGESTED').length),
          most_recent_activity_timestamp: mine.length > 0 ? (expect.stringMatching(/Z$/) as string) : '',
        }
      }),
    )
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('has all organizations with members, activities and children', async () => {
    expect(await rowsOf('organizations')).toEqual(
      organizations.map(({ id, name, members }) => ({
        id: String(id),
        name,
        description: '',
        url: '',
        member_count: String(members.length),
        activity_count: String(deeds.filter(({ organization }) => organization === id).length),
        child_organizations: organizations
          .filter(({ parent }) => parent === id)
          .map((group) => group.name)
          .toSorted()
          .join(','),
        most_recent_activity_timestamp: deeds.some(({ organization }) => organization === id)
          ? (expect.stringMatching(/Z$/) as string)
          : '',
      })),
    )
  })

  it('takes the filters and orders of its query', async () => {
    expect(await idsOf('users', { variables: { role: 'CURATOR', name: 'ann' } })).toEqual([1, 5])
    expect(
      await idsOf('users', { variables: { organization: { ids: [1], includeSubgroups: true } } }),
    ).toEqual([1, 2, 3])
    expect(await idsOf('users', { sort: { column: 'ROLE', direction: 'DESC' } })).toEqual([3, 2, 1, 4, 5, 6])
    expect(await idsOf('users', { sort: { column: 'REVISION_COUNT', direction: 'DESC' } })).toEqual([
      1, 5, 2, 3, 4, 6,
    ])
    expect(await idsOf('organizations', { variables: { name: 'lab' } })).toEqual([1, 2])
    expect(await idsOf('organizations', { sort: { column: 'MEMBER_COUNT', direction: 'ASC' } })).toEqual([
      4, 2, 1, 3,
    ])
    const counted = await rowsOf('users', { variables: { ids: [5], status: 'REJECTED' } })
    expect(counted[0]).toMatchObject({ id: '5', evidence_count: '1' })
  })
})
