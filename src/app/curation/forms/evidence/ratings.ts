/** What one to five stars say of how well a study supports its claim. */
export const ratings: readonly { value: string; label: string }[] = [
  { value: '5', label: '5 of 5: strong, shown in more than one way' },
  { value: '4', label: '4 of 5: strong, with little left open' },
  { value: '3', label: '3 of 5: convincing, with little corroboration' },
  { value: '2', label: '2 of 5: weak, few cases or early results' },
  { value: '1', label: '1 of 5: hardly supports the claim' },
]
