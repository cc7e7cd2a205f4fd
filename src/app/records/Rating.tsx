/** One to five stars, said in words beside them. */
export function Rating({ rating }: { rating: number | null | undefined }) {
  if (!rating) return <span className="text-muted">Not rated</span>
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="tracking-tight text-warning">
        {'★'.repeat(rating)}
        <span className="opacity-35">{'★'.repeat(5 - rating)}</span>
      </span>{' '}
      {rating} of 5
    </span>
  )
}
