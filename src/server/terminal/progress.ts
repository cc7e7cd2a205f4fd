import { SingleBar } from 'cli-progress'

/** Progress of some work; `total` is null while nobody knows. */
export type Progress<Phase extends string> = { phase: Phase; done: number; total: number | null }

/** Shows how far the work is, until `stop`. */
export type ProgressDisplay<Phase extends string> = { show(progress: Progress<Phase>): void; stop(): void }

/**
 * A bar on a terminal; elsewhere, as in a log, one line a phase.
 * @param phases what to call each phase
 */
export function progressDisplay<Phase extends string>(
  stream: NodeJS.WriteStream,
  phases: Readonly<Record<Phase, string>>,
): ProgressDisplay<Phase> {
  return stream.isTTY ? barDisplay(stream, phases) : lineDisplay(stream, phases)
}

function lineDisplay<Phase extends string>(
  stream: NodeJS.WriteStream,
  phases: Readonly<Record<Phase, string>>,
): ProgressDisplay<Phase> {
  let phase: Phase | null = null
  return {
    show(progress) {
      if (progress.phase === phase) return
      phase = progress.phase
      stream.write(`${phases[progress.phase]} …\n`)
    },
    stop: () => {},
  }
}

function barDisplay<Phase extends string>(
  stream: NodeJS.WriteStream,
  phases: Readonly<Record<Phase, string>>,
): ProgressDisplay<Phase> {
  const bar = new SingleBar({
    stream,
    format: '{what} {bar} {percentage} %',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: false,
    clearOnComplete: true,
  })
  let phase: Phase | null = null
  return {
    show(progress) {
      const { done } = progress
      const what = phases[progress.phase].padEnd(22)
      // Where nobody knows the total, the bar stays empty and only the words change.
      const total = progress.total || 1
      const value = progress.total ? Math.min(done, total) : 0
      if (phase === null) bar.start(total, value, { what })
      if (phase !== progress.phase) bar.setTotal(total)
      phase = progress.phase
      bar.update(value, { what })
    },
    stop: () => bar.stop(),
  }
}
