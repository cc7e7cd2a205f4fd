/** The engine that `ENGINE` chooses for a run of tests; null: each suite runs on those it needs. @throws for another value */
export function chosenEngine(): 'sqlite' | 'postgres' | null {
  const engine = process.env['ENGINE'] || null
  if (engine === null || engine === 'sqlite' || engine === 'postgres') return engine
  throw new Error(`ENGINE is “${engine}”; allowed are sqlite and postgres, and nothing for both`)
}
