import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

/** Schemas, examples and tables of GA4GH GKS. */
export const gksContract = resolve(import.meta.dirname, '../../../../shared/contract/gks')

const Schema = z.looseObject({ $id: z.string(), title: z.string() })

/**
 * Validates objects against the published schemas, by the name of the class; what is wrong, or nothing.
 * @param generation the released ones, or those of the next generation
 */
export function gksValidator(
  generation: 'schema' | 'draft' = 'schema',
): (className: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const byName = new Map<string, string>()
  for (const file of globSync(`${generation}/**/*.json`, { cwd: gksContract })) {
    const schema = Schema.parse(JSON.parse(readFileSync(join(gksContract, file), 'utf8')))
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
