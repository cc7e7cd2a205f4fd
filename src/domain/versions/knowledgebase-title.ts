/** The knowledgebase as citations name it: `Curia knowledgebase`. */
export const knowledgebaseTitle = (name: string): string =>
  /knowledge ?base$/i.test(name) ? name : `${name} knowledgebase`
