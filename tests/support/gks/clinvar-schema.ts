import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { gksContract } from './example-records.ts'

/** Validates a file against ClinVar's schema of submissions; what is wrong, or nothing. */
export function clinvarValidator(): (value: unknown) => string[] {
  const file = join(gksContract ?? '', 'clinvar/submission_schema.json')
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(Object(schema))
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
