import type { Block } from './handbook/chapter.ts'

/** The blocks of a section of the handbook. */
export function SectionBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-2">
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block).slice(0, 80)} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="max-w-prose">{block}</p>
  if ('list' in block)
    return (
      <ul className="max-w-prose list-disc space-y-1 pl-5">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if ('terms' in block)
    return (
      <dl className="divide-y divide-line border-y border-line">
        {block.terms.map(({ name, meaning }) => (
          <div key={name} className="gap-x-4 py-1.5 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="font-medium">{name}</dt>
            <dd className="max-w-prose">{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <figure className="max-w-prose border-l-2 border-line-strong pl-3">
      <blockquote>{block.example}</blockquote>
      <figcaption className="text-sm text-muted">{block.says}</figcaption>
    </figure>
  )
}
