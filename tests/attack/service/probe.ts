// Preloaded into the attacked service (`node --import`): measures how long its event loop is blocked, lists its routes
// and answers the suite over IPC. The service itself offers none of it.
import { subscribe } from 'node:diagnostics_channel'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { loopDelay } from './loop-delay.ts'

type OnRoute = (route: { method: string | string[]; url: string }) => void
type Application = { addHook: (name: 'onRoute', hook: OnRoute) => void }

const isApplication = (value: unknown): value is { fastify: Application } =>
  typeof value === 'object' && value !== null && 'fastify' in value

if (isMainThread && process.send) {
  const routes: { method: string; path: string }[] = []
  subscribe('fastify.initialization', (message) => {
    if (!isApplication(message)) return
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, path: url })
    })
  })
  const delay = loopDelay()
  process.on('message', (question) => {
    if (question === 'routes') process.send?.({ routes })
    if (question === 'reset') delay.reset()
    if (question === 'collect') {
      setFlagsFromString('--expose-gc')
      // What finalizers release is collected the next time.
      runInNewContext('for (let time = 0; time < 3; time += 1) gc()')
      delay.reset()
    }
    if (question === 'reset' || question === 'report' || question === 'collect')
      process.send?.({ block: delay.longest() })
  })
  process.channel?.unref()
}
