// The combobox pattern with a list below its input has no element of its own in HTML: it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { entities } from '#app/entities/entities.ts'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { recentRecords } from '#app/entities/recent-records.ts'
import { recentHits } from './search-hits.ts'
import type { SearchHit } from './search-hits.ts'
import { useDebounced } from './use-debounced.ts'
import { useRecordSearch } from './use-record-search.ts'

/** Finds a record from the keyboard: type, arrow keys, Enter. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  /** The key of the hit that the reader chose; without one the first is. */
  const [chosen, setChosen] = useState<string | null>(null)
  /** Enter was pressed before the results had come. */
  const [opensNext, setOpensNext] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const [recent] = useState(() => recentHits(recentRecords()))
  const debounced = useDebounced(useDeferredValue(text), 150)
  const found = useRecordSearch(debounced)
  const { failure } = found
  const searching = found.searching || text !== debounced
  const hits = text.trim() === '' ? recent : found.hits
  const ofChoice = hits.findIndex(({ key }) => key === chosen)
  const current = Math.max(ofChoice, 0)

  const open = (href: string) => {
    onClose()
    void navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      setOpensNext(false)
      setChosen(hits.at((current + step) % hits.length)?.key ?? null)
    }
    if (event.key !== 'Enter') return
    const hit = hits[current]
    // While the answer is under way the list is that of fewer letters: only what was chosen from it is meant.
    if (hit && (!searching || ofChoice >= 0)) open(hit.href)
    else setOpensNext(searching)
  }
  const awaited = opensNext && !searching ? hits[current]?.href : undefined
  useEffect(() => {
    if (awaited === undefined) return
    onClose()
    void navigate(awaited)
  }, [awaited, onClose, navigate])

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Search the knowledgebase"
      titleHidden
      initialFocus={input}
    >
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Icon name="search" className="size-4 text-muted" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search for a record"
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={hits[current] ? `${list}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="BRAF V600E, EID1409, HGVS, CA, ClinVar or PubMed id, a disease…"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(null)
            setOpensNext(false)
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <kbd className="rounded border border-line px-1.5 text-xs text-muted">Esc</kbd>
      </div>
      <output className="sr-only">
        {searching ? 'Searching' : text.trim().length > 1 ? foundSentence(hits) : ''}
      </output>
      {text.trim() === '' && recent.length > 0 ? (
        <p className="px-4 pt-2 text-xs text-muted">Recent</p>
      ) : null}
      <ul id={list} role="listbox" aria-label="Results" className="overflow-y-auto p-1 empty:hidden">
        {hits.map((hit, index) => (
          <li
            key={hit.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => open(hit.href)}
            onKeyDown={onKeyDown}
            // When the list moves under a pointer at rest, browsers tell of a move by nothing.
            onMouseMove={({ movementX, movementY }) => {
              if (movementX === 0 && movementY === 0) return
              setOpensNext(false)
              setChosen(hit.key)
            }}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded px-2.5 text-sm',
              index === current && 'bg-accent-soft',
            )}
          >
            <span
              className={classNames(
                'min-w-0 truncate font-medium',
                hit.kind ? entities[hit.kind].colour : '',
              )}
            >
              {hit.name}
            </span>
            <span className="shrink-0 text-xs text-muted">{hit.note}</span>
          </li>
        ))}
      </ul>
      {failure ? (
        <p role="alert" className="px-4 py-3 text-sm text-danger">
          {failure.title}. {failure.detail}
        </p>
      ) : !searching && text.trim().length > 1 && !hits.some(isRecord) ? (
        <p className="px-4 py-3 text-sm text-muted">No records match “{text.trim()}”.</p>
      ) : hits.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">
          {searching
            ? 'Searching…'
            : 'Type a gene, a variant, a disease, a therapy or a tag such as EID1409.'}
        </p>
      ) : null}
      <p className="border-t border-line px-4 py-2 text-sm">
        <Link className="link" to={paths.search.href()} onClick={onClose}>
          Advanced search
        </Link>{' '}
        <span className="text-muted">any field, with AND and OR</span>
      </p>
    </Dialog>
  )
}

/** Whether the line is a record and not a table that lists more. */
const isRecord = ({ kind }: SearchHit) => kind !== null

function foundSentence(hits: readonly SearchHit[]): string {
  const records = hits.filter(isRecord).length
  return records === 0 ? 'No records match' : countOf(records, 'record', 'records')
}
