import { DatabaseUnavailable } from './database-error.ts'

/** The result of work with a database. @throws DatabaseUnavailable when it takes longer than so many ms */
export function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailable(new Error(`the database did not answer within ${ms} ms`))),
      ms,
    )
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
