import { evidenceLevelDescriptions } from '#domain/vocabularies/evidence.ts'
import type { EvidenceLevel } from '#domain/vocabularies/evidence.ts'
import { classNames } from '#app/ui/class-names.ts'

const colours: Record<EvidenceLevel, string> = {
  A: 'text-level-a',
  B: 'text-level-b',
  C: 'text-level-c',
  D: 'text-level-d',
  E: 'text-level-e',
}

/** The level of evidence by its letter, with its words. */
export function EvidenceLevelMark({ level }: { level: EvidenceLevel }) {
  return (
    <span className="inline">
      <LevelLetter level={level} />
      {evidenceLevelDescriptions[level]}
    </span>
  )
}

/** The level by its letter alone; its words show while its row has the pointer or the focus. */
export function EvidenceLevelLetter({ level }: { level: EvidenceLevel }) {
  return (
    <span className="level-letter relative inline-block" title={evidenceLevelDescriptions[level]}>
      <LevelLetter level={level} />
      <span className="level-words">{evidenceLevelDescriptions[level]}</span>
    </span>
  )
}

/** The level by its letter in its colour. */
export function LevelLetter({ level }: { level: EvidenceLevel }) {
  return (
    <span
      className={classNames(
        'mr-1.5 inline-flex size-5 items-center justify-center rounded border border-current/50 bg-current/8 text-xs font-bold',
        colours[level],
      )}
    >
      {level}
    </span>
  )
}
