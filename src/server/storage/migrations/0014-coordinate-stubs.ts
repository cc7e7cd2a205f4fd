/** Gives gene variants and the known sides of fusion variants the coordinates that they lack, as stubs. */
export function coordinateStubs(): string[] {
  const stubs = (table: string, type: string, variants: string) =>
    `insert into ${table} (variant_id, coordinate_type, curation_state, created_at, updated_at)
      select variant.id, '${type}', 'STUB', variant.created_at, variant.updated_at
      from variants as variant ${variants} and not exists (
        select 1 from ${table} as place
        where place.variant_id = variant.id and place.coordinate_type = '${type}')
      order by variant.id`
  const side = (status: string) =>
    `join fusions on fusions.feature_id = variant.feature_id and fusions.${status} = 'KNOWN'
      where variant.kind = 'FUSION'`
  const fivePrime = side('five_prime_partner_status')
  const threePrime = side('three_prime_partner_status')
  return [
    stubs('variant_coordinates', 'GENE_VARIANT_COORDINATE', `where variant.kind = 'GENE'`),
    stubs('variant_coordinates', 'FIVE_PRIME_FUSION_COORDINATE', fivePrime),
    stubs('variant_coordinates', 'THREE_PRIME_FUSION_COORDINATE', threePrime),
    stubs('exon_coordinates', 'FIVE_PRIME_START_EXON_COORDINATE', fivePrime),
    stubs('exon_coordinates', 'FIVE_PRIME_END_EXON_COORDINATE', fivePrime),
    stubs('exon_coordinates', 'THREE_PRIME_START_EXON_COORDINATE', threePrime),
    stubs('exon_coordinates', 'THREE_PRIME_END_EXON_COORDINATE', threePrime),
  ]
}
