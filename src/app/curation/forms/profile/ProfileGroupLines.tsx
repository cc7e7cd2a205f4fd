import type { MouseEvent } from 'react'
import { deepestNesting } from '#domain/profiles/profile-tokens.ts'
import { booleanOperators } from '#domain/vocabularies/features.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { groupWithin, newPart } from './profile-parts.ts'
import type { PartGroup, PartMember, ProfilePart } from './profile-parts.ts'
import { ProfilePartLine } from './ProfilePartLine.tsx'

/** Props of every line and group of a builder, however deep. */
export type Building = {
  /** Replaces a line or group by its key; null takes it out. */
  replace: (key: string, change: (member: PartMember) => PartMember | null) => void
  /** The line or group that was added last. */
  freshKey: string | null
  onAdded: (key: string) => void
  /** What is wrong with the variant of a line, by its key. */
  errorOf: (key: string) => string | undefined
}

/** The lines and groups of a group, and what changes it. Groups stand in groups. */
export function ProfileGroupLines({
  group,
  place = '',
  depth = 0,
  building,
  change,
}: {
  group: PartGroup
  /** The number of the group; empty for the whole. */
  place?: string
  depth?: number
  building: Building
  change: (change: Partial<PartGroup>) => void
}) {
  const { members } = group
  const where = place ? ` to group ${place}` : ''
  const add = (member: PartMember) => {
    change({ members: [...members, member] })
    building.onAdded(firstLine(member).key)
  }
  const remove = (key: string) => (event?: MouseEvent<HTMLButtonElement>) => {
    focusAdd(event?.currentTarget ?? document.activeElement, key)
    building.replace(key, () => null)
  }
  return (
    <div className="space-y-3" data-group={group.key}>
      {members.length > 1 ? (
        <Field label={place ? `Group ${place} applies when` : 'Applies when'} className="max-w-56">
          {(control) => (
            <Select
              {...control}
              value={group.operator}
              choices={[
                { value: 'AND', label: 'All of these apply (AND)' },
                { value: 'OR', label: 'Any of these applies (OR)' },
              ]}
              onChoose={(operator) => booleanOperators.has(operator) && change({ operator })}
            />
          )}
        </Field>
      ) : null}
      <ol className="space-y-3">
        {members.map((member, index) => {
          const number = place ? `${place}.${index + 1}` : String(index + 1)
          return (
            <li key={member.key}>
              {member.kind === 'variant' ? (
                <ProfilePartLine
                  part={member}
                  place={place === '' && members.length === 1 ? null : number}
                  isFresh={building.freshKey === member.key}
                  error={building.errorOf(member.key)}
                  onChange={(changed) =>
                    building.replace(member.key, (part): ProfilePart | PartGroup =>
                      part.kind === 'variant' ? { ...part, ...changed } : part,
                    )
                  }
                  onRemove={members.length > 1 ? remove(member.key) : undefined}
                />
              ) : (
                <fieldset className="rounded border border-line-strong bg-sunken p-2">
                  <legend className="px-1 text-sm font-semibold">Group {number}</legend>
                  <div className="space-y-3">
                    <ProfileGroupLines
                      group={member}
                      place={number}
                      depth={depth + 1}
                      building={building}
                      change={(changed) =>
                        building.replace(member.key, (part) =>
                          part.kind === 'group' ? { ...part, ...changed } : part,
                        )
                      }
                    />
                    <div className="flex flex-wrap items-center justify-between gap-2">
                      <Checkbox
                        label={`Group ${number} must not apply (NOT)`}
                        checked={member.not}
                        onChange={(event) =>
                          building.replace(member.key, (part) => ({ ...part, not: event.target.checked }))
                        }
                      />
                      <Button look="quiet" onClick={remove(member.key)}>
                        Remove group {number}
                      </Button>
                    </div>
                  </div>
                </fieldset>
              )}
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button data-add={group.key} onClick={() => add(newPart())}>
          Add another variant{where}
        </Button>
        {depth < deepestNesting ? (
          <Button onClick={() => add(groupWithin(group))}>Add a group{where}</Button>
        ) : null}
      </div>
    </div>
  )
}

function firstLine(member: PartMember): PartMember {
  const first = member.kind === 'group' ? member.members[0] : undefined
  return first ? firstLine(first) : member
}

/** What is taken out takes the focus with it: the button that adds to the group around it gets it. */
function focusAdd(from: Element | null, removed: string): void {
  const group = from?.closest(`[data-group]:not([data-group="${removed}"])`)
  group?.querySelector<HTMLElement>(`[data-add="${group.getAttribute('data-group')}"]`)?.focus()
}
