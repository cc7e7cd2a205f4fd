import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Adds a hash of its content to the address of a public script in the pages: browsers keep it until it changes. */
export function namedByContent(script: string): Plugin {
  let folder = ''
  return {
    name: 'curia-named-by-content',
    apply: 'build',
    configResolved: (config) => {
      folder = config.publicDir
    },
    async transformIndexHtml(html) {
      const content = await readFile(join(folder, script))
      const hash = createHash('sha1').update(content).digest('hex').slice(0, 8)
      return html.replace(`"/${script}"`, `"/${script}?${hash}"`)
    },
  }
}
