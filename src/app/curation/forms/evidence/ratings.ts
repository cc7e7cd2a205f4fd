/** Meanings of one to five stars: how well a study supports its claim. */
export const ratings: readonly { value: string; label: string }[] = [
  { value: '5', label: '5 of 5: well powered and controlled, reproduced, confirmed by independent methods' },
  { value: '4', label: '4 of 5: well controlled, convincing results' },
  { value: '3', label: '3 of 5: convincing, but few experiments or little follow-up' },
  { value: '2', label: '2 of 5: limited data, small sample or weak controls' },
  { value: '1', label: '1 of 5: claim poorly supported or not reproducible' },
]
