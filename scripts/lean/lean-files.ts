import type { LeanFile } from './lean-functions.ts'

/** Nobody hydrates: the app mounts itself over what the server rendered. */
const hydration: LeanFile = {
  constants: { isHydrating: '!1' },
  bodies: {
    popHydrationState: 'return !1',
    upgradeHydrationErrorsToRecoverable: 'return null',
    getParentHydrationBoundary: 'return null',
    commitActivityHydrationCallbacks: '',
    commitSuspenseHydrationCallbacks: '',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    scheduleReplayQueueIfNeeded: '',
  },
  unused: [
    'throwOnHydrationMismatch',
    'prepareToHydrateHostInstance',
    'popToNextHostParent',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'canHydrateHydrationBoundary',
    'isSuspenseInstanceFallback',
    'registerSuspenseInstanceRetry',
    'retryDehydratedSuspenseBoundary',
    'updateDehydratedSuspenseComponent',
    'retrySuspenseComponentWithoutHydrating',
    'retryActivityComponentWithoutHydrating',
    'mountHostRootWithoutHydrating',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'getBumpedLaneForHydration',
    'attemptContinuousHydration',
    'attemptHydrationAtCurrentPriority',
    'attemptExplicitHydrationTarget',
    'queueIfContinuousEvent',
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'attemptReplayContinuousQueuedEvent',
    'replayUnblockedEvents',
    'scheduleCallbackIfUnblocked',
    'getHydratableHoistableCache',
    'checkForUnmatchedText',
    'pushDehydratedActivitySuspenseHandler',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'exports.hydrateRoot',
  ],
}

/** No page has a `ViewTransition`. */
const viewTransitions: LeanFile = {
  constants: { shouldStartViewTransition: '!1' },
  bodies: {
    trackEnterViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    measureNestedViewTransitions: '',
  },
  unused: [
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'measureViewTransitionHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'recursivelyTraverseAfterMutationEffects',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'scheduleViewTransitionEvent',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'createMeasurement',
    'startViewTransition',
    'flushAfterMutationEffects',
    'reportViewTransitionError',
    'ViewTransitionPseudoElement',
    'ViewTransitionPseudoElement.prototype.animate',
    'ViewTransitionPseudoElement.prototype.getAnimations',
    'ViewTransitionPseudoElement.prototype.getComputedStyle',
  ],
}

/** No fragment has a reference. */
const fragmentReferences: LeanFile = {
  bodies: {
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    isFragmentInstanceParent: 'return !1',
  },
  unused: [
    'FragmentInstance',
    ...[
      'addEventListener',
      'removeEventListener',
      'dispatchEvent',
      'focus',
      'focusLast',
      'blur',
      'observeUsing',
      'unobserveUsing',
      'getClientRects',
      'getRootNode',
      'compareDocumentPosition',
      'scrollIntoView',
    ].map((method) => `FragmentInstance.prototype.${method}`),
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
}

/** Of what React puts into the head of a page, only its title; style sheets and scripts come with the page. */
const resources: LeanFile = {
  bodies: {
    getResource: 'return null',
    maySuspendCommit: 'return !1',
    waitForCommitToBeReady: 'return null',
  },
  unused: [
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preloadStylesheet',
    'preloadResourceAndSuspendIfNeeded',
    'acquireResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'adoptPreloadPropsForStylesheet',
    'adoptPreloadPropsForScript',
    'stylesheetPropsFromRawProps',
    'suspendResource',
    'suspendInstance',
    'checkIfFullyUnsuspended',
    'estimateBandwidth',
  ],
}

/** Forms are sent by their own code, not by a function as their `action`. */
const formActions: LeanFile = {
  bodies: { extractEvents$1: '' },
  unused: [
    'startHostTransition',
    'ensureFormComponentIsStateful',
    'requestFormReset$1',
    'requestFormReset',
    'recursivelyResetForms',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    'handleActionReturnValue',
    'updateSuspenseListComponent',
  ],
}

const merged = (files: readonly LeanFile[]): LeanFile => ({
  constants: Object.assign({}, ...files.map(({ constants }) => constants)),
  bodies: Object.assign({}, ...files.map(({ bodies }) => bodies)),
  unused: files.flatMap(({ unused }) => unused ?? []),
})

/** Files of libraries (`package/path`) with the features that the app has no use for and a bundler cannot see. */
export const leanFiles: Readonly<Record<string, LeanFile>> = {
  'react-dom/cjs/react-dom-client.production.js': merged([
    hydration,
    viewTransitions,
    fragmentReferences,
    resources,
    formActions,
  ]),
  // Forms are no submissions of the router, and what changes beside a page is no fetcher of it.
  'react-router/dist/production/lib/router/router.js': {
    unused: ['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader'],
  },
  // No subscriptions, no optimistic responses, no fragments read by themselves; data are not masked.
  '@apollo/client/core/QueryManager.js': {
    bodies: {
      maskOperation: 'return options.data',
      maskFragment: 'return options.data',
      addNonReactiveToNamedFragments: 'return document',
    },
    unused: ['startGraphQLSubscription', 'clearStore', 'isFullyUnmaskedOperation'],
  },
  '@apollo/client/core/QueryInfo.js': { unused: ['markMutationOptimistic', 'markSubscriptionResult'] },
  '@apollo/client/core/ObservableQuery.js': { unused: ['subscribeToMore', 'updateQuery'] },
  '@apollo/client/core/ApolloClient.js': {
    bodies: { connectToDevTools: '' },
    unused: ['subscribe', 'watchFragment', 'readFragment', 'writeFragment', 'resetStore'],
  },
  '@apollo/client/cache/core/cache.js': {
    unused: [
      'watchFragment',
      'watchSingleFragment',
      'readFragment',
      'writeFragment',
      'updateQuery',
      'updateFragment',
    ],
  },
  // Scalars are what JSON has, and documents have none of Apollo's directives.
  '@apollo/client/cache/inmemory/inMemoryCache.js': {
    unused: ['serializeVariablesValue', 'serializeInputArray', 'serializeInputObject'],
  },
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js': {
    bodies: { coerceScalarFieldsToParsed: 'return result' },
  },
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js': {
    bodies: { removeDirectivesFromDocument: 'return doc' },
  },
  // Responses come whole.
  '@apollo/client/cache/inmemory/readFromStore.js': {
    unused: ['prunePartialBoundariesImpl', 'prunePartialStreamArrayImpl'],
  },
  'rxjs/dist/esm/internal/scheduled/scheduled.js': { unused: ['scheduled'] },
  'rxjs/dist/esm/internal/observable/innerFrom.js': {
    unused: ['fromIterable', 'fromAsyncIterable', 'fromReadableStreamLike', 'process'],
  },
}
