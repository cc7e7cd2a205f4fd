import { version } from '#server/config/version.ts'
import type { LeftOut } from '#domain/matching/match-report.ts'
import { fileError } from '../formats/file-error.ts'
import type { FileLimits } from '../formats/file-lines.ts'
import { readFileLines } from '../formats/file-lines.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'

/** One matched profile of an alteration. */
interface ProfileAnnotation {
  id: number
  name: string
  evidence: readonly number[]
  assertions: readonly number[]
  level: string
  rule: string
}

/** Matched profiles by line of the file. */
export type LineAnnotations = ReadonlyMap<number, ReadonlyMap<number, ProfileAnnotation>>

/** Collects the matched profiles of all samples by the lines whose alterations they match. */
export async function lineAnnotations(reports: AsyncIterable<MatchReport>): Promise<LineAnnotations> {
  const byLine = new Map<number, Map<number, ProfileAnnotation>>()
  for await (const { alterations, profiles } of reports) {
    const lineOf = new Map(alterations.map(({ index, line }) => [index, line]))
    for (const profile of profiles) {
      if (profile.result !== 'MATCHED') continue
      const found = new Set(
        profile.parts.flatMap((part) => (part.negated ? [] : part.alterations.map((at) => lineOf.get(at)))),
      )
      const annotation = annotationOf(profile)
      for (const line of found) {
        if (line == null) continue
        const there = byLine.get(line) ?? new Map<number, ProfileAnnotation>()
        byLine.set(line, there.set(profile.id, annotation))
      }
    }
  }
  return byLine
}

function annotationOf({ id, name, evidence, assertions, precision }: MatchReport['profiles'][number]) {
  const [level = '.'] = evidence
    .filter(({ source }) => !source.retracted)
    .map((one) => one.level)
    .toSorted()
  return {
    id,
    name,
    evidence: evidence.map((one) => one.id),
    assertions: assertions.map((one) => one.id),
    level,
    rule: precision ?? '.',
  }
}

/** A text as a value of INFO may hold it (VCF specification 4.3, 1.2), without spaces for older readers. */
const percentEncoded = (text: string): string =>
  text.replace(/[\p{Cc}%:;=,\s|]/gu, (sign) =>
    [...new TextEncoder().encode(sign)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )

const RULES = 'ALLELE, PROTEIN_CHANGE, CODON, EXON_OR_REGION, CLASS or NAMED'

/** What the header says of the match: the knowledge, and what of the file was not matched. */
type MatchSummary = MatchReport['knowledge'] & { leftOut: LeftOut; notUnderstood: number }

/** Declarations of the fields, and what wrote them. */
function headerLines(knowledge: MatchSummary): string[] {
  const { filtered, notCarried, withoutGenotype, withoutAllele } = knowledge.leftOut
  const field = (id: string, description: string) =>
    `##INFO=<ID=${id},Number=.,Type=String,Description="${description}",Source="Curia",Version="${version}">`
  const releases = knowledge.releases.map(percentEncoded).join(',')
  return [
    `##CuriaMatch=<Version="${version}",KnowledgeVersion=${knowledge.version},KnowledgeDate="${knowledge.writtenAt ?? ''}",Releases="${releases}">`,
    `##CuriaNotMatched=<Filtered=${filtered},NotCarried=${notCarried},WithoutGenotype=${withoutGenotype},WithoutAllele=${withoutAllele},NotUnderstood=${knowledge.notUnderstood}>`,
    field('CURIA_MP', 'Molecular profiles that the sample matches: id|name, percent-encoded'),
    field('CURIA_EID', 'Ids of the evidence items of these profiles'),
    field('CURIA_AID', 'Ids of the assertions of these profiles'),
    field(
      'CURIA_LEVEL',
      'Best evidence level of each profile without retracted sources, in the order of CURIA_MP',
    ),
    field(
      'CURIA_RULE',
      `Most precise rule by which each profile matches, in the order of CURIA_MP: ${RULES}`,
    ),
  ]
}

/** The line with the fields of its profiles behind its own INFO; nothing else of it changes. */
function annotated(line: string, profiles: readonly ProfileAnnotation[]): string {
  const cells = line.split('\t')
  const unique = (ids: readonly number[]) => [...new Set(ids)]
  const values = {
    CURIA_MP: profiles.map(({ id, name }) => `${id}|${percentEncoded(name)}`),
    CURIA_EID: unique(profiles.flatMap(({ evidence }) => evidence)),
    CURIA_AID: unique(profiles.flatMap(({ assertions }) => assertions)),
    CURIA_LEVEL: profiles.map(({ level }) => level),
    CURIA_RULE: profiles.map(({ rule }) => rule),
  }
  const fields = Object.entries(values).flatMap(([name, list]) =>
    list.length > 0 ? [`${name}=${list.join(',')}`] : [],
  )
  const own = cells[7] ?? '.'
  cells[7] = own === '.' || own === '' ? fields.join(';') : `${own};${fields.join(';')}`
  return cells.join('\t')
}

/**
 * The file with the profiles of its lines in INFO.
 * @throws ClientError when it has such fields already
 */
export async function* annotatedVcf(
  bytes: AsyncIterable<Uint8Array>,
  limits: FileLimits,
  annotations: LineAnnotations,
  knowledge: MatchSummary,
): AsyncGenerator<string> {
  for await (const { first, lines, lineEnd } of readFileLines(bytes, limits)) {
    const texts = lines.flatMap((line, at) => {
      if (line.startsWith('##INFO=<ID=CURIA_'))
        throw fileError(
          'the file is annotated by Curia already: take these fields out first (bcftools annotate -x INFO/CURIA_MP,…).',
          first + at,
        )
      if (line.startsWith('#CHROM')) return [...headerLines(knowledge), line]
      const profiles = annotations.get(first + at)
      return [profiles ? annotated(line, [...profiles.values()]) : line]
    })
    yield texts.map((line) => line + lineEnd).join('')
  }
}
