/** A term of an outside vocabulary. */
export interface Term {
  /** As the vocabulary writes it: `DOID:1909`, `HP:0000118`, `SO:0001583`, `C1647`. */
  id: string
  name: string
  definition: string | null
  /** Other names of the same thing. */
  synonyms: string[]
  /** Ids of the terms it is a kind of. */
  parents: string[]
  /** Ids of the same thing in other vocabularies: `NCI:C3058`. */
  crossReferences: string[]
  obsolete: boolean
}
