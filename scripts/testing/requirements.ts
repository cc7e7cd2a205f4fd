import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  firefoxPackages,
  firefoxProgram,
  webKitPackages,
  webKitPrograms,
} from '#tests/support/engines/programs.ts'
import { fetchGuide } from '#tests/support/fhir/guide.ts'
import { chromiumProgram, headlessShell, installedProgram } from '#tests/support/pages/chromium.ts'
import { haproxyPackages, haproxyProgram } from '#tests/support/service/haproxy.ts'
import { nginxPackages, nginxProgram } from '#tests/support/service/nginx.ts'
import { postgresPrograms } from '#tests/support/storage/postgres.ts'

const installTimeout = 10 * 60_000

/** The browser for the browser tests, installed when the machine has none; null where that is not possible. */
function ensureChromium(): string | null {
  if (process.env['CHROMIUM_PATH'] || installedProgram([headlessShell])) return chromiumProgram()
  console.log('The headless shell of Chromium is missing: installing it …')
  installDebianPackages([headlessShell, 'fonts-liberation'])
  if (chromiumProgram() === null) run('npx', ['playwright', 'install', 'chromium'])
  return chromiumProgram()
}

/** Firefox for the tests of engines, installed when missing; null where that is not possible. */
function ensureFirefox(): string | null {
  const present = firefoxProgram()
  if (present) return present
  console.log('Firefox is missing: installing it …')
  installDebianPackages(firefoxPackages)
  return firefoxProgram()
}

/** WebKit's driver for the tests of engines, installed with all that it needs; null where that is not possible. */
function ensureWebKit(): string | null {
  if (!webKitPrograms()) {
    console.log('WebKit or a program that it needs is missing: installing it …')
    installDebianPackages(webKitPackages)
  }
  return webKitPrograms()?.driver ?? null
}

/** Where the tests get PostgreSQL from (its programs are installed when missing); null where that is not possible. */
function ensurePostgres(): string | null {
  const present = process.env['TEST_DATABASE_URL'] ? 'TEST_DATABASE_URL' : postgresPrograms()
  if (present) return present
  console.log('PostgreSQL is missing: installing it …')
  installDebianPackages(['postgresql'])
  return postgresPrograms()
}

/** nginx for the test of its configuration, installed when missing; null where that is not possible. */
function ensureNginx(): string | null {
  const present = nginxProgram()
  if (present) return present
  console.log('nginx is missing: installing it …')
  installDebianPackages(nginxPackages)
  return nginxProgram()
}

/** HAProxy for the drills, installed when missing; null where that is not possible. */
function ensureHaproxy(): string | null {
  const present = haproxyProgram()
  if (present) return present
  console.log('HAProxy is missing: installing it …')
  installDebianPackages(haproxyPackages)
  return haproxyProgram()
}

/** R with httr2 for the example in R, installed when missing; null where that is not possible. */
function ensureR(): string | null {
  if (hasHttr2()) return 'Rscript'
  console.log('R or its package httr2 is missing: installing it …')
  installDebianPackages(['r-base-core', 'r-cran-httr2', 'r-cran-jsonlite'])
  return hasHttr2() ? 'Rscript' : null
}

const hasHttr2 = () =>
  spawnSync('Rscript', ['-e', 'library(httr2); library(jsonlite)'], { stdio: 'ignore', timeout: 60_000 })
    .status === 0

function installDebianPackages(names: string[]): void {
  if (process.getuid?.() !== 0) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

function run(program: string, parameters: string[]): void {
  const { error, status } = spawnSync(program, parameters, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: installTimeout,
  })
  if (error || status !== 0)
    console.log(`${program} ${parameters.join(' ')}: ${error?.message ?? `exit code ${status}`}`)
}

/** Programs that tests need beside the packages; each is installed when missing, and null where that is not possible. */
export const testPrograms = [
  { title: 'PostgreSQL', purpose: 'PostgreSQL for the API tests', ensure: ensurePostgres },
  { title: 'Chromium', purpose: 'Chromium for the browser tests', ensure: ensureChromium },
  { title: 'Firefox', purpose: 'Firefox for the browser tests', ensure: ensureFirefox },
  { title: 'WebKit', purpose: 'WebKitGTK for the browser tests', ensure: ensureWebKit },
  { title: 'nginx', purpose: 'nginx for the test of its configuration', ensure: ensureNginx },
  { title: 'HAProxy', purpose: 'HAProxy for the drills', ensure: ensureHaproxy },
  { title: 'R', purpose: 'R with httr2 for the examples', ensure: ensureR },
  { title: 'FHIR guide', purpose: 'the Genomics Reporting guide for the tests of FHIR', ensure: fetchGuide },
] as const
