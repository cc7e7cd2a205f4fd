/** A transcript or protein without its version. */
const unversioned = (transcript: string | null) => transcript?.replace(/\.\d+$/, '') ?? null

/** Same kind of accession, such as two of Ensembl's: only then does another number say another transcript. */
const isSameKind = (left: string, right: string) => left.slice(0, 3) === right.slice(0, 3)

/** Checks whether two numberings are known to be of different transcripts. */
export function differ(left: string | null, right: string | null): boolean {
  const [one, other] = [unversioned(left), unversioned(right)]
  return one !== null && other !== null && isSameKind(one, other) && one !== other
}
