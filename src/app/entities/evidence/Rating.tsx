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

/** The rating where there is little room: `3 ★`. */
export function ShortRating({ rating }: { rating: number | null | undefined }) {
  if (!rating)
    return (
      <span className="text-muted" title="Not rated">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not rated</span>
      </span>
    )
  return (
    <span className="whitespace-nowrap" title={`${rating} of 5 stars`}>
      <span aria-hidden="true">
        {rating} <span className="text-warning">★</span>
      </span>
      <span className="sr-only">{rating} of 5</span>
    </span>
  )
}
