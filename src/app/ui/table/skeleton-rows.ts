const mostShown = 12

/** Number of rows drawn in the shape of a table to which so many are known to come. */
export const skeletonRows = (expected = mostShown): number => Math.min(expected, mostShown)
