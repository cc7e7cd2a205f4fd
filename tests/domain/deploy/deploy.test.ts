import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DCLinter } from 'dclint'
import { validate as lintContainerfile } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { variableHelp } from '#server/config/config.ts'
import { featureSettings } from '#server/features/features.ts'
import { syntaxErrors, watchedExpressions } from '#tests/support/monitoring/watched-series.ts'
import { serviceEnvironment, serviceFlags } from '../../../scripts/service-flags.mjs'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

const variables = new Set(variableHelp(featureSettings).map(({ name }) => name))
/** Variables that Node and the driver of PostgreSQL read. */
const OF_NODE = ['NODE_ENV', 'PGPASSWORD', 'NODE_COMPILE_CACHE', ...Object.keys(serviceEnvironment)]
const unknownVariables = (names: string[]) =>
  names.filter((name) => !variables.has(name) && !OF_NODE.includes(name))

/** Paths that nginx writes to. */
const writtenByNginx = () =>
  [
    ...read('nginx.conf').matchAll(
      /^\s*(?:\w+_cache_path|\w+_temp_path|proxy_store|\w+_log|pid)\s+(\/[^\s;]+)/gm,
    ),
  ].map(([, path]) => path ?? '')

/** Seconds that the service may take to end, with some to spare. */
const STOP_SECONDS = 60

describe.each([
  ['Containerfile', read('Containerfile')],
  ['curia.service', read('curia.service')],
  ['the documents', readFileSync(join(root, 'docs/operations.md'), 'utf8')],
])('Node as %s starts it', (_, text) => {
  it.each([
    ...serviceFlags,
    ...Object.entries(serviceEnvironment).map(([name, value]) => `${name}=${value}`),
  ])('has %s, as npm start has', (setting) => expect(text).toContain(setting))
})

describe('The Containerfile', () => {
  const text = read('Containerfile')

  it('has no fault that its linter finds', () => {
    expect(lintContainerfile(text)).toEqual([])
    expect(lintContainerfile('FROM debian\nCOPPY a b\n')).not.toEqual([])
  })

  it('copies only what is there, and what the builder is sent', () => {
    const sent = read('Containerfile.dockerignore').split('\n')
    const sources = text
      .split('\n')
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(sources.filter((path) => !sent.includes(`!${path}`))).toEqual([])
  })

  it('is built on images with full versions, of the Node of this package', () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    const images = [
      ...text.matchAll(/^FROM (\S+\/\S+)/gm),
      ...read('compose.yaml').matchAll(/image: (\S+)/g),
    ].map((match) => match[1] ?? '')
    expect(images).toHaveLength(4)
    expect(images.filter((image) => !/:\d+\.\d+(?:\.\d+)?-[a-z]+[\w.-]*$/.test(image))).toEqual([])
    expect(images.filter((image) => image.includes('/node:'))).toEqual(
      Array(2).fill(`docker.io/library/node:${dependencies.node}-trixie-slim`),
    )
  })

  it('holds the build, and no package beside it', () => {
    const stage = text.slice(text.lastIndexOf('\nFROM '))
    expect(stage).toContain('COPY --from=app /opt/curia/dist ./dist')
    expect(stage).not.toMatch(/COPY .*(?:scripts|node_modules)/)
    expect(stage).toContain('"dist/.service/cli.js"]')
  })

  it('runs as another user than root, with packages of production only and a health check', () => {
    const stage = text.slice(text.lastIndexOf('\nFROM '))
    expect(stage).toMatch(/\nUSER node\nHEALTHCHECK [^]*\nCMD \["serve"\]\n$/)
    expect(text.match(/npm ci.*/g)).toEqual([expect.stringContaining('--omit=dev')])
    const env = /\nENV ([^]*?[^\\])\n/.exec(stage)?.[1] ?? ''
    const names = [...env.matchAll(/(\w+)=/g)].map((match) => match[1] ?? '')
    expect(names).toContain('DATABASE_URL')
    expect(unknownVariables(names)).toEqual([])
  })
})

describe('compose.yaml', () => {
  const file: unknown = parse(read('compose.yaml'))
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.looseObject({
          volumes: z.array(z.string()),
          tmpfs: z.array(z.string()).optional(),
          read_only: z.boolean().optional(),
        }),
      ),
    })
    .parse(file)

  const lint = (path: string) => {
    // Ports that the public reaches, and keys in the order of their meaning.
    const rules = { 'no-unbound-port-interfaces': 0, 'service-keys-order': 0 } as const
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
    return linter.lintFiles([path], false).flatMap(({ messages }) => messages)
  }

  it('has the form of the Compose specification, and no fault that its linter finds', () => {
    expect(lint(join(root, 'deploy/compose.yaml'))).toEqual([])
    const folder = mkdtempSync(join(tmpdir(), 'curia-compose-'))
    writeFileSync(join(folder, 'compose.yaml'), read('compose.yaml').replace('read_only:', 'readonly:'))
    expect(lint(join(folder, 'compose.yaml'))).toContainEqual(
      expect.objectContaining({ rule: 'invalid-schema' }),
    )
    rmSync(folder, { recursive: true })
  })

  it('sets variables that there are, and lets the service end', () => {
    const curia = z
      .object({ environment: z.record(z.string(), z.string()), stop_grace_period: z.string() })
      .parse(services['curia'])
    expect(unknownVariables(Object.keys(curia.environment))).toEqual([])
    expect(parseInt(curia.stop_grace_period, 10)).toBeGreaterThan(STOP_SECONDS)
  })

  it('asks for nothing but what the example of its variables has, and needs no sign of a password escaped', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const given = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(new Set(given)).toEqual(new Set(asked))
    expect(read('compose.yaml')).not.toMatch(/:\/\/[^\s@]*\$\{/)
    const password = 'a#b/c?d%e@f:g h"$'
    const client = new Client({ connectionString: 'postgres://curia@postgres:5432/curia' })
    expect(client).not.toHaveProperty('password', password)
    vi.stubEnv('PGPASSWORD', password)
    expect(new Client({ connectionString: 'postgres://curia@postgres:5432/curia' })).toHaveProperty(
      'password',
      password,
    )
    vi.unstubAllEnvs()
  })

  it('has the service make its backups where somebody finds them, with the programs of its server', () => {
    const curia = z.object({ environment: z.record(z.string(), z.string()) }).parse(services['curia'])
    const { BACKUP_DIR = '' } = curia.environment
    expect(services['curia']?.volumes.some((volume) => volume.endsWith(`:${BACKUP_DIR}`))).toBe(true)
    expect(read('Containerfile')).toMatch(new RegExp(`install -d -o node -g node .*${BACKUP_DIR}`))
    const client = /postgresql-client-(\d+)/.exec(read('Containerfile'))?.[1]
    expect(read('compose.yaml')).toContain(`library/postgres:${client}.`)
  })

  it('gives nginx the files that its configuration names', () => {
    const mounts = services['nginx']?.volumes.map((volume) => volume.split(':')) ?? []
    const named = [...read('nginx.conf').matchAll(/ssl_certificate\w* (\S+);/g)].map((match) => match[1])
    expect(named).toHaveLength(2)
    for (const path of named) expect(mounts.map(([, target]) => target)).toContain(path)
    expect(mounts.map(([source]) => source)).toContain('./nginx.conf')
  })

  it('lets nginx write where its configuration says, and nowhere else', () => {
    const { volumes = [], tmpfs = [], read_only: isReadOnly } = services['nginx'] ?? { volumes: [] }
    expect(isReadOnly).toBe(true)
    const writable = volumes
      .map((volume) => volume.split(':'))
      .filter(([, , mode]) => mode !== 'ro')
      .map(([, target]) => target)
      .concat(tmpfs)
    const paths = writtenByNginx()
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !writable.some((target) => path.startsWith(`${target}/`)))).toEqual([])
  })
})

describe('kubernetes.yaml', () => {
  const kinds = {
    ConfigMap,
    Deployment,
    HorizontalPodAutoscaler,
    Ingress,
    NetworkPolicy,
    PersistentVolumeClaim,
    PodDisruptionBudget,
    Service,
  }
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([])
    return z.looseObject({ kind: z.string() }).parse(document.toJS())
  })

  it.each(documents)('has a $kind of the form that Kubernetes reads', (document) => {
    const found = Object.entries(kinds).find(([kind]) => kind === document.kind)
    if (!found) throw new Error(`no schema for ${document.kind}`)
    const [, Model] = found
    expect(() => new Model(document as never).validate()).not.toThrow()
    expect(() => new Model({ ...document, metadata: 'curia' } as never).validate()).toThrow(/metadata/)
  })

  it('has each kind once, sets variables that there are, and lets the service end', () => {
    expect(documents.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds))
    const [config] = documents.filter(({ kind }) => kind === 'ConfigMap')
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(config)
    expect(unknownVariables(Object.keys(data))).toEqual([])
  })

  it('runs the version of this package, and lets in only the Ingress and the monitoring', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    expect([...read('kubernetes.yaml').matchAll(/image: (\S+)/g)].map((match) => match[1])).toEqual([
      `curia:${version}`,
    ])
    const rule = z.object({
      from: z.array(z.object({ namespaceSelector: z.object({}) })).length(1),
      ports: z.array(z.object({ port: z.string() })),
    })
    const policy = z.object({
      spec: z.object({
        podSelector: z.object({ matchLabels: z.object({ 'app.kubernetes.io/name': z.literal('curia') }) }),
        policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
        ingress: z.array(rule),
      }),
    })
    const [document] = documents.filter(({ kind }) => kind === 'NetworkPolicy')
    const { ingress } = policy.parse(document).spec
    const ports = [...read('kubernetes.yaml').matchAll(/- name: (\w+)\n\s+containerPort/g)].map(
      (match) => match[1],
    )
    expect(ingress.flatMap((each) => each.ports.map(({ port }) => port))).toEqual(ports)
  })

  it('runs as another user than root on a read-only file system, probed for its health', () => {
    const probe = (path: string) => z.object({ httpGet: z.object({ path: z.literal(path) }) })
    const container = z.object({
      startupProbe: probe('/api/status'),
      livenessProbe: probe('/api/status'),
      readinessProbe: probe('/api/ready'),
      securityContext: z.object({
        readOnlyRootFilesystem: z.literal(true),
        allowPrivilegeEscalation: z.literal(false),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
      }),
    })
    const pod = z.object({
      terminationGracePeriodSeconds: z.number().min(STOP_SECONDS + 5),
      securityContext: z.object({ runAsNonRoot: z.literal(true) }),
      containers: z.array(container).length(1),
    })
    const deployment = z.object({ spec: z.object({ template: z.object({ spec: pod }) }) })
    const [document] = documents.filter(({ kind }) => kind === 'Deployment')
    expect(deployment.safeParse(document).error).toBeUndefined()
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('curia.service', () => {
  const text = read('curia.service')

  it('sets variables that there are, and lets the service end', () => {
    const names = [...text.matchAll(/^Environment=(\w+)=/gm)].map((match) => match[1] ?? '')
    expect(names.length).toBeGreaterThan(2)
    expect(unknownVariables(names)).toEqual([])
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1])).toBeGreaterThan(STOP_SECONDS)
  })

  it('shares its folders with no proxy', () => {
    const own = [...text.matchAll(/^(State|Cache)Directory=(\S+)/gm)].map(
      ([, kind, name]) => `/var/${kind === 'State' ? 'lib' : 'cache'}/${name}`,
    )
    expect(own).toHaveLength(2)
    const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
    expect(writtenByNginx().filter((path) => own.some((folder) => isIn(path, folder)))).toEqual([])
  })

  it.skipIf(!hasSystemd)('is what systemd reads, and exposes little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'curia-unit-'))
    const unit = join(folder, 'curia.service')
    // The program and its page of documentation need not be on this machine.
    writeFileSync(unit, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    const complaints = verified.stderr.split('\n').filter((line) => line.includes('curia.service'))
    expect(complaints).toEqual([])
    const security = execFileSync('systemd-analyze', ['security', '--offline=true', unit], {
      encoding: 'utf8',
    })
    expect(Number(/Overall exposure level[^:]*: ([\d.]+)/.exec(security)?.[1])).toBeLessThan(2.5)
    rmSync(folder, { recursive: true })
  })
})

describe('litestream.yml', () => {
  it('copies the database of curia.service', () => {
    const copy = z.strictObject({
      type: z.literal('s3'),
      bucket: z.string(),
      path: z.string(),
      region: z.string(),
      'sync-interval': z.string(),
    })
    const database = z.strictObject({ path: z.string(), replica: copy })
    const hours = z.string().regex(/^\d+h$/)
    // Version 0.5 has them here alone, and keeps copies for a day without them.
    const snapshot = z.strictObject({ interval: hours, retention: hours })
    const file05 = z.strictObject({ snapshot, dbs: z.array(database) })
    const {
      dbs,
      snapshot: { retention },
    } = file05.parse(parse(read('litestream.yml')))
    expect(parseInt(retention, 10)).toBeGreaterThanOrEqual(7 * 24)
    const file = /DATABASE_URL=sqlite:(\S+)/.exec(read('curia.service'))?.[1]
    expect(dbs.map(({ path }) => path)).toEqual([file])
  })
})

describe('The proxies', () => {
  it('pass no request for metrics on', () => {
    expect(read('nginx.conf')).toMatch(/location = \/metrics \{\s+return 404;/)
    expect(read('haproxy.cfg')).toMatch(/http-request return status 404 if \{ path,url_dec \/metrics \}/)
  })
})

describe('Dashboard and alert rules', () => {
  it('are of valid PromQL', () => {
    const expressions = watchedExpressions()
    expect(expressions.length).toBeGreaterThan(25)
    expect(expressions.filter((one) => syntaxErrors(one).length > 0)).toEqual([])
    expect(syntaxErrors({ owner: '', expression: 'sum(rate(' })).not.toEqual([])
  })

  it('have rules of the form that Prometheus reads, each with a severity and a summary', () => {
    const rule = z.strictObject({
      alert: z.string().regex(/^Curia[A-Z]\w+$/),
      expr: z.string(),
      for: z
        .string()
        .regex(/^\d+[smhd]$/)
        .optional(),
      labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
      annotations: z.strictObject({ summary: z.string() }),
    })
    const group = z.strictObject({ name: z.string(), rules: z.array(rule) })
    const { groups } = z.strictObject({ groups: z.array(group) }).parse(parse(read('prometheus-rules.yaml')))
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    expect(new Set(names).size).toBe(names.length)
  })

  it('have panels that do not overlap', () => {
    const place = z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() })
    const panel = z.object({ id: z.number(), title: z.string(), gridPos: place })
    const { panels } = z.object({ panels: z.array(panel) }).parse(JSON.parse(read('grafana-dashboard.json')))
    const overlap = ({ gridPos: a }: z.infer<typeof panel>, { gridPos: b }: z.infer<typeof panel>) =>
      a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
    for (const one of panels)
      expect(panels.filter((other) => other.id > one.id && overlap(one, other))).toEqual([])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})
