import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '#server/config/config-error.ts'
import { settingsOf, variableHelp } from '#server/config/config.ts'
import { externalSettings } from '#server/config/external.ts'
import { featureSettings, readConfig } from '#server/features/features.ts'
import { CIVIC_METHOD } from '#server/gks/curation-method.ts'
import { gksSettings } from '#server/gks/gks-settings.ts'

describe('The configuration', () => {
  it('has a default for everything, for empty variables too', () => {
    const config = {
      port: 3000,
      host: 'localhost',
      databaseUrl: 'sqlite:./data/curia.db',
      publicUrl: null,
      v1BaseUrl: null,
      knowledgebaseName: 'Curia',
      logLevel: 'info',
      cacheBytes: { answers: 56 * 1024 * 1024, operations: 32 * 1024 * 1024, pages: 8 * 1024 * 1024 },
    }
    expect(readConfig({})).toMatchObject(config)
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
  })

  it('takes what the environment says', () => {
    const environment = {
      PORT: '8080',
      HOST: '::',
      DATABASE_URL: 'postgres://curia@db/curia',
      PUBLIC_URL: 'https://curia.example.org/',
      V1_BASE_URL: 'https://civic.example.org',
      KNOWLEDGEBASE_NAME: 'Molecular tumour board',
      CONTACT: 'board@example.org',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(environment)).toMatchObject({
      port: 8080,
      host: '::',
      databaseUrl: 'postgres://curia@db/curia',
      publicUrl: 'https://curia.example.org',
      v1BaseUrl: 'https://civic.example.org',
      knowledgebaseName: 'Molecular tumour board',
      contact: 'board@example.org',
      logLevel: 'warn',
    })
    const settings = variableHelp(featureSettings)
    const named = settings.map((setting) => setting.name)
    expect(named).toEqual(expect.arrayContaining(Object.keys(environment)))
    expect(settings.filter((setting) => setting.meaning === '')).toEqual([])
  })

  it('takes a prefix of identifiers, but not that of CIViC', () => {
    expect(settingsOf(readConfig({}), gksSettings).namespace).toBe('curia')
    expect(settingsOf(readConfig({ GKS_NAMESPACE: 'tumour-board.example' }), gksSettings).namespace).toBe(
      'tumour-board.example',
    )
    expect(readConfig({ DOI_PREFIX: '10.5072/kb.' }).doiPrefix).toBe('10.5072/kb.')
    for (const DOI_PREFIX of ['kb', '10.5072', 'https://doi.org/10.5072/', '10.5072/a b'])
      expect(() => readConfig({ DOI_PREFIX })).toThrow(/DOI_PREFIX is .* must/)
    for (const GKS_NAMESPACE of ['civic', 'Curia', 'a b', ''.padEnd(31, 'a')])
      expect(() => readConfig({ GKS_NAMESPACE })).toThrow(/GKS_NAMESPACE is .* must/)
  })

  it('takes a method of curation from a file, and says what is wrong with it', () => {
    expect(settingsOf(readConfig({}), gksSettings).curationMethod).toEqual(CIVIC_METHOD)
    const file = join(mkdtempSync(join(tmpdir(), 'curia-config-')), 'method.json')
    const methodOf = (value: object) => {
      writeFileSync(file, JSON.stringify(value))
      return settingsOf(readConfig({ GKS_CURATION_METHOD: file }), gksSettings).curationMethod
    }
    expect(methodOf({ name: 'Our SOP', reportedIn: { pmid: '31779674' } })).toEqual({
      type: 'Method',
      name: 'Our SOP',
      methodType: 'curation',
      reportedIn: { type: 'Document', pmid: '31779674' },
    })
    expect(() => methodOf({ name: 'Our SOP', reportedIn: { pmid: 'PMC1' } })).toThrow(
      /GKS_CURATION_METHOD is .*method.json.*; reportedIn.pmid is "PMC1": must be the digits of a PubMed id/,
    )
    expect(() => methodOf({ name: 5, reportedIn: {} })).toThrow(/; name is 5: must be a text/)
    expect(() => methodOf({ name: 'Our SOP', reportedIn: { page: 1 } })).toThrow(
      /; reportedIn.page is no member: the members are id, type, name, /,
    )
    expect(() => readConfig({ GKS_CURATION_METHOD: 'none.json' })).toThrow(
      /there is no such file; it must be a JSON file with the name/,
    )
    writeFileSync(file, '{')
    expect(() => readConfig({ GKS_CURATION_METHOD: file })).toThrow(/it is not JSON; it must be/)
  })

  it('takes an e-mail address or a web page as contact', () => {
    expect(readConfig({}).contact).toBeNull()
    expect(readConfig({ CONTACT: 'https://example.org/help' }).contact).toBe('https://example.org/help')
    for (const CONTACT of ['javascript:alert(1)', 'the front desk', 'a@b'])
      expect(() => readConfig({ CONTACT })).toThrow(/CONTACT is .* must be an e-mail address/)
  })

  it('knows where services outside are, and asks none when they are switched off', () => {
    expect(settingsOf(readConfig({}), externalSettings)).toMatchObject({
      myVariant: 'https://myvariant.info/v1',
    })
    const mirror = readConfig({ PUBMED_URL: 'http://mirror.example.org:8080/eutils//' })
    expect(settingsOf(mirror, externalSettings)?.pubmed).toBe('http://mirror.example.org:8080/eutils')
    expect(settingsOf(readConfig({ OUTSIDE_SERVICES: 'off' }), externalSettings)).toBeNull()
    for (const wrong of [
      'ftp://example.org',
      'example.org',
      'https://example.org/?q=',
      'https://me:pw@example.org',
    ])
      expect(() => readConfig({ MYGENE_URL: wrong })).toThrow(
        /MYGENE_URL is .* must be an http or https address/,
      )
    expect(() => readConfig({ OUTSIDE_SERVICES: 'no' })).toThrow(/must be on or off/)
  })

  it('names everything that is wrong at once, with its value and what is allowed, but no password', () => {
    const environment = {
      PORT: '70000',
      DATABASE_URL: 'mysql://curia:hunter2@db/curia',
      PUBLIC_URL: 'curia.example.org',
      LOG_LEVEL: 'loud',
    }
    let message = ''
    try {
      readConfig(environment)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      message = String(error)
    }
    expect(message).toMatch(/PORT is "70000": must be a whole number from 0 .*to 65535/)
    expect(message).toMatch(/DATABASE_URL is wrong \(.*\): must be sqlite:<file> or postgres/)
    expect(message).toMatch(/PUBLIC_URL is "curia.example.org": must be an http or https address/)
    expect(message).toMatch(/LOG_LEVEL is "loud": must be one of fatal, error/)
    expect(message).not.toContain('hunter2')
  })

  it.each([
    ['SMTP_URL', 'smtp//user:hunter2@host'],
    ['SMTP_URL', 'smtp:///user:hunter2@host'],
    ['SMTP_URL', 'smtp://ada@example.org:hunter2@host/inbox'],
    ['SMTP_URL', 'smtp://user:hunter2'],
    ['DATABASE_URL', 'postgres//db/curia?password=hunter2'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector/?token=hunter2'],
    ['PUBLIC_URL', 'curia:hunter2@example.org'],
  ])('shows no password of a malformed %s: %s', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(new RegExp(`${name} is wrong .*: must be`))
    expect(read).toThrow(/^((?!hunter2).)*$/s)
  })

  it('takes where metrics and traces go, and sends them nowhere unless it is told', () => {
    expect(readConfig({}).monitoring).toEqual({
      metrics: { isPublic: false, port: null, host: 'localhost' },
      traces: null,
      logRequests: true,
    })
    const environment = {
      METRICS: 'on',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      LOG_REQUESTS: 'off',
    }
    expect(readConfig(environment).monitoring).toEqual({
      metrics: { isPublic: true, port: 9464, host: '0.0.0.0' },
      traces: { endpoint: 'http://localhost:4318', serviceName: 'curia', ratio: 0.25 },
      logRequests: false,
    })
    const wrong = {
      METRICS: 'yes',
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
      LOG_REQUESTS: 'no',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const shown = name.startsWith('OTEL_EXPORTER_')
        ? 'wrong (its value may hold a password and is not shown)'
        : `"${value}"`
      expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${shown}: must be`)
    }
  })

  it.each([
    ['MATCH_FILE_MB', '999999', 'from 1 to 9999'],
    ['CACHE_MB', '999999999', 'from 0 (no cache) to 99999'],
    ['DATABASE_CACHE_MB', '0', 'from 1 to 99999'],
    ['DATABASE_CACHE_MB', '999999999', 'from 1 to 99999'],
    ['MAX_CONNECTIONS', '99999999', 'from 1 to 9999999'],
    ['ANONYMOUS_LIMIT', '9999999999', 'from 0 (no limit) to 999999999'],
    ['LIMIT_WINDOW', '9999999', 'from 1 to 999999'],
  ])('names the most that %s may be', (name, value, range) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}": must be a whole number`)
    expect(() => readConfig({ [name]: value })).toThrow(range)
  })

  it.each(['DATA_DIR', 'BACKUP_DIR'])('takes no file as %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'curia-config-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'inner')])
      expect(() => readConfig({ [name]: path })).toThrow(
        `${name} is "${path}": must be a folder, or a path where one can be created; ${file} is a file`,
      )
    for (const path of [folder, join(folder, 'not', 'yet')])
      expect(() => readConfig({ [name]: path })).not.toThrow()
  })

  it('takes how people sign in, what they may ask and which proxies are believed', () => {
    expect(readConfig({})).toMatchObject({
      signIn: { signUp: 'OPEN', providers: [] },
      limits: { anonymous: 900, user: 0, windowSeconds: 300 },
      trustProxy: false,
    })
    const given = readConfig({
      SIGN_UP: 'invitation',
      ANONYMOUS_LIMIT: '0',
      USER_LIMIT: '5000',
      LIMIT_WINDOW: '60',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
      PUBLIC_URL: 'https://curia.example.org',
      GITHUB_CLIENT_ID: 'a',
      GITHUB_CLIENT_SECRET: 'b',
      ORCID_CLIENT_ID: 'c',
      ORCID_CLIENT_SECRET: 'd',
      OIDC_CLIENT_ID: 'e',
      OIDC_CLIENT_SECRET: 'f',
      OIDC_ISSUER: 'https://login.example.org/',
      OIDC_NAME: 'Institute',
    })
    expect(given).toMatchObject({
      limits: { anonymous: 0, user: 5000, windowSeconds: 60 },
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    })
    expect(given.signIn).toEqual({
      signUp: 'INVITATION',
      providers: [
        { id: 'github', name: 'GitHub', clientId: 'a', clientSecret: 'b' },
        { id: 'orcid', name: 'ORCID', clientId: 'c', clientSecret: 'd', issuer: 'https://orcid.org' },
        {
          id: 'oidc',
          name: 'Institute',
          clientId: 'e',
          clientSecret: 'f',
          issuer: 'https://login.example.org',
        },
      ],
    })
    const wrong: [NodeJS.ProcessEnv, string][] = [
      [{ SIGN_UP: 'maybe' }, 'open, invitation or closed'],
      [{ ANONYMOUS_LIMIT: '-1' }, 'whole number'],
      [{ LIMIT_WINDOW: '0' }, 'seconds'],
      [{ TRUST_PROXY: 'true' }, 'addresses or networks'],
      [{ TRUST_PROXY: '1' }, 'addresses or networks'],
      [{ TRUST_PROXY: '10.0.0.0/99' }, 'addresses or networks'],
      [{ OIDC_ISSUER: 'login' }, 'http or https'],
      [{ GITHUB_CLIENT_ID: 'a' }, 'GITHUB_CLIENT_SECRET must be set, too'],
      [
        { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' },
        'PUBLIC_URL must be set, too: sign-in with GitHub returns to it',
      ],
      [{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER must be set, too'],
    ]
    for (const [environment, message] of wrong) expect(() => readConfig(environment)).toThrow(message)
  })
})
