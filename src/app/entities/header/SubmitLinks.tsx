import { Link } from 'react-router'
import { buttonClass } from '#app/ui/controls/Button.tsx'
import type { EntityKind } from '../entities.ts'
import { recordForms } from './record-forms.ts'

/** The forms that begin with a record that nobody reviews, such as a source. */
export function SubmitLinks({ kind, id }: { kind: EntityKind; id: number }) {
  return (
    <ul className="flex flex-wrap gap-2 pt-1">
      {recordForms(kind, id).map(({ name, href }, index) => (
        <li key={name}>
          <Link className={buttonClass(index === 0 ? 'primary' : 'plain')} to={href}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
