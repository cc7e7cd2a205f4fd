import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { singleVariant } from '#domain/profiles/profile-expression.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/** A denial, the records of its gene that it denies, and those that it says nothing of. */
const rows: readonly [line: string, denied: readonly string[], open: readonly string[]][] = [
  ['KRAS exon 2 wild type', ['Exon 2 Mutation', 'G12C', 'G12D', 'G13D', 'A11_G12insGA'], ['Q61H', 'A146T']],
  // Where no record places the exon, its residues are not known to be denied.
  ['no KRAS exon 3 mutation', [], ['Q61H', 'Q61L', 'G12C', 'G13D', 'A146T']],
  ['no EGFR exon 19 deletion', ['Exon 19 Deletion', 'E746_A750del'], ['L858R', 'T790M', 'Exon 20 Insertion']],
  ['EGFR exon 19 deletion not detected', ['L747_P753delinsS'], ['V769_D770insASV']],
  ['EGFR ex19del negative', ['Exon 19 Deletion', 'L747_S752delinsQ'], ['G719S']],
  ['no EGFR exon 20 insertion', ['V769_D770insASV', 'D770_N771insG', 'A767_V769dupASV'], ['T790M', 'L858R']],
  ['EGFR exon 20 insertion: negative', ['Exon 20 Insertion', 'H773_V774insH'], ['S768I', 'E746_A750del']],
  ['EGFR exon 21 wild type', [], ['L858R', 'L861Q', 'T790M', 'G719S']],
  ['no KIT exon 11 mutation', ['Exon 11 Mutation', 'V559D', 'W557_K558del'], ['D816V', 'V654A', 'T670I']],
  ['KIT exon 11 deletion not detected', ['W557_K558del', 'V560DEL'], ['V559D', 'L576P', 'D816V']],
  ['no KIT exon 17 mutation', [], ['D816V', 'V559D', 'V654A']],
  ['no PIK3CA exon 9 mutation', ['E545K', 'E542K'], ['H1047R']],
  ['PIK3CA exon 21 wild type', ['H1047R', 'H1047L'], ['E545K', 'E542K']],
  ['no PIK3CA exon 10 mutation', ['E545K', 'Q546K', 'Exon 10 Mutation'], ['H1047R', 'Exon 21 Mutation']],
  ['no BRAF exon 15 mutation', ['Exon 15 Mutation'], ['G469A']],
  ['no MET exon 14 skipping', ['Exon 14 Skipping Mutation'], ['Amplification', 'D1228N']],
  ['no FLT3 ITD', ['ITD'], ['D835', 'D835Y']],
]

describe.skipIf(!release2024)('the denial of a part of a gene', () => {
  const release = releaseIndex(release2024)
  // A profile that asks for the absence of a variant holds where the variant is denied.
  const profiles = [...release.variants.values()].map(({ id, feature, name }) => ({
    id,
    name: `${feature} ${name}`,
    expression: { ...singleVariant(id), negated: true },
  }))
  const index = {
    ...release,
    profiles: new Map(profiles.map((profile) => [profile.id, profile])),
    profilesWithoutAlteration: profiles.map(({ id }) => id),
  }
  function deniedBy(line: string): Set<string> {
    const { sample, notUnderstood } = readSample({ alterations: [line] }, index)
    expect(notUnderstood).toEqual([])
    return new Set(
      matchSample(sample, index).profiles.flatMap(({ profileId, match }) =>
        match.result === 'MATCHED' ? [index.profiles.get(profileId)?.name ?? ''] : [],
      ),
    )
  }

  it.each(rows)('“%s” denies %j, not %j', (line, denied, open) => {
    const names = deniedBy(line)
    const gene = line.replace(/^no /, '').split(' ')[0]
    expect(denied.filter((name) => !names.has(`${gene} ${name}`))).toEqual([])
    expect(open.filter((name) => names.has(`${gene} ${name}`))).toEqual([])
    const all = new Set(profiles.map(({ name }) => name))
    expect([...denied, ...open].filter((name) => !all.has(`${gene} ${name}`))).toEqual([])
  })
})
