/** The oldest Node whose JavaScript and SQLite the sources need. */
const OLDEST = 24

/** Sentence that says what to do under a Node on which the program cannot run; null: it can. */
export function oldNodeMessage(version: string): string | null {
  if (Number(version.replace(/^v/, '').split('.')[0]) >= OLDEST) return null
  return `Curia needs Node ${OLDEST}, this is ${version}: run npm start, npm run curia or bin/curia.mjs, which use the Node that npm install has brought`
}
