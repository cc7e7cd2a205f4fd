import { Fragment, useState } from 'react'
import { asOfText, pageBase } from '#app/states/page-state.ts'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { formatDate } from '../dates.ts'
import { entities, tagText } from '../entities.ts'
import type { EntityKind } from '../entities.ts'
import { useOrigin } from '../evidence/origin.ts'

/** Citation of a record, with an address that stays valid. */
export function CiteRecord({ kind, id, name }: { kind: EntityKind; id: number; name: string }) {
  const link = new URL(pageBase() + entities[kind].href(id), useOrigin()).href
  const site = ['Curia knowledgebase', asOfText()].filter(Boolean).join(', ')
  const [today] = useState(() => formatDate(new Date().toISOString()))
  const tag = tagText(kind, id)
  const { noun } = entities[kind]
  const title =
    name === tag ? `${noun} ${tag}` : tag === noun ? `${noun} ${name}` : `${noun} ${name} (${tag})`
  const citation = `${title}. ${site}. ${link} (accessed ${today}).`
  return (
    <Card title="Cite this record">
      <p className="text-sm break-words">
        {title}. {site}. <Address url={link} /> (accessed {today}).{'\u00a0'}
        <CopyButton text={citation} label="Copy the citation" />
      </p>
      <p className="mt-2 text-sm">
        <span className="text-muted">Permanent link: </span>
        <a className="link break-words" href={link}>
          <Address url={link} />
        </a>
        {'\u00a0'}
        <CopyButton text={link} label="Copy the permanent link" />
      </p>
    </Card>
  )
}

/** An address that breaks into lines behind its slashes. */
function Address({ url }: { url: string }) {
  return url.split(/(?<=[^/:]\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
