import { fileSizeText } from '#app/ui/file-size.ts'

/** A file of alterations as the page holds it: in the memory of the tab, until it is matched. */
export type SampleFile = {
  content: File
  /** The one of several samples that is matched; null until it is chosen, and where the file has one. */
  sample: string | null
  /** Whether lines of VCF whose FILTER is not PASS count. */
  includeFiltered: boolean
}

export const sampleFile = (content: File): SampleFile => ({ content, sample: null, includeFiltered: false })

/** Endings of names of the files that are read. */
export const FILE_TYPES = '.vcf,.gz,.bgz,.maf,.txt,.tsv,.csv,.json,.seg,.list'

const LARGEST_LIST = 100_000

/**
 * Text of a short list of alterations, one a line, which is edited on the page; null for any other file: those are matched
 * as they are.
 */
export async function textOfList(file: File): Promise<string | null> {
  if (!/\.(?:txt|list)$/i.test(file.name) || file.size > LARGEST_LIST) return null
  const text = await file.text()
  // Tables, VCF, JSON and what is no text.
  return /[\t\0\uFFFD]|^\s*[[{]|^##/.test(text) ? null : text
}

/** Why a file is not sent; null when it may be. */
export function fileError({ name, size }: File, mostBytes: number | null): string | null {
  if (size === 0) return `${name} is empty.`
  if (mostBytes === null || size <= mostBytes) return null
  return `${name} has ${fileSizeText(size)}; up to ${fileSizeText(mostBytes)} are matched here. Compress it with gzip or bgzip, or match it with the command line (curia match).`
}
