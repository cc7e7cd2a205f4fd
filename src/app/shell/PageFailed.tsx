import { useRevalidator, useRouteError } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'

/** Stands for a page that could not be shown at all. */
export function PageFailed() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <div className="p-4">
      <PageTitle title="This page failed" />
      <h1 className="sr-only">This page failed</h1>
      <ErrorState failure={failureOf(error)} onRetry={() => void revalidate()} />
    </div>
  )
}
