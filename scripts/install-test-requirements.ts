// `npm run test:install`: what the tests need beside npm packages, as `npm test` installs it: browsers, PostgreSQL,
// nginx, R. What could not be installed is named, and fails where CI=true.
import {
  ensureChromium,
  ensureFirefox,
  ensureNginx,
  ensurePostgres,
  ensureR,
  ensureWebKit,
} from './testing/requirements.ts'

const programs = {
  PostgreSQL: ensurePostgres(),
  Chromium: ensureChromium(),
  Firefox: ensureFirefox(),
  WebKit: ensureWebKit(),
  nginx: ensureNginx(),
  'R with httr2': ensureR(),
}
for (const [name, found] of Object.entries(programs)) {
  process.stdout.write(`${name}: ${found ?? 'missing, and could not be installed'}\n`)
}
if (process.env['CI'] === 'true' && Object.values(programs).includes(null)) process.exitCode = 1
