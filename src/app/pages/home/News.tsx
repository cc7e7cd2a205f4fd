import { useEffect, useRef, useState } from 'react'
import type { HomePageQuery } from '#app/graphql/generated/home-page.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { dismissedNews, keepDismissedNews } from './dismissed-news.ts'

type Item = HomePageQuery['newsItems']['nodes'][number]

/** News from the operators, the newest first; each item can be put away for good, and all be brought back. */
export function News({ items }: { items: readonly Item[] }) {
  const [dismissed, setDismissed] = useState(dismissedNews)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Where the focus goes when the button that had it is gone: the place of the item in the list.
  const [next, setNext] = useState<{ place: number } | null>(null)
  useEffect(() => {
    if (!next) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('li > div > button')
    ;(buttons?.[Math.min(next.place, buttons.length - 1)] ?? heading.current)?.focus()
  }, [next])

  const shown = items.filter(({ id }) => !dismissed.includes(id))
  const hidden = items.length - shown.length
  const change = (ids: number[], focused: number) => {
    keepDismissedNews(ids)
    setDismissed(ids)
    setNext({ place: focused })
  }
  if (items.length === 0) return null
  const bringBack = (
    <Button
      look="quiet"
      className="text-accent"
      onClick={() =>
        change(
          dismissed.filter((id) => !items.some((item) => item.id === id)),
          0,
        )
      }
    >
      {hidden === 1 ? 'Show 1 dismissed news item' : `Show ${hidden} dismissed news items`}
    </Button>
  )
  return (
    <section aria-labelledby="news" className={shown.length > 0 ? 'space-y-2' : '-mt-4'}>
      <h2
        id="news"
        ref={heading}
        tabIndex={-1}
        className={shown.length > 0 ? 'font-semibold outline-none' : 'sr-only'}
      >
        News
      </h2>
      <ul
        ref={list}
        aria-labelledby="news"
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
      >
        {shown.map((item, index) => (
          <li key={item.id} className="px-4 py-2.5">
            <div className="flex items-start gap-3">
              <h3 className="min-w-0 flex-1 py-1 font-medium break-words">
                {item.title}{' '}
                {item.publishedAt ? (
                  <span className="ml-1 font-normal">
                    <Moment at={item.publishedAt} />
                  </span>
                ) : null}
              </h3>
              <IconButton
                icon="close"
                label={`Dismiss: ${item.title}`}
                className="-mr-2"
                onClick={() => change([...dismissed, item.id], index)}
              />
            </div>
            {item.contentHtml ? (
              <div
                dir="auto"
                className="written break-words"
                // The service renders Markdown as HTML that is safe to show (docs/decisions/0010).
                dangerouslySetInnerHTML={{ __html: item.contentHtml }}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? bringBack : null}
    </section>
  )
}
