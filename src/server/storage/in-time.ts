import { DatabaseUnavailable } from './database-error.ts'

/**
 * The result of work with a database.
 * @throws DatabaseUnavailable when it takes longer than so many ms; an answer that has arrived by then counts, though the
 * process was too busy to read it
 */
export function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const give = () =>
      reject(new DatabaseUnavailable(new Error(`the database did not answer within ${ms} ms`)))
    timer = setTimeout(() => setImmediate(give), ms)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
