import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { z } from 'zod'

const deploy = resolve(import.meta.dirname, '../../../deploy')

const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
  ),
})

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})

/** An expression of PromQL, with the panel or alert that it belongs to. */
export interface WatchedExpression {
  owner: string
  expression: string
}

/** Expressions of the dashboard and the alert rules in `deploy`. */
export function watchedExpressions(): WatchedExpression[] {
  const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
  const { panels } = Dashboard.parse(JSON.parse(read('grafana-dashboard.json')))
  const { groups } = Rules.parse(parse(read('prometheus-rules.yaml')))
  return [
    ...panels.flatMap(({ title, targets = [] }) =>
      // A variable of Grafana is a duration.
      targets.map(({ expr }) => ({ owner: title, expression: expr.replaceAll('$__rate_interval', '5m') })),
    ),
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ owner: alert, expression: expr }))),
  ]
}

/** Names of the nodes of the syntax tree that are not PromQL. */
export function syntaxErrors({ expression }: WatchedExpression): string[] {
  const errors: string[] = []
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) errors.push(expression.slice(from, to) || `at ${from}`)
    },
  })
  return errors
}

/** Names of the series in all expressions; `up` is Prometheus's own. */
export const seriesNames = (): { owner: string; series: string }[] =>
  watchedExpressions().flatMap(({ owner, expression }) => {
    const names: string[] = []
    parser.parse(expression).iterate({
      enter: ({ name, from, to, node }) => {
        if (name === 'Identifier' && node.parent?.name === 'VectorSelector')
          names.push(expression.slice(from, to))
      },
    })
    return names.filter((series) => series !== 'up').map((series) => ({ owner, series }))
  })
