import type { Reading } from '#server/storage/database.ts'
import { creatingActions } from './creating-actions.ts'
import type { Choices } from './choices.ts'
import { reviewingActions } from './reviewing-actions.ts'
import { revisingActions } from './revising-actions.ts'
import { submittingActions } from './submitting-actions.ts'
import type { Actor, Pool, World } from './world.ts'

/** What the input of an action is chosen from. */
export interface Scene {
  world: World
  actor: Actor
  choices: Choices
  db: Reading
}

/** One kind of thing to do. */
export interface SoakAction {
  mutation: string
  /** How often it is chosen beside the others. */
  weight: number
  /** An input that may well be accepted. */
  input: (scene: Scene) => object | Promise<object>
  /** Where the ids of what it makes go, by field of the payload. */
  makes?: Readonly<Record<string, Pool>>
}

/** Every mutation by which people curate. Accounts, keys and organizations are not part of it. */
export const soakActions: readonly SoakAction[] = [
  ...submittingActions,
  ...revisingActions,
  ...reviewingActions,
  ...creatingActions,
]
