import { defineFeature } from './feature.ts'

/** News on the home page. */
export const news = defineFeature({
  commands: {
    news: async (config) =>
      (await import('#server/news/news-command.ts')).newsCommand(() => config().databaseUrl),
  },
})
