import { listPublishedNews } from '#server/knowledge/people/news.ts'
import type { NewsItemRecord } from '#server/knowledge/people/news.ts'
import { textRenderer } from '#server/knowledge/text/text-renderer.ts'
import { builder } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'

const NewsItem = builder.objectRef<NewsItemRecord>('NewsItem').implement({
  description: 'News from the operators of this knowledgebase.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the item.' }),
    title: t.exposeString('title', { description: 'Title, plain text.' }),
    contentHtml: t.string({
      nullable: true,
      description: 'Text as safe HTML; null if empty.',
      resolve: ({ content }) => (content.trim() === '' ? null : textRenderer.document(content)),
    }),
    publishedAt: t.expose('published_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of publication.',
    }),
  }),
})

const NewsItemConnection = connectionOf('NewsItem', NewsItem)

builder.queryField('newsItems', (t) =>
  t.field({
    type: NewsItemConnection,
    description: 'Published news, the newest first.',
    args: pageArgs,
    resolve: (_root, args, { db }) => connect(listPublishedNews(db, new Date().toISOString()), args),
  }),
)
