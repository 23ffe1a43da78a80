import { assign, emit, setup } from 'xstate'
import { RELOAD_GUARD_MS } from './reload-guard.ts'

/**
 * The time for which the page must have been idle before it reloads, so that the result of a sent form can be read.
 */
export const QUIET_MS = 5_000

export type VersionWatchInput = {
  /** The build with which this page was loaded. */
  build: string
  /** The builds with which this tab was loaded, or for which it has reloaded. */
  tried: readonly string[]
  dirty: boolean
  busy: boolean
}

export type VersionWatchContext = VersionWatchInput & { latest: string; lasting: boolean }

export type VersionWatchEvent =
  /** `lasting`: no other build was seen for so long that the release must be complete. */
  | { type: 'build.seen'; build: string; lasting: boolean }
  | { type: 'forms.changed'; dirty: boolean }
  /**
   * The page has become busy or idle. It is busy during a call, a navigation or an open dialog, and while the cursor
   * is in a field.
   */
  | { type: 'page.changed'; busy: boolean }
  /** A navigation to another address has begun. */
  | { type: 'screen.left' }
  | { type: 'reload.requested' }
  /**
   * The reload was refused: it would be the second one in ten seconds, the server does not answer, or a person has
   * begun to type.
   */
  | { type: 'reload.refused' }

const isNewer = ({ build, latest }: VersionWatchContext) => latest !== build
// Whether this tab has already tried the latest build. During a rolling release old and new nodes answer alternately,
// so without this check a page would reload from one build to the other forever.
const isTried = ({ tried, latest, lasting }: VersionWatchContext) => !lasting && tried.includes(latest)

const reload = { target: 'reloading', actions: { type: 'notifyDue', params: { asked: false } } } as const
const isBack = { guard: 'isCurrent', target: 'current' } as const
const isTyping = { guard: 'isDirty', target: 'waiting' } as const

/**
 * The reaction of a page to a newer build on the server (SPEC sections 4 and 8). An idle page reloads at once; a page
 * in use reloads at the next quiet moment or navigation. While a form has unsaved text the page never reloads
 * automatically: the state is tagged `notice`, and only the person may reload. For a build that this tab has already
 * left, or that a reload did not load, the page reloads again only after no other build was seen for a while: during
 * a release the nodes serve both builds.
 */
export const versionWatchMachine = setup({
  types: {} as {
    input: VersionWatchInput
    context: VersionWatchContext
    events: VersionWatchEvent
    /** `asked`: whether the person requested the reload, even if unsaved text is lost. */
    emitted: { type: 'reload.due'; build: string; asked: boolean }
    tags: 'notice'
  },
  actions: {
    notifyDue: emit(
      ({ context }, { asked }: { asked: boolean }) =>
        ({ type: 'reload.due', build: context.latest, asked }) as const,
    ),
  },
  guards: {
    isOutdated: ({ context }) => isNewer(context),
    isCurrent: ({ context }) => !isNewer(context),
    isTried: ({ context }) => isTried(context),
    isUntried: ({ context }) => !isTried(context),
    isDirty: ({ context }) => context.dirty,
    isClean: ({ context }) => !context.dirty,
    isBusy: ({ context }) => context.busy,
    isQuiet: ({ context }) => !context.busy,
  },
  delays: { quiet: QUIET_MS, guard: RELOAD_GUARD_MS },
}).createMachine({
  id: 'versionWatch',
  context: ({ input }) => ({ ...input, latest: input.build, lasting: false }),
  initial: 'current',
  on: {
    'build.seen': {
      actions: assign({ latest: ({ event }) => event.build, lasting: ({ event }) => event.lasting }),
    },
    'forms.changed': { actions: assign({ dirty: ({ event }) => event.dirty }) },
    'page.changed': { actions: assign({ busy: ({ event }) => event.busy }) },
  },
  states: {
    current: {
      always: { guard: 'isOutdated', target: 'deciding' },
    },
    deciding: {
      always: [
        { guard: 'isTried', target: 'givenUp' },
        isTyping,
        { guard: 'isBusy', target: 'busy' },
        reload,
      ],
    },
    waiting: {
      tags: 'notice',
      always: [isBack, { guard: 'isClean', target: 'settling' }],
      on: {
        'reload.requested': { target: 'reloading', actions: { type: 'notifyDue', params: { asked: true } } },
      },
    },
    busy: {
      always: [isBack, isTyping, { guard: 'isQuiet', target: 'settling' }],
      on: { 'screen.left': reload },
    },
    settling: {
      always: [isBack, isTyping, { guard: 'isBusy', target: 'busy' }],
      after: { quiet: reload },
      on: { 'screen.left': reload },
    },
    reloading: {
      on: { 'reload.refused': 'held' },
    },
    held: {
      always: [isBack, isTyping],
      after: { guard: 'deciding' },
    },
    givenUp: {
      always: [isBack, { guard: 'isUntried', target: 'deciding' }],
    },
  },
})
