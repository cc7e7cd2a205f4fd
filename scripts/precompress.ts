import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest)$/
/** Below this, compression saves no packet. */
const SMALLEST = 1024

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  // One level below the slowest: a hundredth larger, in a fraction of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

/** Leaves a `.br` and a `.gz` beside every text file of the build, so that serving them costs no computing. */
export function precompress(): Plugin {
  return {
    name: 'curia-precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(dir, name))))
    },
  }
}
