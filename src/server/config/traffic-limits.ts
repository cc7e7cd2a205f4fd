/** Bounds of what clients may hold of the service: connections, and memory for what they send or do not read. */
export interface TrafficLimits {
  /** Open connections in all. */
  connections: number
  /** Connections of one client address, and its requests under way. */
  connectionsPerAddress: number
  /** Bytes of answers under way in all; one address may have a quarter. */
  answerBytes: number
  /** Bytes of bodies received in all; one address may have a quarter. */
  bodyBytes: number
  /** Milliseconds in which headers arrive; a body has as many, and time for its length at the least rate. */
  receiveMs: number
  /** Milliseconds for which a client may read an answer more slowly than the least rate. */
  sendMs: number
  /** Least rate of sending and of reading, in bytes a second. */
  leastRate: number
}

const MB = 1024 * 1024

/** Sound for a process with 1 GB of memory. */
export const defaultTrafficLimits: TrafficLimits = {
  connections: 2000,
  connectionsPerAddress: 200,
  answerBytes: 192 * MB,
  bodyBytes: 64 * MB,
  receiveMs: 15_000,
  sendMs: 30_000,
  leastRate: 8192,
}
