/**
 * What the build leaves out of React: features that no screen has, nor can have without a change of the program. It must not change
 * what the rest does; `forbidden` names what the sources must not use, and a test holds them to it.
 */

/** The parts of a file of React's that go. */
export interface LeanReact {
  /** Nodes of these kinds, by the numbers that React gives them, never are: what is done with one goes. */
  readonly kinds: readonly number[];
  /** States in which it never is, by their flags. */
  readonly never: readonly string[];
  /** Asked for only where the feature is used: they say so then. */
  readonly absent: readonly string[];
  /** Called for every screen, and with nothing to do where the feature is not used: their bodies then. */
  readonly idle: { readonly [name: string]: string };
  /** Members that nobody calls. */
  readonly members: readonly string[];
}

const nothing = '';

/** React's features that the sources may not use, by the names under which they are imported or written. */
export const forbidden = {
  imports: [
    'Activity',
    'Suspense',
    'SuspenseList',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'hydrateRoot',
    'lazy',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'use',
    'useActionState',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useFormStatus',
    'useOptimistic',
    'useTransition',
  ],
  /** A form's action, a style sheet with a precedence, what tells where a person's selection or pointer goes. */
  props: [
    'formAction',
    'precedence',
    'onBeforeInput',
    'onMouseEnter',
    'onMouseLeave',
    'onPointerEnter',
    'onPointerLeave',
    'onSelect',
  ],
  /** They would be taken out of their place, and into the page's own; a `link` only where it has a precedence. */
  elements: ['body', 'head', 'html', 'meta', 'script', 'style', 'title'],
} as const;

const fragment = (name: string): string => `FragmentInstance.prototype.${name}`;

const client: LeanReact = {
  // As React numbers them: suspense (13, dehydrated 18), its lists (19) and what they hide (22, 23), activities (31), view
  // transitions (30), what is drawn into the head (26, 27), lazy components (16), caches (24), profilers (12).
  kinds: [12, 13, 16, 18, 19, 22, 23, 24, 26, 27, 30, 31],
  // What a server has drawn is drawn anew, not attached to (docs/decisions/0021).
  never: ['isHydrating'],
  absent: [
    // Fragments with a ref.
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'traverseVisibleInstancesAndTextInstances',
    // View transitions.
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    // Promises that are drawn.
    'trackUsedThenable',
    'replaySuspendedUnitOfWork',
    'attachPingListener',
    // Style sheets and scripts that are asked for ahead.
    'insertStylesheetIntoRoot',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    // Actions of forms, and hooks that nothing here calls.
    'TransitionAwareHostComponent',
    'dispatchOptimisticSetState',
    'mountActionState',
    'recursivelyResetForms',
    'refreshCache',
    'requestFormReset',
    'requestFormReset$1',
    'rerenderActionState',
    'startHostTransition',
    'updateActionStateImpl',
    'updateOptimisticImpl',
    'use',
    'useEffectEventImpl',
    'useThenable',
    'ensureFormComponentIsStateful',
    'startTransition',
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
    'useMemoCache',
    // How a field is watched that has no event for what is typed, and a word put together: for browsers below our floor.
    'getData',
    'getTargetInstForInputEventPolyfill',
    'handleEventsForInputEventPolyfill',
    'handlePropertyChange',
    'isFallbackCompositionEnd',
    // Attaching to what a server has drawn, and events that came before it was attached to.
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'attemptExplicitHydrationTarget',
    'attemptReplayContinuousQueuedEvent',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'checkForUnmatchedText',
    'getNextHydratable',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'pushMaterializedTreeId',
    'pushTreeFork',
    'pushTreeId',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'replayUnblockedEvents',
    'scheduleCallbackIfUnblocked',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
    // Elements with a hyphen in their name.
    'setPropOnCustomElement',
  ],
  idle: {
    // After each change in a transition, for view transitions among what was drawn.
    commitExitViewTransitions: nothing,
    commitEnterViewTransitions: nothing,
    commitNestedViewTransitions: nothing,
    commitDeletedPairViewTransitions: nothing,
    commitAppearingPairViewTransitions: nothing,
    restorePairedViewTransitions: nothing,
    trackEnterViewTransitions: nothing,
    restoreEnterOrExitViewTransitions: nothing,
    restoreNestedViewTransitions: nothing,
    // An option that nobody reads.
    defaultOnDefaultTransitionIndicator: nothing,
    // With each element that comes and goes: whether a fragment around it has a ref.
    commitFragmentInstanceDeletionEffects: nothing,
    commitFragmentInstanceInsertionEffects: nothing,
    commitNewChildToFragmentInstances: nothing,
    // Animations have had these names since long before our floor.
    getVendorPrefixedEventName: 'return eventName;',
    // Before the same change, for style sheets and pictures that it would wait for.
    accumulateSuspenseyCommitOnFiber: nothing,
    waitForCommitToBeReady: 'return null;',
    // For what a server has drawn: which of it is attached to, and which event waits for that.
    clearIfContinuousEvent: nothing,
    getParentHydrationBoundary: 'return null;',
    popHydrationState: 'return false;',
    popTreeContext: nothing,
    resetHydrationState: nothing,
    retryIfBlockedOn: nothing,
    upgradeHydrationErrorsToRecoverable: 'return null;',
    // With each element: whether it belongs into the head.
    isHostHoistableType: 'return false;',
    // At each event, for listeners that nobody has.
    extractEvents$1: nothing,
    getNativeBeforeInputChars: nothing,
    getFallbackBeforeInputChars: nothing,
    accumulateEnterLeaveListenersForEvent: nothing,
    constructSelectEvent: nothing,
    // With each exception: in which component it was thrown, which nobody reads. Names are shortened anyway.
    getStackByFiberInDevAndProd: "return '';",
  },
  members: [
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
  ].map(fragment),
};

/** By the file's path inside `node_modules`. What nobody imports of a file goes by itself (src/build/react-modules.ts). */
export const leanReact: { readonly [file: string]: LeanReact } = {
  'react-dom/cjs/react-dom-client.production.js': client,
};
