import { writeFileSync } from 'node:fs'

/** Residues of a line. */
const LINE = 10

/** Writes a FASTA file with its index beside it, in lines of ten residues. @returns the path of the file */
export function writeFasta(path: string, sequences: Readonly<Record<string, string>>): string {
  let text = ''
  const index: string[] = []
  for (const [name, residues] of Object.entries(sequences)) {
    text += `>${name} of a test\n`
    index.push([name, residues.length, text.length, LINE, LINE + 1].join('\t'))
    text += residues.replace(new RegExp(`.{1,${LINE}}`, 'g'), '$&\n')
  }
  writeFileSync(path, text)
  writeFileSync(`${path}.fai`, `${index.join('\n')}\n`)
  return path
}
