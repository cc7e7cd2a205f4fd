import { APIError } from 'better-auth/api'
import { createAdapterFactory } from 'better-auth/adapters'
import type { AdapterFactoryOptions, CleanedWhere, CustomAdapter } from 'better-auth/adapters'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldEmail, noAddressDomain } from '#domain/user-rules.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import type { Reading, Storage, Writing } from '#server/storage/database.ts'
import { digestOf } from './api-keys/api-key-format.ts'
import { requestVerification } from './mail/email-verification.ts'
import { noticeProvider } from './password-reset.ts'
import { signInMethods } from './passwords.ts'
import { createUser } from './users.ts'

/** Names of better-auth's models and their fields, and where they are kept. */
export const signInTables = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      token: 'token_digest',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'sign_in_methods',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      password: 'password_hash',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'sign_in_verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const

/** The column of a field by which the library orders, which it names as it calls it. */
function columnOf(model: string, field: string): string {
  const table = Object.values(signInTables).find(({ modelName }) => modelName === model)
  const fields: Readonly<Record<string, string>> = table?.fields ?? {}
  return fields[field] ?? field
}

/** What may be written; other members (tokens of providers, pictures) are of no use here and kept nowhere. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = lookupTable({
  users: ['email_verified', 'updated_at'],
  sessions: ['user_id', 'token_digest', 'expires_at', 'ip_address', 'user_agent', 'created_at', 'updated_at'],
  sign_in_methods: ['user_id', 'provider_id', 'account_id', 'password_hash', 'created_at', 'updated_at'],
  sign_in_verifications: ['identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
})

/** better-auth wants an e-mail address of everyone; this one stands for none and can belong to nobody. */
export const standInAddress = (who: string, provider: string): string =>
  `${who}@${provider}${noAddressDomain}`

type Row = Record<string, unknown>

const operators: Partial<Record<CleanedWhere['operator'], string>> = {
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  ne: '<>',
}

function condition(model: string, { field, operator, value }: CleanedWhere): RawBuilder<unknown> {
  if (model === 'users' && field === 'email')
    return sql`${sql.ref('email_folded')} = ${foldEmail(String(value))}`
  const column = sql.ref(field)
  const stored = (each: unknown) => (field === 'token_digest' ? digestOf(String(each)) : each)
  if (Array.isArray(value)) {
    if (value.length === 0) return operator === 'not_in' ? sql`1 = 1` : sql`1 = 0`
    const list = sql.join(value.map(stored))
    return operator === 'not_in' ? sql`${column} not in (${list})` : sql`${column} in (${list})`
  }
  if (value === null) return operator === 'ne' ? sql`${column} is not null` : sql`${column} is null`
  if (operator === 'eq') return sql`${column} = ${stored(value)}`
  const compared = operators[operator]
  if (!compared) throw new Error(`sign-in does not look for ${model}.${field} by ${operator}`)
  return sql`${column} ${sql.raw(compared)} ${stored(value)}`
}

/** All conditions of the one kind, and one of the others. */
function whereOf(model: string, where: readonly CleanedWhere[] = []): RawBuilder<unknown> {
  const all = where.filter(({ connector }) => connector === 'AND').map((each) => condition(model, each))
  const some = where.filter(({ connector }) => connector === 'OR').map((each) => condition(model, each))
  if (some.length > 0) all.push(sql`(${sql.join(some, sql` or `)})`)
  return all.length === 0 ? sql`1 = 1` : sql.join(all, sql` and `)
}

/** Tokens that a question named: the rows found have only their digests. */
function withTokens(where: readonly CleanedWhere[] | undefined, row: Row): Row {
  const digests = (where ?? []).filter(({ field }) => field === 'token_digest').flatMap(({ value }) => value)
  const token = digests.find((each) => digestOf(String(each)) === row['token_digest'])
  return token === undefined ? row : { ...row, token_digest: token }
}

function presented(model: string, where: readonly CleanedWhere[] | undefined, row: Row): Row {
  if (model === 'users' && row['email'] === null)
    return { ...row, email: standInAddress(String(row['id']), 'user') }
  return model === 'sessions' ? withTokens(where, row) : row
}

/** Messages about accounts. */
interface SignInMail {
  outbox: Outbox
  /** Name of a provider. */
  nameOf: (provider: string) => string
}

interface Connections extends SignInMail {
  read: Reading
  write<T>(action: (tx: Writing) => Promise<T>): Promise<T>
}

/** The one statement a library call becomes, on either engine. */
function storeOn({ outbox, nameOf, read, write }: Connections): CustomAdapter {
  const columnsOf = (model: string, data: object): [string, unknown][] =>
    Object.entries(data).filter(([column]) => WRITTEN[model]?.includes(column))

  async function find(db: Reading, model: string, where: readonly CleanedWhere[] | undefined, rest = sql``) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(model)} where ${whereOf(model, where)} ${rest}`.execute(db)
    return rows.map((row) => presented(model, where, row))
  }

  async function insert(tx: Writing, model: string, data: Row): Promise<Row> {
    if (model === 'users') return newUser(tx, outbox, data)
    if ('expires_at' in data) await forgetExpired(tx, model)
    const columns = columnsOf(model, data)
    const values = columns.map(([column, value]) =>
      column === 'token_digest' ? digestOf(String(value)) : value,
    )
    const { rows } = await sql<Row>`
      insert into ${sql.table(model)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
      values (${sql.join(values)}) returning *`.execute(tx)
    const [row = {}] = rows
    if (model === 'sign_in_methods' && row['provider_id'] === 'orcid') await noteOrcid(tx, row)
    if (model === 'sign_in_methods') await tellOfProvider(tx, row)
    return model === 'sessions' ? { ...row, token_digest: data['token_digest'] } : row
  }

  /** Tells whoever could sign in already that they now can in another way. */
  async function tellOfProvider(tx: Writing, row: Row): Promise<void> {
    const userId = Number(row['user_id'])
    const methods = await signInMethods(tx, userId)
    if (methods.length < 2) return
    const provider = nameOf(String(row['provider_id']))
    await noticeProvider(tx, outbox, { userId, provider, now: new Date().toISOString() })
  }

  async function update(model: string, where: readonly CleanedWhere[], changes: object): Promise<Row[]> {
    const columns = columnsOf(model, changes)
    if (columns.length === 0) return find(read, model, where)
    const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
    const { rows } = await write((tx) =>
      sql<Row>`update ${sql.table(model)} set ${set} where ${whereOf(model, where)} returning *`.execute(tx),
    )
    return rows.map((row) => presented(model, where, row))
  }

  async function remove(model: string, where: readonly CleanedWhere[] | undefined): Promise<Row[]> {
    const { rows } = await write((tx) =>
      sql<Row>`delete from ${sql.table(model)} where ${whereOf(model, where)} returning *`.execute(tx),
    )
    return rows.map((row) => presented(model, where, row))
  }

  // The library types rows by what it asks for; what is there is checked by its own schema.
  const typed = <T>(row: unknown): T => row as T
  return {
    create: async ({ model, data }) => typed(await write((tx) => insert(tx, model, data))),
    findOne: async ({ model, where }) => typed((await find(read, model, where, sql`limit 1`))[0] ?? null),
    findMany: async ({ model, where, limit, sortBy, offset }) => {
      const direction = sortBy?.direction === 'desc' ? sql`desc` : sql`asc`
      const order = sql`order by ${sql.ref(columnOf(model, sortBy?.field ?? 'id'))} ${direction}`
      return typed(await find(read, model, where, sql`${order} limit ${limit} offset ${offset ?? 0}`))
    },
    update: async ({ model, where, update: changes }) =>
      typed((await update(model, where, Object(changes)))[0] ?? null),
    updateMany: async ({ model, where, update: changes }) => (await update(model, where, changes)).length,
    delete: async ({ model, where }) => void (await remove(model, where)),
    deleteMany: async ({ model, where }) => (await remove(model, where)).length,
    consumeOne: async ({ model, where }) => typed((await remove(model, where))[0] ?? null),
    count: async ({ model, where }) => (await find(read, model, where)).length,
  }
}

/** Sessions and verifications that have ended leave when the next begins. */
async function forgetExpired(tx: Writing, model: string): Promise<void> {
  const now = new Date().toISOString()
  await sql`delete from ${sql.table(model)} where ${sql.ref('expires_at')} <= ${now}`.execute(tx)
}

async function newUser(tx: Writing, outbox: Outbox, data: Row): Promise<Row> {
  const email = String(data['email'] ?? '')
  const values = {
    email: email.endsWith(noAddressDomain) ? null : email,
    name: typeof data['name'] === 'string' ? data['name'] : null,
    role: 'CURATOR' as const,
    emailVerified: data['email_verified'] === true,
  }
  const now = new Date().toISOString()
  const user = await createUser(tx, values, now)
  await requestVerification(tx, outbox, user, now)
  return presented('users', undefined, { ...user })
}

/** Whoever signs in by ORCID has told us their iD. */
async function noteOrcid(tx: Writing, row: Row): Promise<void> {
  await tx
    .updateTable('users')
    .set({ orcid: String(row['account_id']) })
    .where('id', '=', Number(row['user_id']))
    .where('orcid', 'is', null)
    .execute()
}

const config = {
  adapterId: 'curia',
  // Times are ISO 8601 text everywhere in our tables.
  supportsDates: false,
  supportsBooleans: true,
}

/** Whether the account of a provider, or its address, got an account here since the library looked. */
const isLostRace = (error: unknown) =>
  isConstraintViolation(error) || (error instanceof ClientError && error.code === 'CONFLICT')

/** better-auth's way to our tables, through the same connections as everything else. */
export function signInStore(storage: Storage['identity'], mail: SignInMail) {
  const read = storage.read
  const transactional: AdapterFactoryOptions['config'] = {
    ...config,
    transaction: (work) =>
      storage
        .writeAside((tx) => {
          // Within the transaction everything goes through it: it holds the one connection that writes.
          const inside = storeOn({ ...mail, read: tx, write: (action) => action(tx) })
          return work(createAdapterFactory({ config, adapter: () => inside })(options))
        })
        .catch((error: unknown) => {
          throw isLostRace(error) ? new APIError('CONFLICT', { code: 'signed_in_at_once' }) : error
        }),
  }
  let options: Parameters<ReturnType<typeof createAdapterFactory>>[0] = {}
  const store = storeOn({ ...mail, read, write: (action) => storage.writeAside(action) })
  const factory = createAdapterFactory({ config: transactional, adapter: () => store })
  return (values: typeof options) => {
    options = values
    return factory(values)
  }
}
