import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { splitAlterations } from '#domain/matching/split-alterations.ts'
import { Button } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { exampleSample } from './example.ts'
import { linesOf } from './sample.ts'
import type { Sample } from './sample.ts'
import { readAlterationFile } from './alteration-file.ts'

/** Where alterations are typed, pasted or dropped before they are taken into the sample. */
export function NewAlterations({
  sample,
  onChange,
}: {
  sample: Sample
  onChange: (change: (sample: Sample) => Sample) => void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const isEmpty = sample.lines.length === 0

  const add = (added: string) => {
    const found = splitAlterations(added)
    if (found.length === 0) return setProblem('Type or paste at least one alteration.')
    setProblem(null)
    setText('')
    onChange((before) => ({ ...before, lines: [...before.lines, ...linesOf(found)] }))
  }
  const addFile = async (file: File | undefined) => {
    if (!file) return
    const read = await readAlterationFile(file)
    if (read.ok) add(read.value)
    else setProblem(read.problem)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void addFile(file)
    else setText((before) => [before, event.dataTransfer.getData('text')].filter(Boolean).join('\n'))
  }
  return (
    // Dropping is one of three ways: the text field and the button are the others.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames('rounded', isOver && 'outline-2 outline-offset-4 outline-accent')}
    >
      <Field
        label={isEmpty ? 'Alterations, one per line' : 'Add alterations, one per line'}
        hint="Gene and change, fusion, copy number, position or identifier; “no KIT D816V” for a negative finding."
        error={problem ?? undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={isEmpty ? 7 : 2}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={isEmpty ? 'BRAF V600E\nEML4::ALK\nERBB2 amplification\n7:140453136A>T' : undefined}
            className="font-mono"
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(text)
            }}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => add(text)} aria-keyshortcuts="Control+Enter Meta+Enter">
          {isEmpty ? 'Match' : 'Add'}
        </Button>
        <Button onClick={() => chooser.current?.click()}>Open file…</Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".txt,.tsv,.csv,.vcf,.vcf.gz,.maf,.json"
          aria-label="File of alterations"
          onChange={(event) => {
            void addFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {isEmpty ? (
          <Button
            look="quiet"
            onClick={() => void exampleSample().then((example) => onChange(() => example))}
          >
            Show an example
          </Button>
        ) : null}
      </div>
    </div>
  )
}
