import * as fc from 'fast-check'
import { MatchReport } from '#domain/matching/match-report.ts'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { alleleKey } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { exactPartsOf } from '#domain/matching/predicate.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { writeProteinChange } from '#domain/matching/protein-change.ts'
import { variantsOf } from '#domain/profiles/profile-expression.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { currentMatchIndex } from '#server/matching/match-index.ts'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { defaultMatchFileBounds } from '#server/config/match-files.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { brafLine, csq, inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

interface Report {
  sample: string | null
  build: string | null
  alterations: { index: number; line: number | null; name: string; understoodAs: string[] }[]
  notUnderstood: unknown[]
  profiles: {
    name: string
    result: string
    parts: { alterations: number[] }[]
    evidence: { id: number; originAgreement: string }[]
  }[]
  opposed: { treatment: string | null; supporting: string[]; opposing: string[] }[]
  file: { format: string; alterations: number; notUnderstood: number; samples: unknown }
}

/** A variant of the knowledge with bases at a place of GRCh37. */
interface Placed {
  allele: GenomicAllele & { reference: string }
  gene: string
  protein: string | null
}

const placedVariants = (index: MatchIndex): Placed[] =>
  [...index.variants.values()].flatMap(({ predicate }) =>
    exactPartsOf(predicate).flatMap(({ alleles, gene, proteinChanges }) => {
      const [allele] = alleles
      const change = proteinChanges[0]?.change
      if (!allele?.reference || allele.build !== 'GRCH37') return []
      const protein = change ? writeProteinChange(change) : null
      return [{ allele: { ...allele, reference: allele.reference }, gene, protein }]
    }),
  )

/** The profiles that alterations match, with their precision. */
function matched(alterations: readonly Alteration[], index: MatchIndex): string[] {
  const sample = { alterations, absences: [], assayed: NOTHING_ASSAYED, build: 'GRCH37' as const }
  return matchSample(sample, index)
    .profiles.flatMap(({ profileId, match }) =>
      match.result === 'MATCHED' ? [`${profileId} ${match.precision}`] : [],
    )
    .toSorted()
}

async function matchedInFile(content: string, index: MatchIndex): Promise<string[]> {
  const options = { index, build: null, sample: null, includeFiltered: false }
  const { samples, build } = await readFileSamples(inPieces(content), options, {
    mostBytes: null,
    mostRelevant: 100,
    mostSamples: null,
  })
  return samples.flatMap((one) =>
    matched(readingOfFileSample(one, build, NOTHING_ASSAYED).sample.alterations, index),
  )
}

function matchedByLine(line: string, index: MatchIndex): string[] {
  const reading = parseAlterationLine(line, index.names)
  return reading.ok ? matched(reading.alterations, index) : [reading.reason]
}

const MAF =
  'Hugo_Symbol\tNCBI_Build\tChromosome\tStart_Position\tReference_Allele\tTumor_Seq_Allele2\tHGVSp_Short\n'
const mafOf = ({ chromosome, start, reference, alternate }: Placed['allele'], gene = '', protein = '') =>
  `${MAF}${[gene, 'GRCh37', chromosome, start, reference, alternate || '-', protein && `p.${protein}`].join('\t')}\n`
/** The line of a VCF file; before the bases stands one that is not the last of them, which would shift a deletion. */
const vcfOf = ({ chromosome, start, reference, alternate }: Placed['allele'], info = '.') => {
  const lastBases = [reference.at(-1), alternate.at(-1)]
  const before = ['A', 'C', 'G'].find((base) => !lastBases.includes(base)) ?? ''
  return (
    vcfHeader() +
    vcfLine({
      chromosome,
      position: start - 1,
      reference: before + reference,
      alternate: before + alternate,
      info,
    })
  )
}
const hgvsOf = ({ chromosome, start, stop, alternate }: Placed['allele']) =>
  `${chromosome}:g.${start}_${stop}del${alternate ? `ins${alternate}` : ''}`

describe.skipIf(!release2024)('matching files with the release of 2024', () => {
  describeOnEachEngine('', (engine) => {
    let server: TestApp
    let drop: () => Promise<void>
    let matching: Matching
    let matchingFiles: MatchingFiles
    let index: MatchIndex
    beforeAll(async () => {
      const database = await engine.createDatabase(template2024)
      drop = database.drop
      matching = createMatching(database.url)
      matchingFiles = createMatchingFiles(database.url, { fileBytes: 2 * 1024 * 1024 })
      server = await testApp(database.url, { matching, matchingFiles })
      index = await currentMatchIndex(server.storage.read)
    })
    afterAll(async () => {
      await server.close()
      await matching.close()
      await matchingFiles.close()
      await drop()
    })

    const post = (query: string, payload: string | Buffer, type = 'application/octet-stream') =>
      server.app.inject({
        method: 'POST',
        url: `/api/match${query}`,
        payload,
        headers: { 'content-type': type },
      })

    const postForm = async (fields: Record<string, string | File>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const type = request.headers.get('content-type') ?? ''
      return post('', Buffer.from(await request.arrayBuffer()), type)
    }

    const t790m = vcfLine({
      position: 55249071,
      reference: 'C',
      alternate: 'T',
      info: `CSQ=${csq({ allele: 'T', terms: 'missense_variant', gene: 'EGFR', transcript: 'ENST00000275493', protein: 'p.Thr790Met' })}`,
    })
    const l858r = vcfLine({ position: 55259515, reference: 'T', alternate: 'G' })

    it('answers a packed VCF with a report, stores and logs nothing of it', async () => {
      const answer = await post('?disease=DOID:3910&origin=somatic', gzipSync(vcfHeader() + t790m + l858r))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const report = answer.json<Report>()
      MatchReport.parse(report)
      expect(report).toMatchObject({ sample: null, build: 'GRCH37', file: { format: 'VCF', alterations: 2 } })
      expect(report.alterations.map(({ line }) => line)).toEqual([5, 6])
      const names = report.profiles.filter(({ result }) => result === 'MATCHED').map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['EGFR T790M', 'EGFR L858R']))
      expect(report.profiles[0]?.evidence[0]?.originAgreement).toBe('AGREES')
      const erlotinib = report.opposed.find(({ treatment }) => treatment === 'Erlotinib')
      expect(erlotinib?.supporting.length).toBeGreaterThan(0)
      expect(erlotinib?.opposing).toContain('EID1391')
      expect(server.log.join('\n')).not.toMatch(/55249071|T790M|Thr790Met/)
    })

    it('answers a cohort sample by sample as NDJSON, and as one list of JSON', async () => {
      const cohort = vcfHeader(['A', 'B']) + brafLine({ samples: ['0/1', '0/0'] })
      const answer = await post('?format=ndjson', cohort, 'text/x-vcf')
      expect(answer.headers['content-type']).toContain('application/x-ndjson')
      const reports = answer.body
        .trim()
        .split('\n')
        .map((line): Report => JSON.parse(line))
      expect(reports.map(({ sample, profiles }) => [sample, profiles.length > 0])).toEqual([
        ['A', true],
        ['B', false],
      ])
      expect((await post('', cohort)).json<Report[]>()).toEqual(reports)
    })

    it('matches further alterations together with a file of one sample', async () => {
      const answerTo = (content: string, fields: Record<string, string> = {}) =>
        postForm({ ...fields, file: new File([content], 'file') })
      const lines = { alterations: '# board of today\nEGFR p.Thr790Met\nwhat ever' }
      const report = (await answerTo(vcfHeader() + l858r, lines)).json<Report>()
      expect(report.alterations.map(({ line, name }) => [line, name])).toEqual([
        [null, 'EGFR T790M'],
        [5, '7:55259515 T>G'],
      ])
      const l858rAnd = report.profiles.find(({ name }) => name === 'EGFR L858R')
      expect(l858rAnd?.parts[0]?.alterations).toEqual([report.alterations[1]?.index])
      expect(report.notUnderstood).toMatchObject([{ line: null, index: 1, text: 'what ever' }])

      const cohort = vcfHeader(['A', 'B']) + brafLine({ samples: ['0/1', '0/1'] })
      expect((await answerTo(cohort)).json<Report[]>()[0]?.file.samples).toEqual({
        count: 2,
        names: ['A', 'B'],
      })
      const refused = await answerTo(cohort, lines)
      expect([refused.statusCode, refused.body]).toEqual([
        400,
        expect.stringContaining('The file has 2 samples: choose one'),
      ])
      expect((await answerTo(cohort, { ...lines, sample: 'B' })).json()).toMatchObject({ sample: 'B' })
    })

    it('says how large a file may be', async () => {
      const limits = await server.app.inject('/api/match/limits')
      expect(limits.json()).toEqual({ ...defaultMatchFileBounds, fileBytes: 2 * 1024 * 1024 })
    })

    it('takes a form with a file and its options', async () => {
      const file = new File(['BRAF V600E\n'], 'tumour.txt')
      const answer = await postForm({ format: 'tsv', build: 'GRCh37', file })
      expect(answer.headers['content-type']).toContain('text/tab-separated-values')
      const [header = '', ...rows] = answer.body.trim().split('\n')
      expect(header.split('\t').slice(0, 4)).toEqual(['sample', 'line', 'alteration', 'understood_as'])
      const v600e = rows.filter((row) => row.includes('\tBRAF V600E\tMATCHED\tPROTEIN_CHANGE\t'))
      expect(v600e.length).toBeGreaterThan(50)
      expect(v600e.every((row) => row.split('\t').length === header.split('\t').length)).toBe(true)
    })

    it('has a row for each line that was not understood', async () => {
      const file = new File(['BRAF V600E\nfoo bar\nwhatever\n'], 'tumour.txt')
      const answer = await postForm({ format: 'tsv', sample: 'S1', file })
      const [header = '', ...lines] = answer.body.trim().split('\n')
      const columns = header.split('\t')
      const rows = lines.map((line) => {
        const cells = line.split('\t')
        return Object.fromEntries(columns.map((column, at) => [column, cells[at]]))
      })
      const notUnderstood = rows.filter(({ result }) => result === 'NOT_UNDERSTOOD')
      expect(notUnderstood).toMatchObject([
        { sample: 'S1', line: '2', alteration: 'foo bar', molecular_profile_id: '' },
        { sample: 'S1', line: '3', alteration: 'whatever', molecular_profile_id: '' },
      ])
      expect(notUnderstood.every(({ because }) => because)).toBe(true)
      expect(rows[0]?.['result']).toBe('NOT_UNDERSTOOD')
      expect(rows.length).toBeGreaterThan(50)
    })

    it('answers JSON in other formats, too', async () => {
      const answer = await post(
        '?format=ndjson',
        JSON.stringify({ alterations: ['BRAF V600E'] }),
        'application/json',
      )
      expect(answer.json<Report>().profiles.some(({ name }) => name === 'BRAF V600E')).toBe(true)
    })

    it('annotates a VCF and leaves its lines as they are', async () => {
      const text = (
        vcfHeader() +
        l858r +
        vcfLine({ position: 9, reference: 'A', alternate: 'C' }) +
        brafLine()
      ).replaceAll('\n', '\r\n')
      const answer = await post('?format=vcf', text)
      const lines = answer.body.split('\r\n')
      const added = /;?CURIA_[^;\t]*/g
      const own = lines
        .filter((line) => !/^##(Curia|INFO=<ID=CURIA)/.test(line))
        .map((line) => line.replaceAll(added, ''))
      expect(
        own.map((line) => line.replace('PASS\t\t', 'PASS\t.\t').replace(/PASS\t$/, 'PASS\t.')).join('\r\n'),
      ).toBe(text)
      const braf = lines.find((line) => line.includes('140453136')) ?? ''
      expect(braf).toMatch(
        /;CURIA_MP=12\|BRAF%20V600E,\S*;CURIA_EID=[\d,]+;CURIA_AID=[\d,]+;CURIA_LEVEL=A,\S+;CURIA_RULE=ALLELE,/,
      )
      for (const field of ['MP', 'EID', 'AID', 'LEVEL', 'RULE'])
        expect(answer.body).toContain(`##INFO=<ID=CURIA_${field},Number=.,Type=String,`)
      expect(answer.body).toContain('##CuriaMatch=<Version=')
      expect(answer.body).toContain('##CuriaNotMatched=<Filtered=0,')
      const byForm = await postForm({ format: 'vcf', file: new File([text], 'tumour.vcf') })
      expect(byForm.body).toBe(answer.body)
      const again = await post('?format=vcf', answer.body)
      expect(again.statusCode).toBe(400)
      expect(again.body).toContain('annotated by Curia already')
    })

    it.each([
      ['', 'chr7 5\n'.repeat(3), 'application/octet-stream', 200, 'notUnderstood'],
      ['', 'city\tpeople\nBern\t5\n', 'text/plain', 400, 'a table with the columns “city”, “people”'],
      ['', `${vcfHeader()}chr7\t5\t.\n`, 'text/x-vcf', 400, 'Line 5: a line of VCF has at least 8 columns'],
      ['?format=vcf', 'BRAF V600E', 'text/plain', 400, 'Only a VCF file can be annotated'],
      [
        '?format=xml',
        'BRAF V600E',
        'text/plain',
        400,
        'format is \\"xml\\": must be one of json, ndjson, tsv, vcf',
      ],
      [
        '?colour=red',
        'BRAF V600E',
        'text/plain',
        400,
        'colour is no member: the members are format, sample, build',
      ],
      ['?build=hg19', 'BRAF V600E', 'text/plain', 400, 'build is \\"hg19\\": must be one of GRCH37, GRCH38'],
      ['?disease=DOID:99999999', 'BRAF V600E', 'text/plain', 400, 'There is no disease'],
      ['', '', 'text/plain', 400, 'The file is empty'],
      ['', 'x', 'multipart/form-data; boundary=b', 400, 'not a multipart form'],
      ['', 'x'.repeat(2 * 1024 * 1024 + 1), 'text/plain', 413, 'larger than the 2097152 bytes'],
      ['', `{"alterations":["${'x'.repeat(1_100_000)}"]}`, 'application/json', 413, 'send more as a file'],
    ])('case %#: says what is wrong, or answers', async (query, content, type, status, part) => {
      const answer = await post(query, content, type)
      expect(answer.statusCode).toBe(status)
      expect(answer.body).toContain(part)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('finds every variant by its bases alike as line, HGVS, VCF and MAF, and all that equal it', async () => {
      const placed = placedVariants(index)
      expect(placed.length).toBeGreaterThan(700)
      for (const { allele } of placed) {
        const { chromosome, start, reference, alternate } = allele
        const line = matchedByLine(`${chromosome}-${start}-${reference}-${alternate || '-'}`, index)
        expect([allele, matchedByLine(hgvsOf(allele), index)]).toEqual([allele, line])
        expect([allele, await matchedInFile(vcfOf(allele), index)]).toEqual([allele, line])
        expect([allele, await matchedInFile(mafOf(allele), index)]).toEqual([allele, line])
        const equal = (index.variantsOfAllele.get(`GRCH37 ${alleleKey(allele)}`) ?? []).filter((id) => {
          const predicate = index.variants.get(id)?.predicate
          // Bases alone do not tell that both copies have them, or what else a combination asks for.
          return predicate?.kind !== 'ALL' && !(predicate?.kind === 'EXACT' && predicate.isOfBothCopies)
        })
        const found = new Set(line.map((text) => Number.parseInt(text, 10)))
        for (const id of equal) {
          const own = [...index.profiles.values()].filter(
            ({ expression }) =>
              expression.kind === 'variant' && expression.variantId === id && !expression.negated,
          )
          for (const profile of own)
            expect([profile.name, found.has(profile.id)]).toEqual([profile.name, true])
        }
      }
    })

    it('finds every variant by gene and protein change alike in VCF and MAF', async () => {
      const named = placedVariants(index).flatMap((one) =>
        one.protein ? [{ ...one, protein: one.protein }] : [],
      )
      expect(named.length).toBeGreaterThan(700)
      for (const { allele, gene, protein } of named) {
        const info = `CSQ=${csq({ allele: 'x', terms: '', gene, protein: `p.${protein}` })}`
        const inVcf = await matchedInFile(vcfOf(allele, info), index)
        expect([gene, protein, inVcf]).toEqual([
          gene,
          protein,
          await matchedInFile(mafOf(allele, gene, protein), index),
        ])
      }
    })

    it('loses a match to another alteration only under NOT', () => {
      const alterations = [...index.variants.values()].flatMap(({ feature, name }) => {
        const reading = parseAlterationLine(`${feature} ${name}`, index.names)
        return reading.ok && !reading.isAbsent ? [reading.alterations] : []
      })
      const idOf = (text: string) => Number.parseInt(text, 10)
      const isNegated = (id: number) => {
        const profile = index.profiles.get(id)
        return profile
          ? variantsOf(profile.expression).some(
              ({ variantId, negated }) =>
                negated || index.variants.get(variantId)?.predicate.kind === 'WILD_TYPE',
            )
          : false
      }
      const some = fc.constantFrom(...alterations)
      fc.assert(
        fc.property(some, some, (one, other) => {
          const both = new Set(matched([...one, ...other], index).map(idOf))
          const lost = matched(one, index)
            .map(idOf)
            .filter((id) => !both.has(id) && !isNegated(id))
          expect(lost).toEqual([])
        }),
        { numRuns: 300 },
      )
    })
  })
})
