import { EvidencePageDocument } from '#app/graphql/generated/evidence-page.ts'
import { recordLoader } from '../record-loader.ts'

/** The evidence item of this id. */
export const loader = recordLoader(EvidencePageDocument, (id) => ({ id }))
