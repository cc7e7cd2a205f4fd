import { useParams } from 'react-router'
import { NotFound } from '../../not-found/NotFound.tsx'

/** Where the form of a gene was looked for that is not here. */
export function Component() {
  const { id = '' } = useParams()
  return <NotFound title={`There is no gene “${id}”`} sought={id} />
}
