// Writes schema.graphql from the server's schema, and a typed document for each `.graphql` file of the app:
// src/app/**/gene-page.graphql → src/app/graphql/generated/gene-page.ts. The enums and inputs which these name are in
// schema-types.ts beside them. With --check it writes nothing and fails
// when a committed file is not what would be written. With --schema <file> the documents follow that schema instead of
// the server's, and schema.graphql stays as it is. The names of the operations are in app-operations.ts of the server,
// which measures those.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '@graphql-codegen/cli'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  Kind,
  lexicographicSortSchema,
  NoUnusedFragmentsRule,
  parse,
  printSchema,
  Source,
  specifiedRules,
  validate,
} from 'graphql'
import { z } from 'zod'
import { searchFiltersModule } from './search-filters.ts'

const root = resolve(import.meta.dirname, '..')
const schemaFile = 'schema.graphql'
const generatedFolder = 'src/app/graphql/generated'
const schemaTypesFile = `${generatedFolder}/schema-types.ts`
const operationNamesFile = 'src/server/monitoring/app-operations.ts'
const header = '// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.\n'

const GeneratedFiles = z.array(z.object({ filename: z.string(), content: z.string() }))

async function serverSchema(): Promise<string> {
  const { schema } = await import('#server/graphql/schema.ts')
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

function read(file: string): DocumentNode {
  return parse(new Source(readFileSync(join(root, file), 'utf8'), file))
}

function refuseInvalid(schema: string, documents: string[]): void {
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  const problems = validate(buildSchema(schema), concatAST(documents.map(read)), rules)
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'))
}

function fragmentsOf(file: string) {
  return read(file).definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION
      ? [{ file, name: node.name.value, onType: node.typeCondition.name.value, node, isExternal: true }]
      : [],
  )
}

async function documentModules(schema: string): Promise<Map<string, string>> {
  const documents = globSync('src/app/**/*.graphql', { cwd: root }).sort()
  const names = documents.map((file) => basename(file, '.graphql'))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two .graphql files are named ${twice}: file names must differ across src/app`)
  if (documents.length === 0) return new Map()

  refuseInvalid(schema, documents)

  const fragments = documents.flatMap((file) => fragmentsOf(file))
  const outputs = documents.map((file) => [
    `${generatedFolder}/${basename(file, '.graphql')}.ts`,
    {
      documents: file,
      // A document holds the fragments it uses, also those of other files: it needs no import and no registry.
      config: {
        externalFragments: fragments.filter((fragment) => fragment.file !== file),
        importSchemaTypesFrom: schemaTypesFile,
      },
      plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    },
  ])
  const files = await generate(
    {
      cwd: root,
      schema,
      generates: {
        ...Object.fromEntries(outputs),
        [schemaTypesFile]: {
          documents,
          config: { generateOperationTypes: false },
          plugins: [{ typescriptOperations: {} }],
        },
      },
      pluginLoader: (name: string) =>
        name.endsWith('typescriptOperations') ? typescriptOperations : typedDocumentNode,
      importExtension: '.ts',
      config: {
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        inlineFragmentTypes: 'inline',
        enumType: 'string-literal',
        namingConvention: 'keep',
        useTypeImports: true,
        defaultScalarType: 'unknown',
        scalars: { ISO8601DateTime: 'string', JSON: 'unknown', ID: 'string' },
      },
      silent: true,
    },
    false,
  )
  return new Map(GeneratedFiles.parse(files).map(({ filename, content }) => [filename, header + content]))
}

/** Names of the operations of the app, as a module of the server. */
function operationNamesModule(): string {
  const names = globSync('src/app/**/*.graphql', { cwd: root })
    .flatMap((file) => read(file).definitions)
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : []))
  const lines = [...new Set(names)].sort().map((name) => `  '${name}',\n`)
  const comment =
    '/** Names of the GraphQL operations of the app: the only ones that are labels of metrics. */\n'
  return `${header}\n${comment}export const appOperations: ReadonlySet<string> = new Set([\n${lines.join('')}])\n`
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, schema: { type: 'string' } } })
  const schema = values.schema ? readFileSync(values.schema, 'utf8') : await serverSchema()
  const wanted = await documentModules(schema)
  wanted.set(`${generatedFolder}/search-filters.ts`, searchFiltersModule(schema))
  wanted.set(operationNamesFile, operationNamesModule())
  if (!values.schema) wanted.set(schemaFile, schema)
  const written = globSync(`${generatedFolder}/*.ts`, { cwd: root })
  const stale = written.filter((file) => !wanted.has(file))
  const changed = [...wanted].filter(([file, content]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== content
  })
  if (values.check) {
    const differing = [...changed.map(([file]) => file), ...stale]
    for (const file of differing) console.error(`${file} is not up to date: run npm run codegen`)
    process.exitCode = differing.length > 0 ? 1 : 0
    return
  }
  mkdirSync(join(root, generatedFolder), { recursive: true })
  for (const [file, content] of changed) writeFileSync(join(root, file), content)
  for (const file of stale) rmSync(join(root, file))
  console.log(`${wanted.size} files, ${changed.length} written, ${stale.length} removed`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
