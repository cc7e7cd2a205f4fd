import { useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KeyboardEvent, RefObject } from 'react'
import { CommentPreviewDocument } from '#app/graphql/generated/discussion.ts'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { ListPopup } from '#app/ui/combobox/ListPopup.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { useDebounced } from '#app/search/use-debounced.ts'
import { mentionBefore, useMentions } from './use-mentions.ts'

const PAUSE_MS = 300

/** Text with mark-up: people are offered after an @, and it can be looked at as readers will see it. */
export function CommentField({
  label,
  value,
  onChange,
  fieldRef,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  fieldRef: RefObject<HTMLTextAreaElement | null>
  error?: string
}) {
  const listId = useId()
  const [mention, setMention] = useState<{ from: number; typed: string } | null>(null)
  const [at, setAt] = useState(0)
  const found = useMentions(mention?.typed ?? null)
  const offered = mention ? found : []
  const [isOpen, setOpen] = useState(false)
  const previewing = isOpen && value.trim() !== ''
  const text = useDebounced(value, PAUSE_MS)
  const { data, loading } = useQuery(CommentPreviewDocument, {
    variables: { text },
    fetchPolicy: 'network-only',
    skip: !previewing,
  })

  const look = (field: HTMLTextAreaElement) => {
    setMention(mentionBefore(field.value, field.selectionStart))
    setAt(0)
  }
  const take = (username: string) => {
    if (!mention) return
    const before = `${value.slice(0, mention.from)}@${username} `
    // The next letter may be typed before the next frame: the text and the place in it change at once.
    flushSync(() => {
      onChange(before + value.slice(mention.from + mention.typed.length + 1))
      setMention(null)
    })
    fieldRef.current?.focus()
    fieldRef.current?.setSelectionRange(before.length, before.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return
    const chosen = offered[at]
    if (event.key === 'ArrowDown') setAt((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen.username)
    else if (event.key === 'Escape') setMention(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="space-y-2">
      <Field
        label={label}
        hint="Markdown; @name, $editors or $admins notify people; #EID12, #AID3 or #VID4 link to records."
        error={error}
        count={{ length: value.trim().length, longest: longestTexts.comment }}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={fieldRef}
            rows={3}
            value={value}
            aria-autocomplete="list"
            aria-controls={offered.length > 0 ? listId : undefined}
            aria-activedescendant={offered.length > 0 ? `${listId}-${at}` : undefined}
            onChange={(event) => {
              onChange(event.target.value)
              look(event.target)
            }}
            onBlur={() => setMention(null)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {offered.length > 0 ? (
        <ListPopup field={fieldRef}>
          {/* The list belongs to the text field, which keeps the focus; there is no element of HTML for that. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div id={listId} role="listbox" aria-label="People">
            {offered.map(({ id, username, name }, index) => (
              // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
              <div
                key={id}
                id={`${listId}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={index === at}
                className={classNames('rounded px-2 py-1', index === at && 'bg-hover')}
                onMouseDown={(event) => {
                  event.preventDefault()
                  take(username)
                }}
              >
                @{username}
                {name ? <span className="ml-2 text-muted">{name}</span> : null}
              </div>
            ))}
          </div>
        </ListPopup>
      ) : null}
      <Button
        look="quiet"
        className="-ml-3 text-accent"
        aria-expanded={previewing}
        aria-disabled={value.trim() === ''}
        onClick={() => {
          if (value.trim() !== '') setOpen(!previewing)
        }}
      >
        {previewing ? 'Hide the preview' : 'Preview'}
      </Button>
      {previewing ? (
        <section
          aria-label="Preview"
          aria-busy={loading || text !== value}
          className="rounded border border-dashed border-line-strong px-3 py-2 text-sm"
        >
          {data ? <RichText segments={data.previewCommentText} /> : 'Rendering…'}
        </section>
      ) : null}
    </div>
  )
}
