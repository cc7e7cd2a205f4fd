import { graphql } from '../traffic.ts'
import type { Family, Request } from '../traffic.ts'
import { hostileTexts } from './hostile-texts.ts'

const PREVIEW =
  'query ($text: String!) { previewCommentText(commentText: $text) { __typename ... on CommentTextSegment { text } } }'

const COMMENTS = `query ($after: String) {
  comments(first: 25, after: $after) { nodes { id parsedComment { __typename ... on CommentTextSegment { text } } } }
}`

const ACTIVITIES = `{ activities(first: 100) { nodes { id parsedNote { __typename ... on CommentTextSegment { text } } } } }`

const REVISIONS = `query ($first: Int) {
  revisions(first: $first) { nodes { id currentValue suggestedValue linkoutData { currentValue { __typename }
    diffValue { __typename ... on ScalarFieldDiff { left right } } } } }
}`

function* previews(): Iterable<Request> {
  for (const length of [10_000, 20_000, 2000])
    for (const { name, text } of hostileTexts(length)) yield graphql(`${name}, ${length}`, PREVIEW, { text })
}

function* stored(): Iterable<Request> {
  for (let round = 0; round < 20; round += 1) {
    yield graphql('comments', COMMENTS)
    // Never asked before, so in no cache of answers.
    yield graphql('comments anew', COMMENTS.replace('nodes { id', `nodes { id${round}: id`))
    yield graphql('notes of activities', ACTIVITIES.replace('nodes { id', `nodes { id${round}: id`))
    yield graphql('differences of revisions', REVISIONS.replace('nodes { id', `nodes { id${round}: id`), {
      first: 100,
    })
  }
}

export const renderedTexts: readonly Family[] = [
  { name: 'hostile texts in previews', connections: 4, short: true, exchanges: previews },
  { name: 'hostile texts in stored comments and revisions', connections: 4, short: true, exchanges: stored },
]
