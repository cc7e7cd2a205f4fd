import { PhenotypePageDocument } from '#app/graphql/generated/phenotype-page.ts'
import { startTermTab } from '../TermTabs.tsx'
import { recordLoader } from '../record-loader.ts'

/** The phenotype of this id and the table of its open tab. */
export const loader = recordLoader(PhenotypePageDocument, (id, search) => {
  startTermTab(search, { phenotypeId: id })
  return { id }
})
