// The combobox pattern with a list below its input has no element of its own in HTML: it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions */
import { useDeferredValue, useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { entities } from '#app/entities/entities.ts'
import { recentRecords } from '#app/entities/recent-records.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useStableCallback } from '#app/ui/hooks/use-stable-callback.ts'
import type { SearchList } from './SearchField.tsx'
import { recentHits } from './search-hits.ts'
import type { SearchHit } from './search-hits.ts'
import { useDebounced } from './use-debounced.ts'
import { useRecordSearch } from './use-record-search.ts'

/** Search results for the text of a search field, below it: chosen with arrow keys or the pointer, opened with Enter. */
export default function SearchResultsList({
  id,
  text,
  opensNext,
  onOpensNext,
  onLeave,
  onCurrent,
  onKey,
}: SearchList & {
  id: string
  text: string
  /** Enter was pressed before the results had come. */
  opensNext: boolean
  onOpensNext: (opens: boolean) => void
  onLeave: () => void
}) {
  /** The text and the key of the hit that the reader chose; without one the first is. */
  const [choice, setChoice] = useState<{ text: string; key: string } | null>(null)
  const navigate = useNavigate()
  const [recent] = useState(() => recentHits(recentRecords()))
  const debounced = useDebounced(useDeferredValue(text), 120)
  const found = useRecordSearch(debounced)
  const { failure } = found
  const searching = found.searching || text !== debounced
  const hits = text.trim() === '' ? recent : found.hits
  const unused = hits.some(isFound) && text.trim() !== '' ? unusedSentence(found.unusedWords) : ''
  const ofChoice = choice?.text === text ? hits.findIndex(({ key }) => key === choice.key) : -1
  const current = Math.max(ofChoice, 0)
  const choose = (hit: SearchHit | undefined) => {
    onOpensNext(false)
    setChoice(hit ? { text, key: hit.key } : null)
  }

  const open = (href: string) => {
    onLeave()
    void navigate(href)
  }
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      choose(hits.at((current + step) % hits.length))
    }
    if (event.key !== 'Enter') return
    const hit = hits[current]
    // While the answer is under way the list is that of fewer letters: only what was chosen from it is meant.
    if (hit && (!searching || ofChoice >= 0)) open(hit.href)
    else onOpensNext(searching)
  })
  useEffect(() => {
    onKey(onKeyDown)
    return () => onKey(null)
  }, [onKey, onKeyDown])
  const option = hits[current] ? `${id}-${current}` : undefined
  useEffect(() => onCurrent(option, option !== undefined), [onCurrent, option])
  const awaited = opensNext && !searching ? hits[current]?.href : undefined
  useEffect(() => {
    if (awaited === undefined) return
    onLeave()
    void navigate(awaited)
  }, [awaited, onLeave, navigate])

  return (
    <section
      aria-label="Search the knowledgebase"
      // A press keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full right-0 left-0 z-30 mt-1 flex max-h-[70dvh] flex-col rounded-lg border border-line bg-surface text-ink shadow-xl max-sm:fixed max-sm:inset-x-2 max-sm:top-12 sm:min-w-[32rem]"
    >
      <output className="sr-only">
        {searching
          ? SEARCHING
          : text.trim().length > 1
            ? [foundSentence(hits, text), unused].filter(Boolean).join('. ')
            : ''}
      </output>
      {text.trim() === '' && recent.length > 0 ? (
        <p className="px-4 pt-2 text-xs text-muted">Recent</p>
      ) : null}
      <ul id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-1 empty:hidden">
        {hits.map((hit, index) => (
          <li
            key={hit.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => open(hit.href)}
            onKeyDown={onKeyDown}
            // When the list moves under a pointer at rest, browsers tell of a move by nothing.
            onMouseMove={({ movementX, movementY }) => {
              if (movementX !== 0 || movementY !== 0) choose(hit)
            }}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded px-2.5 text-sm',
              index === current && 'bg-accent-soft',
            )}
          >
            <span
              className={classNames(
                'min-w-0 flex-1 truncate font-medium',
                hit.kind ? entities[hit.kind].colour : '',
              )}
            >
              {hit.name}
            </span>
            <span className="shrink-0 text-xs text-muted">{hit.note}</span>
            {hit.count ? (
              <span className="w-10 shrink-0 text-right text-xs text-muted tabular-nums">
                <span className="sr-only">, </span>
                {formatNumber(hit.count)}
                <span className="sr-only"> evidence items</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {unused && !searching ? <p className="px-4 py-2 text-sm text-muted">{unused}</p> : null}
      {failure ? (
        <p role="alert" className="px-4 py-3 text-sm text-danger">
          {failure.title}. {failure.detail}
        </p>
      ) : !searching && text.trim().length > 1 && !hits.some(isFound) ? (
        <p className="px-4 py-3 text-sm text-muted">{noneSentence(text)}</p>
      ) : hits.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">
          {searching
            ? SEARCHING
            : 'Type a gene, a variant, a disease, a therapy or several of them: BRAF V600E melanoma.'}
        </p>
      ) : null}
      <p className="border-t border-line px-4 py-2 text-sm">
        <Link className="link" to={paths.search.href()} onClick={onLeave} onBlur={onLeave}>
          Advanced search
        </Link>{' '}
        <span className="text-muted">any field, with AND and OR</span>
      </p>
    </section>
  )
}

/** Whether the line is something found and not a table that lists what may be meant. */
const isFound = ({ kind }: SearchHit) => kind !== null

const SEARCHING = 'Searching…'

const noneSentence = (text: string) => `No records match “${text.trim()}”.`

function foundSentence(hits: readonly SearchHit[], text: string): string {
  const records = hits.filter(isFound).length
  return records === 0 ? noneSentence(text) : countOf(records, 'record', 'records')
}

/** Words said to be unused, at most; the rest is counted. */
const MOST_UNUSED = 6

function unusedSentence(words: readonly string[]): string {
  if (words.length === 0) return ''
  const shown = words.slice(0, MOST_UNUSED).map((word) => `“${word}”`)
  const more = words.length - shown.length
  return `Not used: ${shown.join(', ')}${more > 0 ? ` and ${countOf(more, 'more word', 'more words')}` : ''}.`
}
