import { describe, expect, test } from 'vitest'
import {
  fusionFeatureName,
  fusionVariantName,
  fusionViccName,
  representativeFusionViccName,
} from '#domain/variants/fusion-names.ts'
import {
  regionFeatureName,
  regionIscnName,
  regionVariantAliases,
  regionVariantNamesFor,
} from '#domain/variants/region-names.ts'
import type { RegionVariantName } from '#domain/vocabularies/features.ts'

describe('fusions', () => {
  const eml4 = {
    status: 'KNOWN' as const,
    geneName: 'EML4',
    entrezId: 27436,
    exon: { exon: 13, offset: 5, offsetDirection: 'POSITIVE' as const, transcript: 'ENST00000318522.9' },
  }
  const alk = {
    status: 'KNOWN' as const,
    geneName: 'ALK',
    entrezId: 238,
    exon: { exon: 20, transcript: 'ENST00000389048.7' },
  }

  test('are named after both sides', () => {
    expect(fusionFeatureName(eml4, alk)).toBe('EML4::ALK')
    expect(fusionFeatureName({ status: 'MULTIPLE' }, alk)).toBe('v::ALK')
    expect(fusionFeatureName(eml4, { status: 'UNKNOWN' })).toBe('EML4::?')
    expect(representativeFusionViccName(eml4, alk)).toBe('EML4(entrez:27436)::ALK(entrez:238)')
  })

  test('name their variants by exon and offset', () => {
    expect(fusionVariantName(eml4, alk)).toBe('e13+5::e20')
    expect(fusionViccName(eml4, alk)).toBe('ENST00000318522.9(EML4):e.13+5::ENST00000389048.7(ALK):e.20')
    const before = { ...alk, exon: { ...alk.exon, offset: 3, offsetDirection: 'NEGATIVE' as const } }
    expect(fusionVariantName({ status: 'UNKNOWN' }, before)).toBe('?::e20-3')
    expect(fusionViccName({ status: 'MULTIPLE' }, before)).toBe('v::ENST00000389048.7(ALK):e.20-3')
  })

  test('with a known partner need its gene and exon', () => {
    expect(() => fusionFeatureName({ status: 'KNOWN' }, alk)).toThrow('needs its gene')
    expect(() => fusionVariantName({ ...eml4, exon: null }, alk)).toThrow('The EML4 side')
  })
})

describe('regions', () => {
  const band = { name: '5q31', chromosome: '5', band: 'q31' }
  const autosome = { name: '7', chromosome: '7' }
  const x = { name: 'X', chromosome: 'X' }
  const y = { name: 'Y', chromosome: 'Y' }

  test('offer the variants that they can have', () => {
    expect(regionVariantNamesFor([band])).toEqual([
      'ADDITION',
      'AMPLIFICATION',
      'CNLOH',
      'DELETION',
      'DUPLICATION',
      'HOMOZYGOUS_DELETION',
      'TRIPLICATION',
    ])
    expect(regionVariantNamesFor([autosome])).toEqual([
      'AMPLIFICATION',
      'CNLOH',
      'MONOSOMY',
      'NULLISOMY',
      'RING',
      'TETRASOMY',
      'TRISOMY',
    ])
    expect(regionVariantNamesFor([x])).toEqual([
      'AMPLIFICATION',
      'CNLOH',
      'DISOMY',
      'MONOSOMY',
      'NULLISOMY',
      'RING',
      'TRISOMY',
    ])
    expect(regionVariantNamesFor([y])).toEqual(['AMPLIFICATION', 'DISOMY', 'NULLISOMY', 'RING'])
    expect(regionVariantNamesFor([band, autosome])).toBeNull()
    expect(regionFeatureName([band, autosome])).toBe('5q31 7')
  })

  test.each<[RegionVariantName, typeof autosome, string]>([
    ['ADDITION', band, 'add(5q31)'],
    ['DELETION', band, 'del(5q31)'],
    ['HOMOZYGOUS_DELETION', band, 'del(5q31),del(5q31)'],
    ['CNLOH', band, '(5q31)x2 hmz'],
    ['AMPLIFICATION', autosome, 'amp(7)'],
    ['MONOSOMY', autosome, '-7'],
    ['NULLISOMY', autosome, '-7,-7'],
    ['NULLISOMY', x, '-X OR -X,-X'],
    ['NULLISOMY', y, '-Y'],
    ['DISOMY', y, '+Y'],
    ['TETRASOMY', autosome, '+7,+7'],
    ['TRISOMY', x, '+X'],
    ['RING', x, 'r(X)'],
  ])('%s of $1.name is %s', (name, region, iscn) => {
    expect(regionIscnName(name, region)).toEqual({ ok: true, value: iscn })
  })

  test('refuse what they cannot have', () => {
    expect(regionIscnName('TRANSLOCATION', band)).toMatchObject({ ok: false })
    expect(regionIscnName('TETRASOMY', y)).toEqual({
      ok: false,
      error: {
        code: 'REGION_VARIANT_NOT_OFFERED',
        message: 'Tetrasomy is not possible for Y; allowed are Amplification, Disomy, Nullisomy, Ring.',
      },
    })
    expect(regionVariantAliases('CNLOH')).toEqual(['Copy Neutral Loss of Heterozygosity'])
    expect(regionVariantAliases('RING')).toEqual([])
  })
})
