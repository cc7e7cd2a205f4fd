import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { copyNumberFiles, fusionFiles, variantFiles } from '#tests/support/matching/caller-files.ts'
import { furtherFiles } from '#tests/support/matching/further-caller-files.ts'
import { judgedMatches, readCallerFile } from '#tests/support/matching/read-caller-file.ts'

describe.each([
  ['fusions', fusionFiles],
  ['copy number', copyNumberFiles],
  ['variants', variantFiles],
  ['further programs and other languages', furtherFiles],
])('files of %s', (_, files) => {
  test.each(files)('$name', async (file) => {
    const { content, notUnderstood = 0, filtered = 0 } = file
    const forms = [content, content.replaceAll('\n', '\r\n'), `\u{FEFF}${content}`, gzipSync(content)]
    for (const form of forms) {
      const found = await readCallerFile(form)
      expect(found.matches).toEqual(judgedMatches(file))
      expect(found.notUnderstood).toHaveLength(notUnderstood)
      expect(found.filtered).toBe(filtered)
    }
  })
})
