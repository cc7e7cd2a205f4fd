/** Result of a test for an alteration. OPEN: nothing is known, as of a test that failed. */
export type ResultState = 'PRESENT' | 'ABSENT' | 'OPEN'

/** A line without its result. */
export interface SplitResult {
  bare: string
  /** Null where the line gives no result, which means that the alteration was found. */
  state: ResultState | null
  /** Whether the line denies more than once (`no BRAF mutation negative`); it is left as it is, as it may mean either. */
  isDoubleNegation: boolean
  /** The result of an open one, as it is written. */
  word: string
}

const alternatives = (...words: string[]) => words.join('|')

/** Results by which nothing can be matched: open, failed, doubtful or no finding; in the languages of laboratories, too. */
const OPEN = alternatives(
  'pending|awaited|awaiting(?: results?)?|to follow|in progress|ordered|requested|repeat(?:ed)?|resubmitted|sent out',
  'fail(?:ed|ure)?|invalid|no (?:result|call|data)s?|nocall|qns|insufficient(?: \\w+)*|low coverage|filtered|drop-?out',
  '(?:not|un|non-?|never) ?(?:tested|test|assessed|assessable|performed|done|evaluated|evaluable|available|reported|determined|determinable|assayed|analy[sz]ed|interpretable|sequenced|covered|known|clear|certain|confirmed|specified|informative|applicable|reportable|callable|called|submitted|examined)',
  'cannot be \\w+|could not be \\w+|unable to \\w+',
  'equivocal|indeterminate|inconclusive|ambiguous|uninformative|borderline|doubtful|questionable|suspicious(?: for)?|suspected|suspect',
  'possibl[ey]|probabl[ey]|likely(?! (?:pathogenic|oncogenic))|presumed|presumptive|putative|query|rule[- ]out|r/o',
  'v(?:o)?us|variants? of (?:uncertain|unknown|unclear) significance|(?:uncertain|unknown|unclear) significance|tier (?:iii|iv|3|4)|likely benign|benign|polymorphism|synonymous(?:[ _]variant)?|silent(?:[ _]mutation)?|(?:intron|upstream_gene|downstream_gene|[35]_prime_utr)[ _]variant|art[ei]fact(?:ual)?|false[- ]positive|contamination',
  'below (?:the )?(?:lod|limit of (?:detection|quantification)|cut-?off|threshold)|conflicting(?: \\w+)*|previously(?: \\w+)?|historical(?:ly)?|ne|nad',
  'weak(?:ly)?|faint|trace|low[- ]positive|tbd|tba|n/a|n\\.a\\.|n\\.d\\.|nd|na|ns|qnt',
  'ausstehend|nicht (?:getestet|beurteilbar|auswertbar|untersucht|bestimmt|durchgeführt)|unklar|fraglich|grenzwertig|en cours|en attente|non (?:testé|contributif|interprétable|réalisé|valutabile|eseguit[oa])e?|pendiente|no (?:realizado|evaluable|valorable)|in (?:attesa|corso)|onbekend|niet (?:getest|bepaald|beoordeelbaar)',
)

const ABSENT = alternatives(
  '(?:was |were |is |are )?not (?:detected|found|seen|identified|present|observed|demonstrated)|no longer (?:detected|detectable|present|seen|found)|undetected|undetectable|none(?: detected| found| identified| seen)?|non[- ]?detected|nil|absent|(?<=[:=]\\s?)no|ruled out|excluded|lacking',
  '(?:is |was |were |tested )?negative(?: result)?|neg\\.?',
  'n[ãa]o (?:detectad[oa]|identificad[oa])|(?:ej|inte) påvisad|ikke påvist|nicht (?:nachgewiesen|nachweisbar|gefunden|detektiert)|kein nachweis|negativ|non (?:détectée?|retrouvée?|rilevat[oa])|absente?|négati(?:f|ve)|no (?:detectad[oa]|se detecta)|negativ[oa]|ausente|assente|niet (?:aangetoond|gevonden)|negatief',
)

const PRESENT = alternatives(
  '(?:is |was |were |tested )?(?:positive(?: result)?|pos\\.?|detected|identified|found|present|confirmed|observed|seen|reported|noted|demonstrated|yes|called)',
  'nachgewiesen|nachweisbar|gefunden|positiv|détectée?|retrouvée?|présente?|positi(?:f|ve)|detectad[oa]|positiv[oa]|presente|rilevat[oa]|aangetoond|gevonden|positief',
)

const AT_END = String.raw`(?:^|[\s:;,=/_([–-]+)`
const BEHIND = (words: string) => new RegExp(`${AT_END}(${words})[)\\].!]*$`, 'iu')
const OPEN_BEHIND = BEHIND(OPEN)
const OPEN_BEFORE = new RegExp(`^[([]?(?:${OPEN})(?:\\s+of|\\s+for)?[\\s:,;)\\]-]+(?=\\S)`, 'iu')
/** A question mark of a reporter, not that of HGVS (`p.M1?`, `fs*?`) or of an unknown partner. */
const QUESTION = /^\?+\s*[\p{L}\d]|(?<!\bM(?:et)?1|\*|Ter|\b0|p\.|::|=)\?[)\]]*$/iu
const ABSENT_BEHIND = BEHIND(ABSENT)
const PRESENT_BEHIND = BEHIND(PRESENT)
/** The sign of a positive result, which no digit of a score such as `3+` stands before. */
const PLUS_BEHIND = /(?<=[A-Z\d)]|\s)(?<!(?:^|[\s:(/-])[0-3]\s?)(?<!\+)\s*[([]?\+(?:ve)?[)\]]?$/i
const MINUS_BEHIND = /\s*(?:[([][-−–]?ve[)\]]|[-−–]ve|[([][-−–][)\]]|(?<=\b(?:[cdfs]?ish|ihc)\s?)[-−–])$/i
/** A dash that may deny, or be the sign of a cell that is empty; not that of a deletion (`7-140453136-AC--`). */
export const DASH_BEHIND = /(?<!\d-[ACGT]+-)\s*[-−–]$/i
const ABSENT_BEFORE =
  /^(?:no(?: evidence (?:of|for))?|not|without|negative(?: for|(?=:):)|absence of|lack of|kein nachweis (?:von|einer|eines|des|der)|keine?n?|pas (?:de|d['’])|absence d(?:e|['’])|sin|nessuna?|geen|undetected)\s+/i
/** `EGFR: no mutation`, `ALK - no rearrangement`. */
const ABSENT_WITHIN =
  /^([\w/-]+)\s*[:\s–-]\s*(?:no|without|(?:is |tested )?negative for|keine?|pas de|sin)\s+(?=\S)/i
const PRESENT_BEFORE =
  /^(?:positive(?: for|(?=:))|presence of|detection of|detected|identified|found|nachweis (?:von|einer))(?:\s+:?|:)\s*/i
const PRESENT_WITHIN = /^([\w/-]+)\s*[:\s–-]\s*(?:is |tested )?positive for\s+(?=\S)/i
const STATE = 'mutated|mutations?|mutant|methylated|amplified|rearranged|expressed|deleted|fused|mutiert'
/** `BRAF not mutated`, `MGMT promoter unmethylated`: the state is denied. */
const DENIED_STATE = new RegExp(`[\\s:-]*\\b(?:is |was )?(?:not[- ]|un|non[- ]?|nicht )(${STATE})$`, 'i')
const PROMOTER_WILD_TYPE = /\b(promoter)[ :-]+(?:wild[- ]?type|wt)$/i

const RESULT_WORD = new RegExp(`^(?:${OPEN}|${ABSENT}|${PRESENT}|wt|wild|low|high|intact|normal|mut)$`, 'iu')

/** Checks whether a word is a result, which is never the name of a gene beside another: `WT`, `pending`. */
export const isResultWord = (word: string): boolean => RESULT_WORD.test(word)

/** Removes what denies an alteration; the second member counts how often the line does. */
function withoutDenial(text: string): [string, number] {
  let count = 0
  const remove = (pattern: RegExp, by: string) => (from: string) => {
    const to = from.replace(pattern, by)
    if (to !== from) count += 1
    return to
  }
  const steps = [
    remove(ABSENT_BEFORE, ''),
    remove(ABSENT_WITHIN, '$1 '),
    remove(DENIED_STATE, ' $1'),
    remove(PROMOTER_WILD_TYPE, '$1 mutation'),
    remove(ABSENT_BEHIND, ''),
    remove(MINUS_BEHIND, ''),
  ]
  return [steps.reduce((from, step) => step(from), text), count]
}

/**
 * Separates what a line names from its result: `no KIT D816V`, `ALK fusion not detected`, `BRAF not mutated`, `EGFR L858R
 * detected`, `FLT3-ITD+`, `ALK: pending`. What denies twice stays as it is, as it may mean either.
 */
export function splitResult(text: string): SplitResult {
  const read = (
    subject: string,
    state: ResultState | null,
    word = '',
    isDoubleNegation = false,
  ): SplitResult => ({
    // Of a test with a result the result is meant.
    bare:
      state === null
        ? subject
        : subject.replace(/\b(mutation)(?:al)? (?:status|analysis|test(?:ing)?|screen(?:ing)?)$/i, '$1'),
    state,
    isDoubleNegation,
    word,
  })
  const [, open] = OPEN_BEHIND.exec(text) ?? []
  const before = OPEN_BEFORE.exec(text)?.[0]
  if (open ?? before) return read(text, 'OPEN', (open ?? before ?? '').replaceAll(/^\W+|[\s\W]+$/g, ''))
  if (QUESTION.test(text)) return read(text, 'OPEN', '?')
  const [denied, count] = withoutDenial(text)
  // `No mutation found`: what is denied is that it was found.
  if (count === 1) return read(denied.replace(PRESENT_BEHIND, '').trim(), 'ABSENT')
  if (count > 1) return read(text, 'ABSENT', '', true)
  const present = [PRESENT_BEHIND, PLUS_BEHIND, PRESENT_BEFORE].find((pattern) => pattern.test(text))
  if (present) return read(text.replace(present, '').trim(), 'PRESENT')
  return PRESENT_WITHIN.test(text) ? read(text.replace(PRESENT_WITHIN, '$1 '), 'PRESENT') : read(text, null)
}
