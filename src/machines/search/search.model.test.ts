import type { AnyMachineSnapshot } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails, waitsMs } from '../testing/steps.ts'
import { type SearchContext, searchMachine, TYPING_MS } from './search.machine.ts'

const resultFor = (search: string): Output<'searchPortal'> => ({
  search,
  passwordNeededYn: 'N',
  groups: [
    {
      hitKind: 'APP',
      ownYn: 'Y',
      moreYn: 'N',
      list: [
        {
          hitId: '3a7e9c51-d2f0-4b86-a4c3-e15f80b7d962',
          title: '그룹웨어',
          detail: '협업',
          state: null,
          at: null,
        },
      ],
    },
  ],
})
const offlineProblem = new Problem(0, '')
const withoutRole = problemNamed('role.missing')

const wordsTyped = (words: string) => ({ type: 'words.typed', words }) as const
const oneLetter = wordsTyped('그')
const twoLetters = wordsTyped('그룹')
const threeLetters = wordsTyped('그룹웨')
const searchRetried = { type: 'search.retried' } as const
const typingPause = waitsMs(TYPING_MS, 'search.typing')
const searchPortalDone = done('searchPortal', resultFor('그룹'))
const searchLongerDone = done('searchPortal', resultFor('그룹웨'))
const adminFound = done('searchAdminPortal', resultFor('그룹'))
const searchPortalFailed = fails('searchPortal', offlineProblem)
const adminFailed = fails('searchAdminPortal', withoutRole)
const adminInput = { area: 'admin' } as const

describeModel(searchMachine, {
  input: { area: 'my' },
  otherInputs: [adminInput],
  gestures: [oneLetter, twoLetters, threeLetters, searchRetried],
  waits: [typingPause],
  outcomes: [searchPortalDone, searchPortalFailed, adminFound, adminFailed],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { area, words, result: last, problem } = context as SearchContext
    return [area, words, last?.search, problem?.code]
  },
  endings: [
    [[], 'resting', { context: { words: '', result: undefined }, calls: [] }],
    // A word of one letter is not searched.
    [[oneLetter], 'resting', { context: { words: '그' }, calls: [], tags: [] }],
    [[wordsTyped('그 ㄹ')], 'resting', { calls: [] }],
    [[twoLetters], 'typing', { context: { words: '그룹' }, calls: [], tags: ['busy'] }],
    [[wordsTyped('그 룹웨')], 'typing'],
    [[twoLetters, threeLetters], 'typing', { context: { words: '그룹웨' }, calls: [] }],
    [[twoLetters, oneLetter], 'resting', { context: { words: '그' }, calls: [] }],
    [[twoLetters, typingPause], 'searchingPortal', { calls: ['searchPortal'], tags: ['busy'] }],
    [
      [twoLetters, typingPause, searchPortalDone],
      'found',
      { context: { result: resultFor('그룹') }, tags: [] },
    ],
    // A space before or after the words starts no new search.
    [
      [twoLetters, typingPause, wordsTyped('그룹 ')],
      'searchingPortal',
      { context: { words: '그룹 ' }, calls: ['searchPortal'] },
    ],
    [[twoLetters, typingPause, searchPortalDone, wordsTyped(' 그룹')], 'found', { calls: ['searchPortal'] }],
    // New words abort the previous call; the earlier hits remain until new hits arrive.
    [[twoLetters, typingPause, threeLetters], 'typing', { context: { result: undefined } }],
    [
      [twoLetters, typingPause, searchPortalDone, threeLetters],
      'typing',
      { context: { result: resultFor('그룹') } },
    ],
    [
      [twoLetters, typingPause, searchPortalDone, threeLetters, typingPause, searchLongerDone],
      'found',
      { context: { result: resultFor('그룹웨') }, calls: ['searchPortal', 'searchPortal'] },
    ],
    [[twoLetters, typingPause, searchPortalDone, oneLetter], 'resting', { context: { result: undefined } }],
    [
      [twoLetters, typingPause, searchPortalFailed],
      'failed',
      { context: { problem: offlineProblem }, tags: [] },
    ],
    [
      [twoLetters, typingPause, searchPortalDone, threeLetters, typingPause, searchPortalFailed],
      'failed',
      { context: { result: undefined } },
    ],
    [
      [twoLetters, typingPause, searchPortalFailed, threeLetters],
      'typing',
      { context: { problem: undefined } },
    ],
    [
      [twoLetters, typingPause, searchPortalFailed, oneLetter],
      'resting',
      { context: { problem: undefined } },
    ],
    [
      [twoLetters, typingPause, searchPortalFailed, searchRetried],
      'searchingPortal',
      { context: { problem: undefined }, calls: ['searchPortal', 'searchPortal'] },
    ],
    [
      [twoLetters, typingPause, searchPortalFailed, searchRetried, searchPortalDone],
      'found',
      { context: { result: resultFor('그룹') } },
    ],
    [[searchRetried], 'resting', { still: true }],
    [[twoLetters, typingPause, searchPortalDone, searchRetried], 'found', { still: true }],
    // In the admin area `searchAdminPortal` is called.
    [
      [twoLetters, typingPause],
      'searchingAdminPortal',
      { input: adminInput, calls: ['searchAdminPortal'], tags: ['busy'] },
    ],
    [
      [twoLetters, typingPause, adminFound],
      'found',
      { input: adminInput, context: { result: resultFor('그룹') } },
    ],
    [
      [twoLetters, typingPause, adminFailed],
      'failed',
      { input: adminInput, context: { problem: withoutRole } },
    ],
    [
      [twoLetters, typingPause, adminFailed, searchRetried],
      'searchingAdminPortal',
      {
        input: adminInput,
        context: { problem: undefined },
        calls: ['searchAdminPortal', 'searchAdminPortal'],
      },
    ],
  ],
})
