import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { evidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import type { Claim } from '#domain/clinical/evidence-matrix.ts'
import type {
  AssertionWorkspace_diseaseFragment,
  AssertionWorkspace_evidenceFragment,
} from '#app/graphql/generated/assertion-page.ts'
import { WhenNear } from '#app/entities/WhenNear.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { ShortcutHints } from '#app/ui/ShortcutHints.tsx'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { useShortcuts } from '#app/ui/hooks/use-shortcuts.ts'
import { paths } from '#app/paths.ts'
import { Gaps } from './Gaps.tsx'
import { MatrixTable, cellKey } from './MatrixTable.tsx'
import { itemRelation } from './item-relation.ts'
import type { ItemRelation } from './item-relation.ts'
import { UnlinkedEvidence } from './UnlinkedEvidence.tsx'
import { ItemBody, ItemLine } from './WorkspaceItem.tsx'
import { useReadMarks } from './read-marks.ts'

type Item = AssertionWorkspace_evidenceFragment

/**
 * The evidence of an assertion for review: how it lies by level and direction, what contradicts, what is missing, and
 * each statement in place. While an item has the focus, `j` and `k` move, `x` marks it as
 * read, Enter opens it.
 */
export default function AssertionWorkspace({
  assertionId,
  claim,
  evidence,
  diseases,
}: {
  assertionId: number
  claim: Claim
  evidence: readonly AssertionWorkspace_evidenceFragment[]
  diseases: readonly AssertionWorkspace_diseaseFragment[]
}) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const [year] = useState(() => new Date().getFullYear())
  const [read, toggleRead] = useReadMarks(assertionId)
  const [beside, setBeside] = useState<readonly number[]>([])
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const matrix = evidenceMatrix(claim, evidence)
  const cellId = search.get('cell')
  const cell = matrix.cells.find((each) => cellKey(each) === cellId)
  const listed = cell
    ? evidence.filter(
        (item) => item.evidenceLevel === cell.level && item.evidenceDirection === cell.direction,
      )
    : evidence
  const relationOf = (item: Item) => itemRelation(item, { claim, matrix, diseases })

  const choose = (key: string | null) =>
    updateSearch((present) => withParameter(present, 'cell', key), { preventScrollReset: true })
  const toggleOpen = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const at = listed.findIndex(({ id }) => id === current)
  const focusOn = (index: number) => {
    const item = listed[Math.min(Math.max(index, 0), listed.length - 1)]
    list.current?.querySelector<HTMLElement>(`[data-item="${item?.id}"] button`)?.focus()
  }
  useShortcuts(list, '[data-item]', {
    j: () => focusOn(at + 1),
    k: () => focusOn(at - 1),
    x: () => {
      const item = listed[Math.max(at, 0)]
      if (item) toggleRead(item.id)
    },
  })

  return (
    <section aria-labelledby="evidence" className="space-y-3">
      <h2 id="evidence" className="font-semibold">
        Supporting evidence ({evidence.length})
      </h2>
      <Gaps
        evidence={evidence.map((item) => ({
          ...item,
          source: { id: item.source.id, publicationYear: item.source.publicationYear ?? null },
        }))}
        year={year}
      />
      {matrix.disagreeing.length > 0 ? (
        <Callout tone="danger" title="The evidence conflicts.">
          {countOf(matrix.disagreeing.length, 'item contradicts', 'items contradict')} the assertion for the
          same molecular profile, therapy and disease: {matrix.disagreeing.map((id) => `EID${id}`).join(', ')}
          .
        </Callout>
      ) : null}
      {matrix.notComparable.length > 0 ? (
        <p className="text-sm text-muted">
          {countOf(matrix.notComparable.length, 'item compares', 'items compare')} with the assertion in part
          or not at all; {matrix.notComparable.length === 1 ? 'the item states why.' : 'each states why.'}
        </p>
      ) : null}
      {evidence.length > 0 ? (
        <Card title="Level and direction">
          <MatrixTable matrix={matrix} chosen={cell ? cellKey(cell) : null} onChoose={choose} />
        </Card>
      ) : null}
      <SideBySide
        items={evidence.filter(({ id }) => beside.includes(id))}
        relationOf={relationOf}
        onClose={() => setBeside([])}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <output className="mr-auto">
          {cell
            ? `${countOf(listed.length, 'item', 'items')} of ${evidence.length}, of any status`
            : `${countOf(evidence.length, 'item', 'items')} of any status`}
          {read.size > 0 ? `, ${evidence.filter(({ id }) => read.has(id)).length} marked as read` : ''}
        </output>
        {cell ? (
          <Button look="quiet" className="text-accent" onClick={() => choose(null)}>
            List all
          </Button>
        ) : null}
        <ShortcutHints hints={hints} settings={paths.keyboard.href()} />
      </div>
      <ul
        ref={list}
        aria-label="Evidence items"
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
      >
        {listed.map((item) => (
          // The focus is that of the buttons in it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.id}
            data-item={item.id}
            onFocus={() => setCurrent(item.id)}
            className={classNames(
              'px-4 py-2.5 focus-within:bg-hover',
              item.status === 'REJECTED' && 'bg-sunken',
              read.has(item.id) && !open.has(item.id) && 'text-muted',
            )}
          >
            <div className="flex items-start gap-x-3 gap-y-2 max-sm:flex-wrap">
              <button
                type="button"
                aria-expanded={open.has(item.id)}
                aria-label={`Statement of EID${item.id}`}
                onClick={() => toggleOpen(item.id)}
                className="inline-flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover"
              >
                <span aria-hidden="true">{open.has(item.id) ? '−' : '+'}</span>
              </button>
              <div className="min-w-0 flex-1 space-y-1.5">
                <ItemLine item={item} relation={relationOf(item)} />
                {open.has(item.id) ? (
                  <ItemBody item={item} />
                ) : (
                  <RichText
                    segments={item.descriptionWithTags}
                    className="line-clamp-2 max-w-none text-muted print:line-clamp-none"
                  />
                )}
              </div>
              <div data-print="hide" className="flex shrink-0 gap-1 max-sm:w-full max-sm:pl-9">
                <Toggle
                  label="Read"
                  of={item.id}
                  pressed={read.has(item.id)}
                  onPress={() => toggleRead(item.id)}
                />
                <Toggle
                  label="Compare"
                  of={item.id}
                  pressed={beside.includes(item.id)}
                  onPress={() => setBeside(nextPair(beside, item.id))}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Card title="Evidence that is not linked">
        <div className="min-h-20">
          <WhenNear place={<SkeletonLines count={4} />}>
            <UnlinkedEvidence assertionId={assertionId} claim={claim} />
          </WhenNear>
        </div>
      </Card>
    </section>
  )
}

const hints = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['x'], 'mark as read'],
] as const

/** Two items at most: a third takes the place of the first. */
function nextPair(pair: readonly number[], id: number): number[] {
  return pair.includes(id) ? pair.filter((each) => each !== id) : [...pair, id].slice(-2)
}

function SideBySide({
  items,
  relationOf,
  onClose,
}: {
  items: readonly Item[]
  relationOf: (item: Item) => ItemRelation
  onClose: () => void
}) {
  if (items.length === 0) return null
  return (
    <Card
      title="Side by side"
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {items.length === 1 ? (
        <p className="text-sm text-muted">Select a second item to compare EID{items[0]?.id} with.</p>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {items.map((item) => (
            <article key={item.id} className="space-y-2 text-sm">
              <ItemLine item={item} relation={relationOf(item)} />
              <ItemBody item={item} />
            </article>
          ))}
        </div>
      )}
    </Card>
  )
}

function Toggle({
  label,
  of,
  pressed,
  onPress,
}: {
  label: string
  of: number
  pressed: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${label}: EID${of}`}
      onClick={onPress}
      className={classNames(
        'min-h-6 rounded border px-1.5 text-xs',
        pressed ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong text-muted hover:bg-hover',
      )}
    >
      {label}
    </button>
  )
}
