import { SingleBar } from 'cli-progress'
import type { ImportProgress } from '../import-release.ts'

const phases: Readonly<Record<ImportProgress['phase'], string>> = {
  download: 'fetching the files',
  inspect: 'looking at the files',
  survey: 'reading the files',
  write: 'writing the records',
  finish: 'finishing',
}

/** Shows how far an import is, until `stop`. */
export type ProgressDisplay = { show(progress: ImportProgress): void; stop(): void }

/** A bar on a terminal; elsewhere, as in a log, one line a phase. */
export function progressDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  return stream.isTTY ? barDisplay(stream) : lineDisplay(stream)
}

function lineDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  let phase: ImportProgress['phase'] | null = null
  return {
    show(progress) {
      if (progress.phase === phase) return
      phase = progress.phase
      stream.write(`${phases[phase]} …\n`)
    },
    stop: () => {},
  }
}

function barDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  const bar = new SingleBar({
    stream,
    format: '{what} {bar} {percentage} %',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: false,
    clearOnComplete: true,
  })
  let phase: ImportProgress['phase'] | null = null
  return {
    show(progress) {
      const { done } = progress
      // Where nobody knows the total, the bar stays empty and only the words change.
      const total = progress.total || 1
      const value = progress.total ? Math.min(done, total) : 0
      if (phase === null) bar.start(total, value, { what: phases[progress.phase].padEnd(22) })
      if (phase !== progress.phase) bar.setTotal(total)
      phase = progress.phase
      bar.update(value, { what: phases[phase].padEnd(22) })
    },
    stop: () => bar.stop(),
  }
}
