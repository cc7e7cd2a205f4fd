import { CLOSED_PAGES } from './page-rules.ts'

/** Crawlers that collect text to train models, by the names under which they read robots.txt. */
const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
]

const NONE = `# This knowledgebase is not for crawlers.
User-agent: *
Disallow: /
`

/**
 * `robots.txt` (RFC 9309). Every page once, without parameters and not at a state; who wants all of the knowledge gets files.
 *
 * @param options.allowsRobots whether crawlers may read anything
 * @param options.origin where people reach the service
 */
export function robotsText({ allowsRobots, origin }: { allowsRobots: boolean; origin: string }): string {
  if (!allowsRobots) return NONE
  const files = `${origin}/downloads`
  return `# Whoever wants all of the knowledge need not crawl it: the files of every release are listed at
# ${files}
# They have the same knowledge in less time. ${origin}/graphql-api describes the API.

User-agent: *
Crawl-delay: 1
Allow: /
Disallow: /api/
Disallow: /links
Disallow: /@
Disallow: /*?
${CLOSED_PAGES.map((pattern) => `Disallow: ${pattern}`).join('\n')}

# Crawlers that collect text to train models get it from the files.
${TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`).join('\n')}
Disallow: /
Allow: /downloads
Allow: /about$
Allow: /robots.txt

Sitemap: ${origin}/sitemap.xml
`
}
