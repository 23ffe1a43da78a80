import type { AnyMachineSnapshot } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails, waitsMs } from '../testing/steps.ts'
import { type SearchContext, searchMachine, TYPING_MS } from './search.machine.ts'

const result = (search: string): Output<'searchPortal'> => ({
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
const offline = new Problem(0, '')
const withoutRole = problemNamed('role.missing')

const type = (words: string) => ({ type: 'words.typed', words }) as const
const short = type('그')
const long = type('그룹')
const longer = type('그룹웨')
const retry = { type: 'search.retried' } as const
const pause = waitsMs(TYPING_MS, 'search.typing')
const searchPortalDone = done('searchPortal', result('그룹'))
const searchLongerDone = done('searchPortal', result('그룹웨'))
const adminFound = done('searchAdminPortal', result('그룹'))
const searchPortalFailed = fails('searchPortal', offline)
const adminFailed = fails('searchAdminPortal', withoutRole)
const admin = { area: 'admin' } as const

describeModel(searchMachine, {
  input: { area: 'my' },
  otherInputs: [admin],
  gestures: [short, long, longer, retry],
  waits: [pause],
  outcomes: [searchPortalDone, searchPortalFailed, adminFound, adminFailed],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { area, words, result: last, problem } = context as SearchContext
    return [area, words, last?.search, problem?.code]
  },
  endings: [
    [[], 'resting', { context: { words: '', result: undefined }, calls: [] }],
    // A word of one letter is not searched.
    [[short], 'resting', { context: { words: '그' }, calls: [], tags: [] }],
    [[type('그 ㄹ')], 'resting', { calls: [] }],
    [[long], 'typing', { context: { words: '그룹' }, calls: [], tags: ['busy'] }],
    [[type('그 룹웨')], 'typing'],
    [[long, longer], 'typing', { context: { words: '그룹웨' }, calls: [] }],
    [[long, short], 'resting', { context: { words: '그' }, calls: [] }],
    [[long, pause], 'searchingPortal', { calls: ['searchPortal'], tags: ['busy'] }],
    [[long, pause, searchPortalDone], 'found', { context: { result: result('그룹') }, tags: [] }],
    // A space before or after the words starts no new search.
    [
      [long, pause, type('그룹 ')],
      'searchingPortal',
      { context: { words: '그룹 ' }, calls: ['searchPortal'] },
    ],
    [[long, pause, searchPortalDone, type(' 그룹')], 'found', { calls: ['searchPortal'] }],
    // New words abort the previous call; the earlier hits remain until new hits arrive.
    [[long, pause, longer], 'typing', { context: { result: undefined } }],
    [[long, pause, searchPortalDone, longer], 'typing', { context: { result: result('그룹') } }],
    [
      [long, pause, searchPortalDone, longer, pause, searchLongerDone],
      'found',
      { context: { result: result('그룹웨') }, calls: ['searchPortal', 'searchPortal'] },
    ],
    [[long, pause, searchPortalDone, short], 'resting', { context: { result: undefined } }],
    [[long, pause, searchPortalFailed], 'failed', { context: { problem: offline }, tags: [] }],
    [
      [long, pause, searchPortalDone, longer, pause, searchPortalFailed],
      'failed',
      { context: { result: undefined } },
    ],
    [[long, pause, searchPortalFailed, longer], 'typing', { context: { problem: undefined } }],
    [[long, pause, searchPortalFailed, short], 'resting', { context: { problem: undefined } }],
    [
      [long, pause, searchPortalFailed, retry],
      'searchingPortal',
      { context: { problem: undefined }, calls: ['searchPortal', 'searchPortal'] },
    ],
    [
      [long, pause, searchPortalFailed, retry, searchPortalDone],
      'found',
      { context: { result: result('그룹') } },
    ],
    [[retry], 'resting', { still: true }],
    [[long, pause, searchPortalDone, retry], 'found', { still: true }],
    // In the admin area `searchAdminPortal` is called.
    [[long, pause], 'searchingAdminPortal', { input: admin, calls: ['searchAdminPortal'], tags: ['busy'] }],
    [[long, pause, adminFound], 'found', { input: admin, context: { result: result('그룹') } }],
    [[long, pause, adminFailed], 'failed', { input: admin, context: { problem: withoutRole } }],
    [
      [long, pause, adminFailed, retry],
      'searchingAdminPortal',
      { input: admin, context: { problem: undefined }, calls: ['searchAdminPortal', 'searchAdminPortal'] },
    ],
  ],
})
