import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const commandDocuments = ['docs/operations.md', 'README.md']

/** Words with which a command begins that stands within a sentence. */
const BEGINNING =
  /^(?:sudo|npm|docker|kubectl|curia|bin\/curia\.mjs|certbot|litestream|cat|systemctl|pg_\w+|createdb|psql|select|alter|[A-Z_]+=\S+) \S/

/** Commands of a document: those in blocks, without their comments and joined where they go on, and those in sentences. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
  const lines = blocks
    .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) =>
      line
        .replace(/\s+# .*$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  const sentences = text.replaceAll(/^```.*?^```/gms, '')
  const spans = [...sentences.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [...lines, ...spans.filter((span) => BEGINNING.test(span))].filter((line) => line !== '')
}

/** All commands of the documents that operators read. */
export const documentedCommands = (): string[] => [
  ...new Set(commandDocuments.flatMap((name) => commandsIn(readFileSync(join(root, name), 'utf8')))),
]

/**
 * A command as a document shows it, and how it is known to work: run by the test of commands as it is shown or in these
 * words, by another test or script, or not at all, for a reason.
 */
export type DocumentedCommand = { shown: string } & (
  | { run: string[] | 'as shown' }
  | { testedBy: string }
  | { notRun: string }
)

const run = (shown: string, ...words: string[]): DocumentedCommand => ({
  shown,
  run: words.length > 0 ? words : 'as shown',
})
const testedBy = (testFile: string, ...shown: string[]) =>
  shown.map((command): DocumentedCommand => ({ shown: command, testedBy: testFile }))
const notRun = (reason: string, ...shown: string[]) =>
  shown.map((command): DocumentedCommand => ({ shown: command, notRun: reason }))

/** Id of a news item, as the list of them begins with it. */
const NEWEST_ITEM = '$(curia news list | grep -oE "[0-9]+" | head -1)'

/** Commands that are run while the service runs, in this order. */
export const whileServing: DocumentedCommand[] = [
  run('npm run curia -- reference --list'),
  run('curia reference --help'),
  run('npm run curia -- export <folder>', 'npm run curia -- export release'),
  run('npm run curia -- export path/to/folder'),
  run('npm run curia -- export --release'),
  run('npm run curia -- export --gks <folder>', 'npm run curia -- export --gks gks'),
  run('npm run curia -- import path/to/01-Aug-2024', 'npm run curia -- import path/to/folder'),
  run(
    'npm run curia -- import <folder | file… | https URL>',
    'npm run curia -- import release',
    'npm run curia -- import release/*',
  ),
  run('npm run curia -- news add "Release of July" --file july.md --publish'),
  run('npm run curia -- news list'),
  run(
    'npm run curia -- news publish <id> [--on 2026-07-20T08:00:00Z]',
    `npm run curia -- news publish ${NEWEST_ITEM} --on 2026-07-20T08:00:00Z`,
    `npm run curia -- news publish ${NEWEST_ITEM}`,
  ),
  run('npm run curia -- news remove <id>', `npm run curia -- news remove ${NEWEST_ITEM}`),
  run('npm run curia -- user create ada --email ada@example.org --role admin'),
  run('npm run curia -- user list'),
  run(
    'npm run curia -- user role <user> curator|editor|admin',
    'npm run curia -- user create bo --email bo@example.org',
    'npm run curia -- user role bo editor',
  ),
  run('npm run curia -- user password <user>', 'npm run curia -- user password bo@example.org'),
  run('curia user password <id>', 'curia user password username:bo'),
  run('npm run curia -- user keys <user>', 'npm run curia -- user keys bo'),
  run('npm run curia -- user revoke-keys <user> [id]', 'npm run curia -- user revoke-keys bo'),
  run(
    'npm run curia -- organization create <name> [--parent <organization>] [--can-approve]',
    'npm run curia -- organization create Hospital --can-approve',
    'npm run curia -- organization create Ward --parent Hospital',
  ),
  run(
    'npm run curia -- organization edit|list',
    'npm run curia -- organization edit Ward --name "Ward 2"',
    'npm run curia -- organization list',
  ),
  run(
    'npm run curia -- organization member <organization> <user> [--can-approve] [--remove]',
    'npm run curia -- organization member Hospital bo --can-approve',
    'npm run curia -- organization member Hospital bo --remove',
  ),
  run(
    'npm run curia -- user invite [--role editor] [--organization <name>]',
    'npm run curia -- user invite --role editor --organization Hospital',
  ),
  run(
    'npm run curia -- user deactivate <user>',
    'npm run curia -- user deactivate bo',
    'npm run curia -- user reactivate bo',
  ),
  run('curia freeze <name>', 'curia freeze report'),
  run('npm run curia -- freeze <name>', 'npm run curia -- freeze second'),
  run('npm run curia -- export folder --as-of 2024-08-01', 'npm run curia -- export folder --as-of report'),
  run('npm run curia -- --help'),
  run('npm run curia -- <command>', 'npm run curia -- --version'),
  run('bin/curia.mjs <command>', 'bin/curia.mjs --version'),
  run('curia backup <folder>', 'curia backup early'),
  run('npm run curia -- backup <folder>', 'npm run curia -- backup backups'),
  run('npm run curia -- check'),
  run(
    `curl -s http://localhost:3000/api/graphql -H 'content-type: application/json' -d '{"query": "{ gene(entrezSymbol: \\"BRAF\\") { id name variants(first: 5) { totalCount nodes { id name } } } }"}'`,
  ),
  run(
    `curl -s http://localhost:3000/api/match -H 'content-type: application/json' -d '{"alterations": ["EGFR L858R", "EGFR T790M"], "disease": "DOID:3910"}'`,
  ),
  run('curl -s http://localhost:3000/api/gks/evidence.ndjson'),
]

/** Commands that are run after the service has stopped. */
export const whileStopped: DocumentedCommand[] = [
  run('curia migrate --yes'),
  run('curia restore --force <file>', 'curia restore --force early/*.db'),
  run('npm run curia -- restore <file>', 'npm run curia -- restore --force backups/*.db'),
]

const NEEDS_ENGINE = 'needs an engine of containers; the file is linted, and parsed as its specification says'

/** Commands that something else runs, or nothing, and why. */
export const elsewhere: DocumentedCommand[] = [
  ...testedBy(
    'tests/api/import/reference-download.test.ts',
    'npm run curia -- reference',
    'npm run curia -- reference diseases lift-over',
    'npm run curia -- reference --file diseases=./doid.obo',
    'npm run curia -- reference --base-url https://files.example.org/reference',
  ),
  ...testedBy(
    'tests/api/import/reference.test.ts',
    'npm run curia -- import hgnc_complete_set.txt doid.obo hp.obo so.obo Thesaurus.txt cytoBand.txt.gz',
  ),
  ...testedBy(
    'tests/api/gks/clinvar.test.ts',
    'npm run curia -- export --clinvar <folder> --clinvar-settings <file>',
  ),
  ...testedBy('tests/api/mail/mail-command.test.ts', 'npm run curia -- mail test ada@example.org'),
  ...testedBy('tests/api/operation/migration.test.ts', 'curia serve --yes', 'curia mirror add'),
  ...testedBy('tests/api/matching/match-command.test.ts', 'npm run curia -- match'),
  ...testedBy('tests/api/gks/export.test.ts', 'curia export --gks', 'curia export --clinvar'),
  ...testedBy('tests/domain/deploy/build.test.ts', 'npm run build'),
  ...testedBy('tests/domain/deploy/old-node.test.ts', 'npm start'),
  ...testedBy(
    'tests/domain/deploy/deploy.test.ts',
    'npm ci',
    'npm ci --omit=dev && npm run build',
    'MALLOC_ARENA_MAX=2 node_modules/.bin/node --max-semi-space-size=8 dist/.service/cli.js serve',
  ),
  ...testedBy(
    'tests/drills/cluster-drills.ts',
    'select pg_last_wal_receive_lsn()',
    'select pg_promote()',
    "alter system set synchronous_standby_names = ''; select pg_reload_conf();",
  ),
  ...notRun(
    NEEDS_ENGINE,
    'docker build -t curia -f deploy/Containerfile .',
    'docker run --read-only --tmpfs /tmp -v curia:/var/lib/curia -p 3000:3000 curia',
    'docker run … curia user list',
    'docker compose -f deploy/compose.yaml up --build --detach',
    'docker compose -f deploy/compose.yaml exec curia node dist/.service/cli.js <command>',
    'docker compose -f deploy/compose.yaml run --rm curia <command>',
    'docker compose … run --rm --volume /data/release:/release:ro curia import /release',
  ),
  ...notRun(
    'needs a cluster; the file has the form that Kubernetes reads',
    'kubectl exec deploy/curia -- node dist/.service/cli.js <command>',
    'kubectl cp',
  ),
  ...notRun(
    'needs the user and the folders of a machine set up by systemd; the unit is verified by systemd-analyze, and the launcher by tests/domain/deploy/old-node.test.ts',
    "sudo -u curia env $(grep -v '^#' /etc/curia/curia.env) DATABASE_URL=sqlite:/var/lib/curia/curia.db DATA_DIR=/var/lib/curia /opt/curia/bin/curia.mjs <command>",
  ),
  ...notRun(
    'needs a public host name and an authority that issues certificates',
    "certbot certonly --webroot --webroot-path /var/www/acme -d curia.example.org --deploy-hook 'systemctl reload nginx'",
    'certbot certonly --standalone --http-01-port 8888',
    'cat fullchain.pem privkey.pem > /etc/haproxy/curia.pem',
  ),
  ...notRun(
    'needs Litestream and an object store; its file is checked against the form of version 0.5',
    'litestream restore -config deploy/litestream.yml /var/lib/curia/curia.db',
  ),
  ...notRun(
    'a statement of PostgreSQL alone, for installations behind PgBouncer',
    "alter role curia set statement_timeout = '60s'",
  ),
  ...notRun(
    'tests and measurements of developers, which run for minutes or hours',
    'npm test',
    'npm run test:all',
    'npm run test:watch',
    'npm run test:ui',
    'npm run dev',
    'npm run check',
    'npm run pictures',
    'npm run codegen',
    'npm run drills',
    'npm run bench',
    'npm run soak',
    'npm run soak -- --actions 10000 --engine postgres --seed 7 --at-once 8',
    'npm run soak -- --mirrors 60',
    'npm run soak -- --memory 120 --rate 4 --engine sqlite',
    'npm run soak -- --memory 120',
    'npm run soak -- --first-sync',
    'npm run soak -- --faults 1',
    'npm run attack',
    'npm run attack -- --engine postgres --only texts',
    'npm run attack -- --short --seconds 5',
    'npm run attack -- --large',
    'npm run attack -- --database sqlite:/tmp/copy.db',
    'npm run attack -- --large --database sqlite:/tmp/large.db --only texts',
    'PROPERTY_SEED=random PROPERTY_RUNS=5000 npx vitest run --project domain',
  ),
]
