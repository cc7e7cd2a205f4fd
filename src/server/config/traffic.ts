import { z } from 'zod'
import { defaultTrafficLimits } from './traffic-limits.ts'
import type { TrafficLimits } from './traffic-limits.ts'

const MB = 1024 * 1024
const KB = 1024
const SECOND = 1000
const defaults = defaultTrafficLimits

const amount = (fallback: number, meaning: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'allowed is a whole number from 1')
    .transform(Number)
    .default(fallback)
    .describe(meaning)

/** Variables that bound what clients may hold. */
export const trafficVariables = {
  MAX_CONNECTIONS: amount(defaults.connections, 'open connections in all'),
  MAX_CONNECTIONS_PER_ADDRESS: amount(
    defaults.connectionsPerAddress,
    'connections of one client address, and its requests under way',
  ),
  MAX_BODY_MB: amount(defaults.bodyBytes / MB, 'memory for bodies of requests, in MB'),
  MAX_ANSWER_MB: amount(
    defaults.answerBytes / MB,
    'memory for answers that clients have not read yet, in MB',
  ),
  RECEIVE_SECONDS: amount(defaults.receiveMs / SECOND, 'seconds in which the headers of a request arrive'),
  SEND_SECONDS: amount(
    defaults.sendMs / SECOND,
    'seconds for which a client may read more slowly than MIN_RATE_KB',
  ),
  MIN_RATE_KB: amount(defaults.leastRate / KB, 'least rate of sending and reading, in kB a second'),
}

const Traffic = z.object(trafficVariables)

/** Configuration of traffic from the variables. */
export const trafficConfig = (values: z.infer<typeof Traffic>): TrafficLimits => ({
  connections: values.MAX_CONNECTIONS,
  connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
  bodyBytes: values.MAX_BODY_MB * MB,
  answerBytes: values.MAX_ANSWER_MB * MB,
  receiveMs: values.RECEIVE_SECONDS * SECOND,
  sendMs: values.SEND_SECONDS * SECOND,
  leastRate: values.MIN_RATE_KB * KB,
})
