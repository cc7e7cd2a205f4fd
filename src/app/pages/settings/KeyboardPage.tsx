import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { setShortcutsOn, useShortcutsOn } from '#app/ui/shortcut-preference.ts'
import { SettingsPage } from './SettingsPage.tsx'

const shortcuts: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['/'], 'Search'],
  [['j', 'k'], 'Next and previous item of a queue, or of the evidence of an assertion'],
  [['x'], 'Select an item of a queue; mark evidence of an assertion as read'],
  [['a', 'r'], 'Accept or reject the selected items of a queue, or the focused one; r also resolves flags'],
  [['b'], 'Reopen a source suggestion'],
  [['u'], 'Undo the last decision'],
]

/** The single-key shortcuts, and whether they work in this browser. */
export function Component() {
  const on = useShortcutsOn()
  return (
    <SettingsPage current="keyboard" title="Keyboard" isForAll>
      <div className="max-w-2xl space-y-4">
        <Checkbox
          label="Single-key shortcuts"
          hint="Turn them off if you use speech input or press keys by accident. All but / work only while an item of a list has the focus. Kept in this browser. Ctrl K, Tab, Enter, Escape and the arrow keys always work."
          checked={on}
          onChange={(event) => setShortcutsOn(event.target.checked)}
        />
        <table className="w-full text-sm">
          <caption className="sr-only">Single-key shortcuts</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody className={on ? undefined : 'text-muted'}>
            {shortcuts.map(([keys, action]) => (
              <tr key={action} className="border-t border-line">
                <th scope="row" className="w-24 py-1.5 pr-4 text-left font-normal">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="mr-1 rounded border border-line-strong bg-sunken px-1.5 font-mono text-xs"
                    >
                      {key}
                    </kbd>
                  ))}
                </th>
                <td className="py-1.5">{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SettingsPage>
  )
}
