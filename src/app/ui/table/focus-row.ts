/** Puts the focus on the first link of a drawn row. False when the row is not drawn. */
export function focusRow(body: HTMLElement | null, index: number): boolean {
  const link = body?.querySelector<HTMLElement>(`tr[data-index="${index}"] a[href]`)
  link?.focus()
  return Boolean(link)
}

/** The index of the drawn row that holds the focus, or null. */
export function focusedRow(body: HTMLElement | null): number | null {
  const row = body?.querySelector<HTMLElement>('tr[data-index]:focus-within')
  return row ? Number(row.dataset['index']) : null
}
