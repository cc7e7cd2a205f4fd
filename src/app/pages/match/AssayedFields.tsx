import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { ASSAY_WORDS } from './report/match-words.ts'
import { panelGenes } from './sample.ts'
import type { AssayedGenes, Sample } from './sample.ts'

const scopes = ['UNKNOWN', 'ALL', 'PANEL'] as const
const words = { UNKNOWN: 'Unknown', ALL: 'All genes', PANEL: 'Gene panel' }

/** Assayed genes, by kind of test: only where a gene was, its absence counts. */
export function AssayedFields({
  assayed,
  onChange,
}: {
  assayed: Sample['assayed']
  onChange: (assayed: Sample['assayed']) => void
}) {
  const set = (kind: AssayKind, fields: Partial<AssayedGenes>) =>
    onChange({ ...assayed, [kind]: { ...assayed[kind], ...fields } })
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">Assayed genes</legend>
      <p className="text-xs text-muted">
        Alterations assayed but not listed count as absent. Where assayed genes are unknown, combinations stay
        undecided.
      </p>
      <div className="grid grid-cols-2 gap-3">
        {assayKinds.map((kind) => {
          const { scope, panel } = assayed[kind]
          return (
            <div key={kind} className={scope === 'PANEL' ? 'col-span-2 space-y-1' : undefined}>
              <Field label={ASSAY_WORDS[kind]}>
                {(control) => (
                  <Select
                    {...control}
                    value={scope}
                    choices={scopes.map((value) => ({ value, label: words[value] }))}
                    onChoose={(value) =>
                      set(kind, { scope: scopes.find((one) => one === value) ?? 'UNKNOWN' })
                    }
                  />
                )}
              </Field>
              {scope === 'PANEL' ? (
                <Field
                  label={`Genes of the panel: ${ASSAY_WORDS[kind].toLowerCase()}`}
                  hint={`${countOf(panelGenes(panel).length, 'gene', 'genes')}, separated by spaces, commas or lines`}
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={2}
                      value={panel}
                      spellCheck={false}
                      onChange={(event) => set(kind, { panel: event.target.value })}
                    />
                  )}
                </Field>
              ) : null}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
