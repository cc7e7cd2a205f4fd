// Worker: computes password hashes, apart from the threads that answer and that read files.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { serveTasks } from '#server/workers/serve-tasks.ts'

/** As better-auth has always computed them, so that every stored hash stays valid. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64

const keyOf = (password: string, salt: string): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST)

const tasks = {
  hash: (password: string): string => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${keyOf(password, salt).toString('hex')}`
  },
  verify: ({ hash, password }: { hash: string; password: string }): boolean => {
    const [salt = '', key = ''] = hash.split(':')
    const stored = Buffer.from(key, 'hex')
    return stored.length === KEY_BYTES && timingSafeEqual(stored, keyOf(password, salt))
  },
}

/** Tasks of the workers for passwords. */
export type PasswordTasks = typeof tasks

serveTasks(tasks)
