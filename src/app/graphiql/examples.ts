/** Queries that GraphiQL opens with, one a tab. */
export const examples = [
  {
    query: `# Evidence for one gene's variants: the molecular profiles with the most accepted evidence.
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
    query: `# Strongest evidence that predicts response to a therapy.
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
