/** Variables that are read elsewhere, with their meaning, for a help text. */
export const furtherVariables: readonly (readonly [name: string, meaning: string])[] = [
  ['PGPASSWORD', 'password of PostgreSQL, where DATABASE_URL has none: nothing in it need be escaped'],
  ['UPSTREAM_API_KEY', 'API key with which “curia mirror send” suggests changes to an upstream'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'proxy of “curia reference”'],
  ['TMPDIR', 'folder of temporary files, such as downloads of “curia import”'],
  ['PATH', 'folders in which pg_dump, pg_restore and psql are looked for'],
  ['NODE_ENV', 'production unless set, which leaves out checks for developers'],
  ['NODE_EXTRA_CA_CERTS', 'file with certificates of further authorities, as of a mail server'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'headers for the collector of traces, as name=value'],
]
