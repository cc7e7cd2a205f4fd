import { crc32 } from 'node:zlib'

/** HGNC complete set. */
export const hgnc = [
  'hgnc_id\tsymbol\tname\tlocus_group\tstatus\talias_symbol\tprev_symbol\tentrez_id\tuniprot_ids',
  'HGNC:1097\tBRAF\tB-Raf proto-oncogene\tprotein-coding gene\tApproved\t"BRAF1|B-raf1"\t\t673\tP15056',
  'HGNC:5\tA1BG\talpha-1-B glycoprotein\tprotein-coding gene\tApproved\t\t\t1\tP04217',
  'HGNC:9\tNOID\twithout an Entrez id\tother\tApproved\t\t\t\t',
].join('\n')

/** Disease Ontology. */
export const disease = `format-version: 1.2
ontology: doid

[Term]
id: DOID:162
name: cancer
def: "A disease of \\"uncontrolled\\" growth." [url:x]

[Term]
id: DOID:1909
name: melanoma
synonym: "malignant melanoma" EXACT []
synonym: "naevocarcinoma" RELATED []
is_a: DOID:162 ! cancer

[Term]
id: DOID:9
name: outdated cancer
is_obsolete: true

[Typedef]
id: part_of
name: part of
`
/** Human Phenotype Ontology. */
export const phenotype = `format-version: 1.2

[Term]
id: HP:0000001
name: All

[Term]
id: HP:0001250
name: Seizure
def: "Sudden and passing." []
is_a: HP:0000001 {source="x"} ! All
`
/** Sequence Ontology. */
export const sequence = `format-version: 1.2

[Term]
id: SO:0001060
name: sequence_variant

[Term]
id: SO:9999001
name: made_up_variant
def: "For this test." []
is_a: SO:0001060 ! sequence_variant
`
/** NCI Thesaurus, flat. */
export const thesaurus = [
  'C274\t<http://x#C274>\tC1909\tAntineoplastic Agent|Anticancer\tAgainst tumours.\t\t\tPharmacologic Substance\t',
  'C64768\t<http://x#C64768>\tC274\tVemurafenib|PLX4032\tAn inhibitor.\t\t\tPharmacologic Substance\t',
  'C999\t<http://x#C999>\tC274\tGoneimab\t\t\tRetired_Concept\tPharmacologic Substance\t',
  'C12345\t<http://x#C12345>\t\tLiver\t\t\t\tBody Part, Organ, or Organ Component\t',
].join('\n')
/** UCSC cytobands of GRCh38. */
export const bands = [
  'chr1\t0\t2300000\tp36.33\tgneg',
  'chr1\t2300000\t5400000\tp36.32\tgpos25',
  'chr1\t5400000\t248956422\tq44\tgneg',
  'chrX\t0\t4400000\tp22.33\tgneg',
  'chrUn_KI270302v1\t0\t2274\t\tgneg',
].join('\n')

/** A chain of GRCh38 to GRCh37. */
export const chain = `chain 1 chr7 159345973 + 140753300 140753510 chr7 159138663 + 140453100 140453300 1
100 10 0
100

`

/** A zip archive with one file, stored. @param checksum the one that it states */
export function zipOf(name: string, content: Buffer, checksum = crc32(content)): Buffer {
  const sizes = (header: Buffer, at: number) => {
    header.writeUInt32LE(checksum, at)
    header.writeUInt32LE(content.length, at + 4)
    header.writeUInt32LE(content.length, at + 8)
    header.writeUInt16LE(name.length, at + 12)
    return header
  }
  const local = sizes(Buffer.alloc(30), 14)
  local.writeUInt32LE(0x04034b50, 0)
  const central = sizes(Buffer.alloc(46), 16)
  central.writeUInt32LE(0x02014b50, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + content.length, 16)
  return Buffer.concat([local, Buffer.from(name), content, central, Buffer.from(name), end])
}
