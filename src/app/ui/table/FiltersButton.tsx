import { lazy, startTransition, useState } from 'react'
import type { ReactNode } from 'react'
import { LazyPart } from '../feedback/LazyPart.tsx'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import type { TableFiltersProps } from './TableFilters.tsx'

const loadFilters = () => import('./TableFilters.tsx')
// `lazy` loses the type parameter of the component; the cast gives it back.
const TableFilters = lazy(loadFilters) as unknown as <Row>(props: TableFiltersProps<Row>) => ReactNode

/** Opens the filters and the order of a table whose rows are cards, which have no head. Its code is fetched then. */
export function FiltersButton<Row extends object>(
  props: Omit<TableFiltersProps<Row>, 'open' | 'onOpenChange'>,
) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { filters } = props.state
  const count = Object.keys(filters).length
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => void loadFilters()}
        onFocus={() => void loadFilters()}
        onClick={() => {
          startTransition(() => setWanted(true))
          setOpen(true)
        }}
      >
        <Icon name="search" className="size-3.5" />
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      <LazyPart fallback={null}>
        {isWanted ? <TableFilters {...props} open={isOpen} onOpenChange={setOpen} /> : null}
      </LazyPart>
    </>
  )
}
