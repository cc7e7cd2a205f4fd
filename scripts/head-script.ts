import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import type { Plugin } from 'vite'

/**
 * A public script in the head of the pages: the build minifies it, and adds a hash of its content to its address, so
 * that browsers keep it until it changes.
 */
export function headScript(script: string): Plugin {
  let file = ''
  const minified = async () => {
    const { code, errors } = await minify(script, await readFile(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
    return code
  }
  return {
    name: 'curia-head-script',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      file = join(publicDir, script)
    },
    async transformIndexHtml(html) {
      const hash = createHash('sha1')
        .update(await minified())
        .digest('hex')
        .slice(0, 8)
      return html.replace(`"/${script}"`, `"/${script}?${hash}"`)
    },
    // In the place of the copy that the build makes of every public file.
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: script, source: await minified() })
    },
  }
}
