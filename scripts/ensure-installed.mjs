// Installs the packages of package-lock.json when some are missing or of another version. Runs before `npm start` and
// others, perhaps without a single package and on Node 20: Node's own modules only. What runs and builds the service
// needs no packages of development: `npm ci --omit=dev && npm run build` installs nothing more.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withCheckoutLock } from './checkout-lock.mjs'

const root = resolve(import.meta.dirname, '..')
const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules/.package-lock.json')
const stampFile = join(root, 'node_modules/.curia-installed')
const nodeProgram = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Scripts that need no packages of development. */
const withoutDev = ['prestart', 'prebuild', 'precuria'].includes(process.env.npm_lifecycle_event ?? '')
/** Whether npm has been told to leave them out. */
const npmOmitsDev =
  process.env.NODE_ENV === 'production' || (process.env.npm_config_omit ?? '').split(/\s+/).includes('dev')

const wanted = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform} ${process.arch}`
/** Marks an installation without packages of development. */
const wantedWithoutDev = `${wanted} without dev`

function isStamped() {
  if (!existsSync(stampFile) || !existsSync(nodeProgram)) return false
  const stamp = readFileSync(stampFile, 'utf8')
  return stamp === wanted || (withoutDev && stamp === wantedWithoutDev)
}

/** Whether npm itself, called by hand, has installed what the lock file names. */
function isInstalled({ omitsDev }) {
  if (!existsSync(installedFile) || !existsSync(nodeProgram)) return false
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(locked).every(([folder, { version, optional, devOptional, dev }]) => {
    if (folder === '' || (omitsDev && (dev || devOptional))) return true
    return installed[folder]
      ? installed[folder].version === version
      : optional === true || devOptional === true
  })
}

function npm(...command) {
  const own = process.env.npm_execpath
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const options = { cwd: root, encoding: 'utf8', shell: program === 'npm' && process.platform === 'win32' }
  return spawnSync(program, [...first, ...command, '--no-audit', '--no-fund', '--loglevel=error'], options)
}

/** Gives npm's own message when it fails, else null. */
function install() {
  console.log('Installing the packages; this takes about a minute the first time …')
  if (npm('ci').status === 0) return null
  // `npm ci` refuses a lock file made where the registry lacked the optional packages of some platforms.
  const { status, stderr, error } = npm('install', '--no-save')
  return status === 0 ? null : stderr || String(error)
}

function ensureInstalled() {
  if (isStamped()) return
  const isWhole = isInstalled({ omitsDev: npmOmitsDev })
  const hasEnough = isWhole || (withoutDev && isInstalled({ omitsDev: true }))
  if (!hasEnough) {
    const failure = install()
    if (failure !== null) {
      const offline =
        /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(failure)
      console.error(failure)
      console.error(
        offline
          ? 'The packages could not be installed: the npm registry cannot be reached. Connect this machine, or name a reachable registry (npm config set registry …), and start again.'
          : 'The packages could not be installed: npm’s message is above.',
      )
      process.exit(1)
    }
    if (!existsSync(nodeProgram)) {
      console.error(
        'The packages are installed but Node 24 is not among them: the install script of the package “node” did not run. Allow it (npm config set ignore-scripts false), remove node_modules and start again.',
      )
      process.exit(1)
    }
  }
  writeFileSync(stampFile, hasEnough && !isWhole ? wantedWithoutDev : wanted)
}

if (!isStamped()) withCheckoutLock(ensureInstalled)
