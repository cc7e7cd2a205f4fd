import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { fileSizeText } from '#app/ui/file-size.ts'
import type { SampleFile } from './sample-file.ts'
import { FileReading } from './FileReading.tsx'
import type { Matched } from './use-match.ts'

/** The file of a sample: which of its samples and lines count, and what was read of it. */
export function FilePanel({
  file,
  onChange,
  matched: { report, choice, failure },
}: {
  file: SampleFile
  onChange: (file: SampleFile | null) => void
  matched: Matched
}) {
  const { name, size } = file.content
  return (
    <section aria-label="File" className="space-y-2 rounded-md border border-line p-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm">
          <span className="font-medium break-all">{name}</span>{' '}
          <span className="text-muted">({fileSizeText(size)})</span>
        </p>
        <IconButton icon="close" label={`Remove ${name}`} className="-my-1" onClick={() => onChange(null)} />
      </div>
      {failure ? (
        <p className="text-sm text-danger">
          <Icon name="warning" className="mr-1 inline size-4" />
          {failure.detail}
        </p>
      ) : null}
      {choice ? (
        <SampleField
          file={file}
          samples={choice.samples}
          onChoose={(sample) => onChange({ ...file, sample })}
        />
      ) : null}
      {report?.file ? <FileReading report={report} file={report.file} /> : null}
      {report?.file?.format === 'VCF' ? (
        <Checkbox
          label="Include variants that failed a filter"
          hint="FILTER is neither PASS nor missing."
          checked={file.includeFiltered}
          onChange={(event) => onChange({ ...file, includeFiltered: event.target.checked })}
        />
      ) : null}
    </section>
  )
}

function SampleField({
  file,
  samples: { count, names },
  onChoose,
}: {
  file: SampleFile
  samples: { count: number; names: readonly string[] }
  onChoose: (sample: string | null) => void
}) {
  const hint =
    count > names.length
      ? `The first ${names.length} of ${formatNumber(count)}; match a cohort with the command line.`
      : countOf(count, 'sample in the file', 'samples in the file')
  return (
    <Field label="Sample" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={file.sample ?? ''}
          empty="Select a sample"
          choices={names.map((name) => ({ value: name, label: name }))}
          onChoose={(value) => onChoose(value || null)}
        />
      )}
    </Field>
  )
}
