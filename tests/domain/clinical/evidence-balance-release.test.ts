import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evidenceBalance } from '#domain/clinical/evidence-balance.ts'
import type { BalanceEvidence } from '#domain/clinical/evidence-balance.ts'
import { pointingOf, therapyFindingOf } from '#domain/clinical/therapy-finding.ts'
import type { EvidenceDirection, EvidenceLevel, EvidenceSignificance } from '#domain/vocabularies/evidence.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const directions = new Map<string, EvidenceDirection>([
  ['Supports', 'SUPPORTS'],
  ['Does Not Support', 'DOES_NOT_SUPPORT'],
])
const significances = new Map<string, EvidenceSignificance>([
  ['Sensitivity/Response', 'SENSITIVITYRESPONSE'],
  ['Resistance', 'RESISTANCE'],
  ['Reduced Sensitivity', 'REDUCED_SENSITIVITY'],
  ['Adverse Response', 'ADVERSE_RESPONSE'],
])
const numbers = new Map<string, number>()
const termOf = (name: string) => {
  const id = numbers.get(name) ?? numbers.size + 1
  numbers.set(name, id)
  return { id, name }
}

/** Accepted predictive evidence of the release by the genes of its profile that it does not require to be absent. */
function evidenceByGene(folder: string): Map<string, BalanceEvidence[]> {
  const [head = [], ...rows] = readFileSync(join(folder, '01-Aug-2024-ClinicalEvidenceSummaries.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
  const at = (cells: readonly string[], name: string) => cells[head.indexOf(name)] ?? ''
  const genes = new Map<string, BalanceEvidence[]>()
  for (const cells of rows) {
    if (at(cells, 'evidence_type') !== 'Predictive' || at(cells, 'disease') === '') continue
    const profile = at(cells, 'molecular_profile')
    const item: BalanceEvidence = {
      id: Number(at(cells, 'evidence_id')),
      evidenceType: 'PREDICTIVE',
      evidenceDirection: directions.get(at(cells, 'evidence_direction')) ?? 'NA',
      significance: significances.get(at(cells, 'significance')) ?? 'NA',
      evidenceLevel: at(cells, 'evidence_level') as EvidenceLevel,
      disease: termOf(at(cells, 'disease')),
      therapies: at(cells, 'therapies').split(',').filter(Boolean).map(termOf),
      therapyInteractionType: at(cells, 'therapies').includes(',') ? 'COMBINATION' : null,
      molecularProfile: termOf(profile),
    }
    for (const gene of new Set(profile.match(/(?<!NOT )\b[A-Z][A-Z\d-]+(?= )/g) ?? []))
      genes.set(gene, [...(genes.get(gene) ?? []), item])
  }
  return genes
}

describe.skipIf(!release2024)('The heat maps of all genes of the release of 2024', () => {
  const genes = release2024 ? evidenceByGene(release2024) : new Map<string, BalanceEvidence[]>()

  it('show no cell as favourable where more evidence is against than for, and wild type never with mutations', () => {
    const wrong: string[] = []
    let cells = 0
    let overruled = 0
    for (const [gene, evidence] of genes) {
      const items = new Map(evidence.map((item) => [item.id, item]))
      for (const row of evidenceBalance(evidence).rows)
        for (const cell of row.cells) {
          if (!cell) continue
          cells += 1
          const own = cell.findings.flatMap(({ ids }) => ids).flatMap((id) => items.get(id) ?? [])
          const stated = own.map((item) => ({ ...item, direction: item.evidenceDirection }))
          const against = stated.filter((item) => pointingOf(item) === 'AGAINST').length
          const pro = stated.filter((item) => therapyFindingOf(item) === 'RESPONSE').length
          if (pro > 0 && against > pro) overruled += 1
          const isMixed =
            new Set(own.map(({ molecularProfile: { name } }) => / Wildtype/.test(name))).size > 1
          if ((cell.leaning === 'FAVOURABLE' && against >= pro) || isMixed) wrong.push(`${gene} ${row.name}`)
        }
    }
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(1000)
    // Cells that were green for a single item in favour.
    expect(overruled).toBeGreaterThanOrEqual(20)
  })
})
