import { useState } from 'react'
import { useLocation } from 'react-router'
import { citationFormats, citationText } from '#domain/versions/citation.ts'
import type { CitationFormat } from '#domain/versions/citation.ts'
import { useOrigin } from '#app/entities/evidence/origin.ts'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Select } from '#app/ui/controls/Select.tsx'

const isFormat = (text: string): text is CitationFormat => citationFormats.some((format) => format === text)

/** Citation of a version in the formats of reference managers, with its permanent link. */
export function CiteVersion({
  title,
  version: { number, createdAt },
}: {
  title: string
  version: { number: number; createdAt: string }
}) {
  const [format, setFormat] = useState<CitationFormat>('Text')
  const url = new URL(useLocation().pathname, useOrigin()).href
  const date = createdAt.slice(0, 10)
  const text = citationText(format, { title, knowledgebase: 'Curia', version: number, date, url })
  return (
    <Card title="Cite this version">
      <div className="space-y-2 text-sm">
        <div className="flex items-center gap-2">
          <Select
            aria-label="Citation format"
            value={format}
            choices={citationFormats.map((value) => ({ value, label: value }))}
            onChoose={(value) => {
              if (isFormat(value)) setFormat(value)
            }}
          />
          <CopyButton text={text} label="Copy the citation" />
        </div>
        <pre className="font-sans break-words whitespace-pre-wrap">{text}</pre>
      </div>
    </Card>
  )
}
