import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { leanFiles } from './lean-files.ts'
import { withoutUnused } from './lean-functions.ts'

/**
 * Leaves out of the app what libraries hold for others and a bundler cannot see to be unused: nobody instruments the
 * router, React Router's framework mode (its document head, scripts and prefetched modules) is not in use, and tslib's
 * helpers are syntax of today's browsers.
 */
const replacements: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    const none = () => undefined
    export { none as consumeInstrumentationClientResultMetaReceiver, none as getRouteInstrumentationUpdates }
    export { none as instrumentClientSideRouter, none as instrumentHandler, none as instrumentationResultMetaContext }`,
  'tslib/tslib.es6.mjs': `
    export const __assign = Object.assign
    export const __rest = (object, names) =>
      Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
    export const __spreadArray = (to, from) => [...to, ...from]
    const unsupported = () => {
      throw new Error('Streams and async iterables are no observables here. See scripts/lean/lean-libraries.ts.')
    }
    export { unsupported as __asyncGenerator, unsupported as __asyncValues, unsupported as __await }
    export { unsupported as __awaiter }`,
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext, useRef } from 'react'
    const none = () => null
    export { none as CRITICAL_CSS_DATA_ATTRIBUTE, none as Links, none as Meta, none as PrefetchPageLinks }
    export { none as Scripts, none as setIsHydrated, none as useFrameworkContext }
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, useRef(null), {}]
    export const mergeRefs = (...refs) => (value) => {
      for (const ref of refs) {
        if (typeof ref === 'function') ref(value)
        else if (ref) ref.current = value
      }
    }`,
}

/** What Apollo Client gets in place of graphql-js. */
const documents = fileURLToPath(new URL('../../src/app/apollo/graphql-documents.ts', import.meta.url))

export function leanLibraries(): Plugin {
  const left = new Set([...Object.keys(replacements), ...Object.keys(leanFiles)])
  return {
    name: 'curia-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'graphql' && importer?.includes('/node_modules/@apollo/client/') ? documents : null,
    load(id) {
      const name = nameOf(id)
      const replacement = replacements[name]
      left.delete(name)
      return replacement === undefined ? null : { code: replacement, moduleSideEffects: false }
    },
    transform(code, id) {
      const name = nameOf(id)
      const file = leanFiles[name]
      if (!file) return null
      left.delete(name)
      return { code: withoutUnused(name, code, file), map: null }
    },
    generateBundle() {
      if (left.size > 0)
        this.error(`No longer part of the app: ${[...left].join(', ')}. See scripts/lean/lean-libraries.ts.`)
    },
  }
}

/** A file's place in the packages, e.g. `react-dom/cjs/react-dom-client.production.js`. */
const nameOf = (id: string): string => id.split('node_modules/').at(-1) ?? id
