import './scalars.ts'
import './diseases.ts'
import { builder } from './builder.ts'

/** The whole interface. */
export const schema = builder.toSchema()
