/** Rest of the requests of one network address. */
export interface Quota {
  left: number
  limit: number
  windowSeconds: number
  /** Seconds until all are back. */
  resetsIn: number
}

const numberIn = (header: string, name: string): number | null => {
  const digits = new RegExp(`;\\s*${name}=(\\d+)`).exec(header)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Reads `RateLimit` (`"anonymous";r=899;t=300`) and `RateLimit-Policy` (`"anonymous";q=900;w=300`); null without them. */
function quotaOf(headers: Pick<Headers, 'get'>): Quota | null {
  const state = headers.get('ratelimit') ?? ''
  const policy = headers.get('ratelimit-policy') ?? ''
  const [left, resetsIn] = [numberIn(state, 'r'), numberIn(state, 't')]
  const [limit, windowSeconds] = [numberIn(policy, 'q'), numberIn(policy, 'w')]
  if (left === null || resetsIn === null || limit === null || windowSeconds === null) return null
  return { left, limit, windowSeconds, resetsIn }
}

/** Asks as a reader without an account, which costs one request; null when the answer does not say. */
export async function readQuota(): Promise<Quota | null> {
  try {
    const { headers } = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ knowledgebase { knowledgeVersion } }' }),
    })
    return quotaOf(headers)
  } catch {
    return null
  }
}
