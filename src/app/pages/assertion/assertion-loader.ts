import { AssertionPageDocument } from '#app/graphql/generated/assertion-page.ts'
import { recordLoader } from '../record-loader.ts'

/** The assertion of this id with its evidence. */
export const loader = recordLoader(AssertionPageDocument, (id) => ({ id }))
