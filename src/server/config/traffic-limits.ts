/** Limits on the connections of clients, and on memory for what they send or do not read. */
export interface TrafficLimits {
  /** Open connections in total. */
  connections: number
  /** Connections of one client address, and its concurrent requests. */
  connectionsPerAddress: number
  /** Bytes of unread responses in total; one address may have a quarter. */
  answerBytes: number
  /** Bytes of request bodies in total; one address may have a quarter. */
  bodyBytes: number
  /** Milliseconds in which headers arrive; a body has the same, plus time for its length at the minimum rate. */
  receiveMs: number
  /** Milliseconds for which a client may read a response more slowly than the minimum rate. */
  sendMs: number
  /** Minimum rate of sending and reading, in bytes per second. */
  leastRate: number
}

const MB = 1024 * 1024

/** Suitable for a process with 1 GB of memory. */
export const defaultTrafficLimits: TrafficLimits = {
  connections: 2000,
  connectionsPerAddress: 200,
  answerBytes: 192 * MB,
  bodyBytes: 64 * MB,
  receiveMs: 15_000,
  sendMs: 30_000,
  leastRate: 8192,
}
