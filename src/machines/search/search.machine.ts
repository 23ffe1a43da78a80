import { assign, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { type Failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'

type Result = Output<'searchPortal'>
export type SearchContext = {
  /**
   * The area in which the search is opened. In the admin area the search also finds the entries of the lists of that
   * area.
   */
  area: 'my' | 'admin'
  /** The typed words. */
  words: string
  /** The last hits, until the next words have hits or fail. */
  result: Result | undefined
  problem: Problem | undefined
}
export type SearchEvent = { type: 'words.typed'; words: string } | { type: 'search.retried' }

/** The pause in typing, in milliseconds, after which the words are searched. */
export const TYPING_MS = 200
/**
 * The minimum number of letters of a search: fewer letters match nearly everything, so the server returns nothing for
 * them.
 */
export const MIN_LETTERS = 2

const isLongEnough = (words: string): boolean =>
  words.split(/\s+/u).some((word) => lettersIn(word) >= MIN_LETTERS)

const onAnswered = {
  target: 'found',
  actions: { type: 'keepResult', params: ({ event }: { event: { output: Result } }) => event.output },
} as const
const onFailed = { target: 'failed', actions: [keepProblem, 'forgetResult'] } as const
const searchInput = ({ context }: { context: SearchContext }) => ({ search: typedText(context.words) })

/**
 * The global search while its dialog is open. The search is called when typing pauses; new words abort the previous
 * call, whose hits remain until the next hits arrive or the call fails.
 */
export const searchMachine = setup({
  types: {} as {
    context: SearchContext
    events: SearchEvent
    input: Pick<SearchContext, 'area'>
    tags: 'busy'
  },
  actors: needs('searchPortal', 'searchAdminPortal'),
  actions: {
    keepWords: assign((_, { words }: { words: string }) => ({ words })),
    keepResult: assign((_, result: Result) => ({ result })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    forgetResult: assign({ result: undefined }),
    forgetProblem: assign({ problem: undefined }),
  },
  guards: {
    isLongEnough: (_, { words }: { words: string }) => isLongEnough(words),
    isAdmin: ({ context: { area } }) => area === 'admin',
    isSame: ({ context }, { words }: { words: string }) => typedText(context.words) === typedText(words),
  },
}).createMachine({
  id: 'search',
  context: ({ input: { area } }) => ({ area, words: '', result: undefined, problem: undefined }),
  initial: 'resting',
  on: {
    'words.typed': [
      {
        guard: { type: 'isSame', params: ({ event }) => event },
        actions: { type: 'keepWords', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.typing',
        actions: [{ type: 'keepWords', params: ({ event }) => event }, 'forgetProblem'],
      },
      {
        target: '.resting',
        actions: [{ type: 'keepWords', params: ({ event }) => event }, 'forgetResult', 'forgetProblem'],
      },
    ],
  },
  states: {
    resting: {},
    typing: {
      tags: 'busy',
      after: {
        [TYPING_MS]: [{ guard: 'isAdmin', target: 'searchingAdminPortal' }, { target: 'searchingPortal' }],
      },
    },
    searchingPortal: {
      tags: 'busy',
      invoke: {
        id: 'searchPortal',
        src: 'searchPortal',
        input: searchInput,
        onDone: onAnswered,
        onError: onFailed,
      },
    },
    searchingAdminPortal: {
      tags: 'busy',
      invoke: {
        id: 'searchAdminPortal',
        src: 'searchAdminPortal',
        input: searchInput,
        onDone: onAnswered,
        onError: onFailed,
      },
    },
    found: {},
    failed: {
      on: {
        'search.retried': [
          { guard: 'isAdmin', target: 'searchingAdminPortal', actions: 'forgetProblem' },
          { target: 'searchingPortal', actions: 'forgetProblem' },
        ],
      },
    },
  },
})
