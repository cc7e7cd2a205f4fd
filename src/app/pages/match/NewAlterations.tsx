import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { splitAlterations } from '#domain/matching/sample/split-alterations.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { fileSizeText } from '#app/ui/file-size.ts'
import { exampleSample } from './example.ts'
import { isEmptySample, linesOf } from './sample.ts'
import type { Sample } from './sample.ts'
import { FILE_TYPES, fileError, sampleFile, textOfList } from './sample-file.ts'
import { useFileLimit } from './use-file-limit.ts'

/** Where alterations are typed or pasted, and files are opened or dropped. */
export function NewAlterations({
  sample,
  onChange,
}: {
  sample: Sample
  onChange: (change: (sample: Sample) => Sample) => void
}) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const mostBytes = useFileLimit()
  const isEmpty = isEmptySample(sample)

  const add = (added: string) => {
    const found = splitAlterations(added)
    if (found.length === 0) return setError('Type or paste at least one alteration.')
    setError(null)
    setText('')
    onChange((before) => ({ ...before, lines: [...before.lines, ...linesOf(found)] }))
  }
  const addFile = async (file: File | undefined) => {
    if (!file) return
    const unreadable = fileError(file, mostBytes)
    if (unreadable) return setError(unreadable)
    const list = await textOfList(file)
    if (list !== null) return add(list)
    setError(null)
    onChange((before) => ({ ...before, file: sampleFile(file) }))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    if (files.length > 1) setError('Several files were dropped: match one at a time.')
    else if (files[0]) void addFile(files[0])
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
        error={error ?? undefined}
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
              setError(null)
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
        <Button onClick={() => chooser.current?.click()}>
          {sample.file ? 'Replace file…' : 'Open file…'}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={FILE_TYPES}
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
      <p className="mt-2 text-xs text-muted">
        Open or drop a file: VCF (plain, gzip or bgzip), MAF, copy number, fusions, expression or JSON
        {mostBytes === null ? '' : `, up to ${fileSizeText(mostBytes)}`}. It is sent to this service only, and
        not kept.
      </p>
    </div>
  )
}
