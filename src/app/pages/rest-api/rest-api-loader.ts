import type { LoaderFunctionArgs } from 'react-router'
import { fetchOpenApi } from './open-api.ts'

export const loader = ({ request }: LoaderFunctionArgs) => fetchOpenApi(request.signal)
