import { foldText } from '#domain/text/names.ts'
import type { ImportContext } from './import-context.ts'

/** Finds terms by their names, and adds those that are missing with an empty ontology id. */
export type TermDirectory = {
  phenotype(name: string): Promise<number>
  variantType(name: string): Promise<number>
  acmgCode(code: string): Promise<number>
  clingenCode(code: string): Promise<number>
  nccnGuideline(name: string): Promise<number>
}

export async function termDirectory(context: ImportContext): Promise<TermDirectory> {
  const { tx, ids, now, writer } = context
  const phenotypes = await tx.selectFrom('phenotypes').select(['id', 'name_folded as key']).execute()
  const variantTypes = await tx.selectFrom('variant_types').select(['id', 'name_folded as key']).execute()
  const acmgCodes = await tx.selectFrom('acmg_codes').select(['id', 'code as key']).execute()
  const clingenCodes = await tx.selectFrom('clingen_codes').select(['id', 'code as key']).execute()
  const guidelines = await tx.selectFrom('nccn_guidelines').select(['id', 'name as key']).execute()
  return {
    phenotype: finder(phenotypes, foldText, async (name, name_folded) => {
      const id = await ids.next('phenotypes')
      await writer.insert('phenotypes', [{ id, name, name_folded, created_at: now, updated_at: now }])
      return id
    }),
    variantType: finder(variantTypes, foldText, async (name, name_folded) => {
      const id = await ids.next('variant_types')
      const display_name = name.replaceAll('_', ' ').replace(/(^| )(\p{Ll})/gu, (text) => text.toUpperCase())
      await writer.insert('variant_types', [
        { id, name, name_folded, display_name, created_at: now, updated_at: now },
      ])
      return id
    }),
    acmgCode: finder(acmgCodes, same, async (code) => {
      const id = await ids.next('acmg_codes')
      await writer.insert('acmg_codes', [{ id, code, description: '' }])
      return id
    }),
    clingenCode: finder(clingenCodes, same, async (code) => {
      const id = await ids.next('clingen_codes')
      await writer.insert('clingen_codes', [{ id, code, description: '' }])
      return id
    }),
    nccnGuideline: finder(guidelines, same, async (name) => {
      const id = await ids.next('nccn_guidelines')
      await writer.insert('nccn_guidelines', [{ id, name }])
      return id
    }),
  }
}

const same = (text: string) => text

function finder(
  rows: readonly { id: number; key: string }[],
  fold: (name: string) => string,
  add: (name: string, key: string) => Promise<number>,
): (name: string) => Promise<number> {
  const idByKey = new Map(rows.map(({ id, key }) => [key, id]))
  return async (name) => {
    const key = fold(name)
    const id = idByKey.get(key) ?? (await add(name, key))
    idByKey.set(key, id)
    return id
  }
}
