/** Queries that GraphiQL opens with, one a tab. */
export const examples = [
  {
    query: `# A gene and its first variants, by name.
query Gene($symbol: String!) {
  gene(entrezSymbol: $symbol) {
    id
    fullName
    variants(first: 10) {
      totalCount
      nodes {
        id
        name
        link
      }
    }
  }
}
`,
    variables: '{ "symbol": "BRAF" }',
  },
  {
    query: `# The strongest predictive evidence, a page at a time: pass endCursor as “after” for the next.
query Evidence($after: String) {
  evidenceItems(evidenceType: PREDICTIVE, evidenceLevel: A, first: 25, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      name
      significance
      molecularProfile {
        name
      }
      disease {
        name
        doid
      }
      therapies {
        name
      }
      source {
        citation
        sourceUrl
      }
    }
  }
}
`,
    variables: '{}',
  },
]
