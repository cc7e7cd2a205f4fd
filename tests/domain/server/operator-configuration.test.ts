import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variableHelp } from '#server/config/config.ts'
import { furtherVariables } from '#server/config/further-variables.ts'
import { featureSettings, readConfig } from '#server/features/features.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { misspeltVariables } from '#server/config/misspelt.ts'
import { oldNodeMessage } from '../../../src/node-version.ts'

const root = resolve(import.meta.dirname, '../../..')

const settings = variableHelp(featureSettings)
const settingNames = settings.map(({ name }) => name)
const meantOf = (name: string) => misspeltVariables({ [name]: 'x' }, settings)[0]?.meant ?? null

describe('A variable that does nothing', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['CURIA_DATABASE_URL', 'DATABASE_URL'],
    ['DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URLS'],
    ['BACKUP_DIRS', 'BACKUP_DIR'],
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['BACKUP-KEEP', 'BACKUP_KEEP'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['SMTP_URI', 'SMTP_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['METRIC', 'METRICS'],
    ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
    ['STOP_DELLAY', 'STOP_DELAY'],
    ['Mail-From', 'MAIL_FROM'],
    ['ANONYMUS_LIMIT', 'ANONYMOUS_LIMIT'],
    ['CURIA_LOG_LEVEL', 'LOG_LEVEL'],
  ])('is named with the one that it means: %s', (name, meant) => expect(meantOf(name)).toBe(meant))

  it.each([
    ...settingNames.slice(0, 6),
    'HOME',
    'HOSTNAME',
    'BASE_URL',
    'MODE',
    'HOSTTYPE',
    'PATH',
    'PWD',
    'SHELL',
    'USER',
    'LANG',
    'TERM',
    'EDITOR',
    'MAIL',
    'POSTGRES_PASSWORD',
    'PGHOST',
    'CURIA_PORT',
    'CURIA_PORT_3000_TCP',
    'CURIA_SERVICE_HOST',
    'NODE_OPTIONS',
    'KUBERNETES_PORT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    ...furtherVariables.flatMap(([names]) => names.split(', ')),
  ])('is not one of others: %s', (name) => expect(meantOf(name)).toBeNull())

  it('is not named where the right one is set, or where it is empty', () => {
    expect(misspeltVariables({ DATABASE_URI: 'x', DATABASE_URL: 'y' }, settings)).toEqual([])
    expect(misspeltVariables({ DATABASE_URI: ' ' }, settings)).toEqual([])
  })
})

/** What is said of a value of DATABASE_URL, by the configuration and by the option of commands; null: it is taken. */
function messagesOf(url: string): string[] {
  const said = (read: () => unknown) => {
    try {
      read()
      return []
    } catch (error) {
      return [String(error)]
    }
  }
  return [
    ...said(() => readConfig({ DATABASE_URL: url })),
    ...said(() => parseDatabaseUrl(url)),
    ...said(() => readConfig({ DATABASE_URL: 'postgres://db/curia', DATABASE_REPLICA_URLS: url })),
  ]
}

describe('A DATABASE_URL that cannot be read', () => {
  it.each([
    ['se#cret', '# as %23'],
    ['#secret', '# as %23'],
    ['secret#', '# as %23'],
    ['1234#secret', '# as %23'],
    ['se/cret', '/ as %2F'],
    ['/secret', '/ as %2F'],
    ['5432/secret', '/ as %2F'],
    ['se?cret', '? as %3F'],
    ['?secret', '? as %3F'],
    ['99?secret', '? as %3F'],
    ['se%cret', '% as %25'],
    ['secret%', '% as %25'],
    ['100%secret', '% as %25'],
    ['se#c/r?et', '# as %23, / as %2F, ? as %3F'],
    ['s@e#cret', '# as %23'],
    ['se%2Fcr#et', '# as %23'],
  ])('names the sign to escape, and nothing of the password: %s', (password, how) => {
    const messages = messagesOf(`postgres://curia:${password}@db.example.org:5432/curia`)
    expect(messages).toHaveLength(3)
    for (const message of messages) {
      expect(message).toContain(how)
      expect(message).not.toMatch(/secret|cret|1234|5432\//)
      expect(message).not.toContain(password)
    }
  })

  it.each([
    'postgres://curia:secret',
    'postgres://curia:secret word@db:port/curia',
    'postgres:/curia:secret@db/curia',
    'postgresql//curia:secret@db/curia',
    'mysql://curia:secret@db/curia',
    'curia:secret@db/curia',
    'postgres://curia:secret@db:99999/curia',
    'postgres://curia:secret@/curia#main',
  ])('shows nothing of what may be a password: %s', (url) => {
    for (const message of messagesOf(url)) expect(message).not.toContain('secret')
    expect(messagesOf(url).length).toBeGreaterThan(0)
  })

  it.each([
    'postgres://curia:se%23cret@db/curia',
    'postgres://curia:s:e$c&r+e=t!@db:5432/curia',
    'postgres://curia:p@ss@db/curia',
    'postgres://curia@db/curia?sslmode=require',
    'postgres://db/curia',
    'postgresql://curia:secret@[::1]:5432/curia?application_name=curia',
  ])('is another than %s', (url) => expect(messagesOf(url)).toEqual([]))
})

it.each([
  ['v18.20.0', false],
  ['v20.11.1', false],
  ['v22.18.0', false],
  ['v24.0.0', true],
  ['v26.1.0', true],
])('Node %s is told what to do where it is too old', (version, isFit) => {
  if (isFit) expect(oldNodeMessage(version)).toBeNull()
  else expect(oldNodeMessage(version)).toMatch(/^Curia needs Node 24, this is v.*npm start/)
})

describe('The help', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('app/'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  const told = new Set([...settingNames, ...furtherVariables.flatMap(([names]) => names.split(', '))])

  it('names each variable that the program reads', () => {
    const read = sources.flatMap((text) =>
      [...text.matchAll(/(?:process\.env|environment)\[?\.?'?([A-Z][A-Z0-9_]+)/g)].map(
        ([, name = '']) => name,
      ),
    )
    const named = sources.flatMap((text) =>
      /process\.env\[([A-Z_]+)\]/.test(text)
        ? [...text.matchAll(/const [A-Z_]+ = '([A-Z_]{6,})'/g)].map(([, name = '']) => name)
        : [],
    )
    const names = [...new Set([...read, ...named])].filter((name) => name !== 'KEY_VARIABLE')
    expect(names).toEqual(expect.arrayContaining(['UPSTREAM_API_KEY', 'NODE_ENV', 'PATH']))
    expect(names.filter((name) => !told.has(name))).toEqual([])
  })

  it('has a meaning for each, and so have the documents', () => {
    const documents = [
      'operations.md',
      'mirror.md',
      'reverse-proxy.md',
      'gks.md',
      'matching.md',
      'history.md',
    ]
      .map((file) => readFileSync(join(root, 'docs', file), 'utf8'))
      .concat(readFileSync(join(root, 'README.md'), 'utf8'))
      .join('\n')
    expect(settings.filter(({ meaning }) => meaning === '')).toEqual([])
    expect(
      settingNames.filter((name) => !documents.includes(`\`${name}`) && !documents.includes(name)),
    ).toEqual([])
  })
})
