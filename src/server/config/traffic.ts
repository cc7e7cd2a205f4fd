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
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999')
    .transform(Number)
    .default(fallback)
    .describe(meaning)

/** Variables that bound what clients may hold. */
export const trafficVariables = {
  MAX_CONNECTIONS: amount(defaults.connections, 'maximum number of open connections'),
  MAX_CONNECTIONS_PER_ADDRESS: amount(
    defaults.connectionsPerAddress,
    'maximum number of connections of one client address, and of its concurrent requests',
  ),
  MAX_BODY_MB: amount(defaults.bodyBytes / MB, 'memory for request bodies, in MB'),
  MAX_ANSWER_MB: amount(
    defaults.answerBytes / MB,
    'memory for responses that clients have not read yet, in MB',
  ),
  RECEIVE_SECONDS: amount(
    defaults.receiveMs / SECOND,
    'seconds a client may take to send the headers of a request',
  ),
  SEND_SECONDS: amount(defaults.sendMs / SECOND, 'seconds a client may read more slowly than MIN_RATE_KB'),
  MIN_RATE_KB: amount(defaults.leastRate / KB, 'minimum rate of sending and reading, in kB per second'),
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
