import { describe, expect, it } from 'vitest'
import { lookupTable } from '#domain/lookup-table.ts'
import { genesWithPromoterChange, promoterChangeOfName } from '#domain/matching/promoter-changes.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { presentAddress } from '#domain/records/former-addresses.ts'

/** Names that every object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype)

describe('Names that objects inherit', () => {
  it('are many', () => expect(inherited.length).toBeGreaterThanOrEqual(11))

  it.each(inherited)('lead nowhere and mean nothing: %s', (name) => {
    expect(lookupTable<Record<string, string>>({ a: 'b' })[name]).toBeUndefined()
    const addresses = [
      `/evidence/12/${name}`,
      `/evidence/12/${name}/${name}`,
      `/${name}`,
      `/${name}/12`,
      `/${name}/12/summary`,
      `/browse/${name}`,
      `/events/${name}/12`,
    ]
    expect(addresses.map((path) => [path, presentAddress(path)])).toEqual(
      addresses.map((path) => [path, null]),
    )
    expect(promoterChangeOfName(name, 'C228T')).toBeNull()
    expect(promoterChangeOfName('TERT', name)).toBeNull()
    expect(genesWithPromoterChange(name)).toEqual([])
    expect(typeof fieldLabel(name)).toBe('string')
  })
})
