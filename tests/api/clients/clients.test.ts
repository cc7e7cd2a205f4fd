import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const clients = resolve(import.meta.dirname, '../../../clients')

/** Whether a program is there with what its client needs; a machine without it says so. */
function isThere(program: string, ...check: string[]): boolean {
  try {
    execFileSync(program, check, { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    process.stderr.write(`Skipped: the client for ${program}, which this machine does not have\n`)
    return false
  }
}
const hasPython = isThere('python3', '--version')
const hasR = isThere('Rscript', '-e', 'library(httr2); library(jsonlite)')

const MAF = 'Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\nBRAF\tp.V600E\tA\nEGFR\tp.L858R\tB\n'

/** What both clients are asked, as their scripts print it. */
const EXPECTED = {
  total: 4375,
  read: 250,
  ofDisease: true,
  reports: ['A', 'B'],
  alteration: 'BRAF V600E',
  finding: 'AID7',
  tsv: true,
  fhir: 'Bundle',
  code: 'BAD_REQUEST',
  status: 400,
  refused: true,
  graphql: true,
  atState: true,
  unknownState: 'STATE_NOT_FOUND',
}

const PYTHON = `
import itertools, json, os, sys
from curia import Curia, CuriaError
curia = Curia()
evidence = curia.evidence()
read = list(itertools.islice(evidence, 250))
melanoma = curia.evidence(diseaseName="Melanoma", evidenceLevel="A")
rows = list(melanoma)
report = curia.match(["BRAF V600E"], disease="DOID:1909")
file = os.environ["SAMPLE_FILE"]
def refusal(action):
    try:
        action()
    except CuriaError as error:
        return error
bad = refusal(lambda: curia.match(["BRAF V600E"], disease="nonsense"))
graphql = refusal(lambda: curia.query("{ nothing }"))
state = refusal(lambda: curia.at("nowhere").query("{ __typename }"))
print(json.dumps({
    "total": evidence.total,
    "read": len({item["id"] for item in read}),
    "ofDisease": 0 < len(rows) == melanoma.total < 4375 and all(one["evidenceLevel"] == "A" for one in rows),
    "reports": [one["sample"] for one in curia.match_file(file)],
    "alteration": report["alterations"][0]["name"],
    "finding": next(row["tag"] for row in Curia.findings(report) if row["tag"] == "AID7"),
    "tsv": curia.match_file_as("tsv", file).startswith(b"sample\\t"),
    "fhir": json.loads(curia.match_file_as("fhir", b"BRAF V600E\\n"))["resourceType"],
    "code": bad.code,
    "status": bad.status,
    "refused": "nonsense" in str(bad),
    "graphql": "nothing" in str(graphql),
    "atState": curia.at("frozen").evidence().total == 4375,
    "unknownState": state.code,
}))
`

const R = `
source("curia.R")
client <- curia()
evidence <- curia_evidence(client, most = 250)
melanoma <- curia_evidence(client, diseaseName = "Melanoma", evidenceLevel = "A")
report <- curia_match(client, "BRAF V600E", disease = "DOID:1909")
file <- Sys.getenv("SAMPLE_FILE")
refusal <- function(action) tryCatch({ action; NULL }, curia_error = function(error) error)
bad <- refusal(curia_match(client, "BRAF V600E", disease = "nonsense"))
graphql <- refusal(curia_query(client, "{ nothing }"))
state <- refusal(curia_query(curia_at(client, "nowhere"), "{ __typename }"))
lines <- tempfile(); writeLines("BRAF V600E", lines)
findings <- curia_findings(report)
cat(jsonlite::toJSON(list(
  total = attr(evidence, "total"),
  read = length(unique(evidence$id)),
  ofDisease = nrow(melanoma) > 0 && nrow(melanoma) == attr(melanoma, "total") && all(melanoma$level == "A"),
  reports = vapply(curia_match_file(client, file), function(one) one$sample, ""),
  alteration = report$alterations[[1]]$name,
  finding = findings$tag[findings$tag == "AID7"],
  tsv = startsWith(curia_match_file_as(client, "tsv", file), "sample\\t"),
  fhir = jsonlite::fromJSON(curia_match_file_as(client, "fhir", lines))$resourceType,
  code = bad$code,
  status = bad$status,
  refused = grepl("nonsense", conditionMessage(bad)),
  graphql = grepl("nothing", conditionMessage(graphql)),
  atState = attr(curia_evidence(curia_at(client, "frozen"), most = 1), "total") == 4375,
  unknownState = state$code
), auto_unbox = TRUE))
`

describe.skipIf(!release2024)('The clients', () => {
  let database: TestDatabase
  let server: CuriaServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curia-clients-'))
    await writeFile(join(folder, 'cohort.maf'), MAF)
    database = await sqlite.createDatabase(template2024)
    const env = { DATA_FOLDER: folder }
    const frozen = await runCuria(['freeze', 'frozen'], { database: database.url, env })
    expect(frozen.stderr + frozen.stdout).toContain('frozen')
    server = await startCuria({
      database: database.url,
      env: { ...env, OUTSIDE_SERVICES: 'off', LOG_LEVEL: 'error' },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (program: string, options: string[], cwd: string) =>
    new Promise<string>((done, fail) => {
      const env = {
        ...process.env,
        CURIA_URL: server.url,
        SAMPLE_FILE: join(folder, 'cohort.maf'),
        PYTHONPATH: join(clients, 'python'),
        PYTHONDONTWRITEBYTECODE: '1',
      }
      execFile(program, options, { cwd, env, timeout: 120_000 }, (error, stdout, stderr) =>
        error ? fail(new Error(`${error.message}\n${stderr}`)) : done(stdout),
      )
    })
  const written = async (name: string, text: string) => {
    const file = join(folder, name)
    await writeFile(file, text)
    return file
  }

  describe.skipIf(!hasPython)('in Python', () => {
    it('reads evidence and matches samples and files, now and at a frozen state', async () => {
      const script = await written('script.py', PYTHON)
      expect(JSON.parse(await run('python3', [script], folder))).toEqual(EXPECTED)
    })

    it('runs every cell of the notebook', async () => {
      const notebook: { cells: { cell_type: string; source: string }[] } = JSON.parse(
        await readFile(join(clients, 'python/example.ipynb'), 'utf8'),
      )
      const cells = notebook.cells.filter((cell) => cell.cell_type === 'code').map(({ source }) => source)
      const script = await written('notebook.py', cells.join('\n'))
      const printed = await run('python3', [script], folder)
      expect(cells).toHaveLength(5)
      expect(printed).toMatch(/^\d+ accepted items of level A in melanoma$/m)
      expect(printed).toMatch(/BAD_REQUEST There is no disease “nonsense”/)
    })
  })

  describe.skipIf(!hasR)('in R', () => {
    it('reads evidence and matches samples and files, now and at a frozen state', async () => {
      const script = await written('script.R', R)
      expect(JSON.parse(await run('Rscript', [script], join(clients, 'r')))).toEqual(EXPECTED)
    })

    it('runs every chunk of the notebook', async () => {
      const text = await readFile(join(clients, 'r/example.Rmd'), 'utf8')
      const chunks = [...text.matchAll(/^```\{r\}\n([\s\S]*?)^```$/gm)].map(([, chunk = '']) => chunk)
      const script = await written('notebook.R', chunks.join('\n'))
      const printed = await run('Rscript', [script], join(clients, 'r'))
      expect(chunks).toHaveLength(5)
      expect(printed).toMatch(/^\d+ accepted items of level A in melanoma$/m)
      expect(printed).toMatch(/BAD_REQUEST There is no disease “nonsense”/)
    })
  })
})
