import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

const folder = resolve(import.meta.dirname, '../../../../shared/contract/gks')
const Schema = z.looseObject({ $id: z.string(), title: z.string() })
/** Validates objects against the published schemas, by the name of the class; what is wrong, or nothing. */
export function gksValidator(): (className: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const byName = new Map<string, string>()
  for (const file of globSync('schema/**/*.json', { cwd: folder })) {
    const schema = Schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    ajv.addSchema(schema)
    byName.set(schema.title, schema.$id)
  }
  return (className, value) => {
    const validate = ajv.getSchema(byName.get(className) ?? '')
    if (!validate) throw new Error(`no schema of ${className}`)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
