import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const POSITION = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/** The map of a file of the build; null: it is none. */
function mapOf(file: string): SourceMap | null {
  const map = `${file}.map`
  return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : null
}

/**
 * Says in a stack, instead of places in the build of the service, which lines of the sources they come from. Maps are read
 * for the few errors that are logged, not kept: Node would keep all of them, a third of the memory of an idle service.
 */
export function withSourcePositions(stack: string): string {
  const maps = new Map<string, SourceMap | null>()
  return stack.replaceAll(POSITION, (position, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    if (!maps.has(file)) maps.set(file, mapOf(file))
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
      : position
  })
}
