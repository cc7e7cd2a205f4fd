import type { Measured } from './measure.ts'

const HEADER = [
  'Family',
  'At once',
  'Sent',
  'Polite p50',
  'p99',
  'calm p99',
  'pages p99',
  'calm',
  'longest',
  'Longest block',
  'CPU',
  'wall',
  'Control',
  'Machine',
  'Load',
  'Memory',
  'Outcomes',
  'Holds',
]

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const times = (value: number) => `${value.toFixed(1)} ×`

/** A row of Markdown with what a family did, and what it broke. */
export function row(measured: Measured, problems: readonly string[]): string {
  const {
    family,
    sent,
    complete,
    calm,
    attacked,
    block,
    control,
    load,
    slowdown,
    megabytes,
    growth,
    outcomes,
  } = measured
  return line([
    family.name,
    String(family.connections),
    complete ? String(sent) : `${sent} …`,
    ms(attacked.p50),
    ms(attacked.p99),
    ms(calm.p99),
    ms(attacked.pageP99),
    ms(calm.pageP99),
    `${ms(attacked.longest)} (${attacked.slowest})`,
    ...[block?.ownMs, block?.cpuMs, block?.ms, control.ms].map((value) =>
      value === undefined ? '–' : ms(value),
    ),
    times(slowdown),
    load.toFixed(1),
    growth === null ? `${megabytes} MB` : `${megabytes} MB, then ${growth.toFixed(2)} × as before`,
    Object.entries(outcomes)
      .sort(([, one], [, other]) => other - one)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', '),
    problems.length === 0 ? 'yes' : `**${problems.join('; ')}**`,
  ])
}

export const heading = () => `${line(HEADER)}\n${line(HEADER.map(() => '---'))}`

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
