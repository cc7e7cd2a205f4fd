// `npm run test:install`: what the tests need beside npm packages, as `npm test` installs it: browsers, PostgreSQL,
// nginx, R. What could not be installed is named, and fails where CI=true.
import { testPrograms } from './testing/requirements.ts'

for (const { purpose, ensure } of testPrograms) {
  const found = ensure()
  process.stdout.write(`${purpose}: ${found ?? 'missing, and could not be installed'}\n`)
  if (found === null && process.env['CI'] === 'true') process.exitCode = 1
}
