import type { TherapyInteraction, VariantOrigin } from '#domain/vocabularies/evidence.ts'
import { therapyInteractions, variantOrigins } from '#domain/vocabularies/evidence.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { TherapyFacts } from '../records/therapies.ts'
import { assertTextContent } from '../release/file-content.ts'
import type { Release } from '../release/release-file.ts'
import { readAnnotatedTherapies } from './therapy-facts.ts'
import { readLines } from '#server/files/tsv/lines.ts'

/** Facts about an assertion that only VCF files have. */
export type AnnotatedAssertion = {
  variantOrigin: VariantOrigin | null
  therapyInteraction: TherapyInteraction | null
}

export type VcfFacts = {
  /** By folded name of the therapy. */
  therapies: Map<string, TherapyFacts>
  /** By id of the assertion. */
  assertions: Map<number, AnnotatedAssertion>
  /** Bases of GRCh37 before insertions and deletions, by `chromosome:position`. */
  anchors: Map<string, Tables['anchor_bases']>
}

/** Reads what the VCF files of a release tell beyond its tables: ids of therapies, origins of assertions. */
export async function readVcfFacts(release: Release): Promise<VcfFacts> {
  const facts: VcfFacts = { therapies: new Map(), assertions: new Map(), anchors: new Map() }
  for (const file of release.vcfFiles) {
    await assertTextContent(file)
    let fields: string[] = []
    let onGrch37 = false
    for await (const lines of readLines(file)) {
      for (const line of lines) {
        if (line.startsWith('##INFO=<ID=CSQ')) fields = /Format: ([^"]+)"/.exec(line)?.[1]?.split('|') ?? []
        if (line.startsWith('##reference=')) onGrch37 = /GRCh37|hg19/i.test(line)
        if (line.startsWith('#')) continue
        const anchor = onGrch37 ? anchorOf(line) : null
        if (anchor) facts.anchors.set(`${anchor.chromosome}:${anchor.position}`, anchor)
        readAnnotatedTherapies(line, facts.therapies)
        if (line.includes('|assertion|')) readAnnotatedAssertions(line, fields, facts.assertions)
      }
    }
  }
  return facts
}

/** The base that both alleles of an insertion or deletion begin with; null for other lines and unknown bases. */
function anchorOf(line: string): Tables['anchor_bases'] | null {
  const [chromosome = '', position = '', , reference = '', alternate = ''] = line.split('\t', 5)
  const base = reference.charAt(0)
  const isIndel = Math.min(reference.length, alternate.length) === 1 && reference.length !== alternate.length
  if (!isIndel || alternate.charAt(0) !== base || !/^[ACGT]$/.test(base) || !/^\d{1,9}$/.test(position))
    return null
  return { chromosome: chromosome.replace(/^chr/i, ''), position: Number(position), base }
}

function readAnnotatedAssertions(
  line: string,
  fields: readonly string[],
  assertions: VcfFacts['assertions'],
): void {
  const annotations = /(?:^|[\t;])CSQ=([^;\t]+)/.exec(line)?.[1]?.split(',') ?? []
  for (const annotation of annotations) {
    const values = annotation.split('|')
    // Older files let commas of values stand, which breaks the annotation.
    if (values.length !== fields.length) continue
    const valueOf = (field: string) => values[fields.indexOf(field)] ?? ''
    const id = valueOf('CIViC Entity ID')
    if (valueOf('CIViC Entity Type') !== 'assertion' || !/^\d{1,9}$/.test(id)) continue
    assertions.set(Number(id), {
      variantOrigin: variantOrigins.parseLabel(valueOf('CIViC Entity Variant Origin')),
      therapyInteraction: therapyInteractions.parseLabel(valueOf('CIViC Entity Therapy Interaction Type')),
    })
  }
}
