const number = new Intl.NumberFormat('en')

/** `4375` gives `4,375`. */
export function formatNumber(value: number): string {
  return number.format(value)
}

/** `1 evidence item`, `4,375 evidence items`. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
