import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { counselCareMachine } from './counsel-care.machine.ts'
import type { Counsel, CounselCareContext } from './counsel-care-context.ts'

const [holdKey, nextHoldKey] = ['a'.repeat(43), 'b'.repeat(43)]
const slot = (hour: number) => ({
  startAt: `2026-11-24T${hour}:00:00+09:00`,
  endAt: `2026-11-24T${hour}:30:00+09:00`,
})
const counsel: Counsel = {
  ...slot(10),
  counselNo: 'C2026-000123',
  version: 1,
  counselState: 'BOOKED',
  counselMethod: 'PHONE',
  memo: '',
  cancelReason: null,
  changeableYn: 'Y',
  name: '김민수',
  email: 'minsu@hanbit.example',
  phoneNumber: '01012345678',
  companyName: null,
}
const moved: Counsel = { ...counsel, ...slot(14), version: 2 }
const movedElsewhere: Counsel = { ...counsel, ...slot(16), version: 2 }
const canceled: Counsel = { ...counsel, counselState: 'CANCELED', version: 2, changeableYn: 'N' }
const nearNow: Counsel = { ...counsel, changeableYn: 'N' }
const hold = { ...slot(14), holdKey, expiresInSeconds: 600 }
const nextHold = { ...slot(15), holdKey: nextHoldKey, expiresInSeconds: 600 }

const known = { counsel }
const input = { counsel: undefined }
const lookUp = {
  type: 'lookup.requested',
  counselNo: ' c2026 – 000123 ',
  email: ' Minsu@Hanbit.example',
} as const
const renewed = { type: 'lookup.restarted' } as const
const startMove = { type: 'move.started' } as const
const choose = { type: 'slot.chosen', startAt: slot(14).startAt } as const
const chooseOther = { type: 'slot.chosen', startAt: slot(15).startAt } as const
const move = { type: 'move.confirmed' } as const
const cancel = { type: 'cancellation.confirmed' } as const
const backEvent = { type: 'step.left' } as const

const found = (it: Counsel) => done('getUnauthCounsel', it)
const holdCounselSlotDone = done('holdCounselSlot', hold)
const holdOtherSlotDone = done('holdCounselSlot', nextHold)
const released = done('releaseCounselSlot', { releasedYn: 'Y' })
const changedProblem = problemNamed('counsel.changed')
const tooLate = problemNamed('counsel.tooLate')
const missingProblem = problemNamed('counsel.missing')
const paused = problemNamed('lookup.paused', { retryAfterSeconds: 600 })
const takenProblem = problemNamed('slot.taken')
const expiredProblem = problemNamed('hold.expired')
const ranOut = new Problem(problemCodes['hold.expired'], '')
const offline = new Problem(0, '')

const shownPath = [lookUp, found(counsel)] as const
const pathToSlots = [...shownPath, startMove] as const
const pathToNewTime = [...pathToSlots, choose, holdCounselSlotDone] as const
const moving = [...pathToNewTime, move] as const
const cancelling = [...shownPath, cancel] as const
const moveConflict = [...moving, fails('changeCounsel', changedProblem), found(movedElsewhere)] as const
const cancelConflict = [...cancelling, fails('cancelCounsel', changedProblem), found(movedElsewhere)] as const
const outdated = { type: 'slots.outdated' } as const
const changedEvent = { type: 'counsel.changed' } as const
const busy = { tags: ['busy'] }
const quiet = { wish: undefined, problem: undefined, seen: undefined, hold: undefined }

/** The expected end states of both changes after the current reservation is loaded. */
const asked = (
  steps: Ending<typeof counselCareMachine>[0],
  stays: string,
): Ending<typeof counselCareMachine>[] => [
  [[...steps], 'gettingChangedCounsel', busy],
  [[...steps, found(counsel)], stays, { context: { counsel } }],
  [[...steps, fails('getUnauthCounsel', offline)], stays, { context: { counsel, problem: offline } }],
  [[...steps, found(nearNow)], 'showing', { context: { counsel: nearNow, seen: counsel, hold: undefined } }],
  [
    [...steps, found(movedElsewhere)],
    'conflicting',
    { context: { counsel: movedElsewhere, seen: counsel, problem: undefined } },
  ],
]

describeModel(counselCareMachine, {
  input,
  otherInputs: [known],
  gestures: [
    lookUp,
    renewed,
    startMove,
    choose,
    chooseOther,
    move,
    cancel,
    backEvent,
    passes(600),
    passes(1),
  ],
  outcomes: [
    ...[counsel, moved, movedElsewhere, canceled, nearNow].map(found),
    ...[missingProblem, paused, offline].map((problem) => fails('getUnauthCounsel', problem)),
    holdCounselSlotDone,
    holdOtherSlotDone,
    ...[takenProblem, offline].map((problem) => fails('holdCounselSlot', problem)),
    released,
    fails('releaseCounselSlot', offline),
    done('changeCounsel', moved),
    ...[changedProblem, tooLate, expiredProblem, missingProblem, offline].map((problem) =>
      fails('changeCounsel', problem),
    ),
    done('cancelCounsel', canceled),
    ...[changedProblem, tooLate, missingProblem, offline].map((problem) => fails('cancelCounsel', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as CounselCareContext),
  endings: [
    // The reservation is looked up.
    [[], 'lookingUp', { context: { counsel: undefined } }],
    [[passes(1)], 'lookingUp', { still: true }],
    [
      [],
      'showing',
      { input: known, context: { counsel, counselNo: counsel.counselNo, email: counsel.email } },
    ],
    [
      [lookUp],
      'gettingUnauthCounsel',
      { context: { counselNo: 'C2026-000123', email: 'minsu@hanbit.example' }, ...busy },
    ],
    [shownPath, 'showing', { context: { counsel, ...quiet } }],
    [
      [lookUp, fails('getUnauthCounsel', missingProblem)],
      'lookingUp',
      { context: { problem: missingProblem } },
    ],
    [[lookUp, fails('getUnauthCounsel', offline)], 'lookingUp', { context: { problem: offline } }],
    [
      [lookUp, fails('getUnauthCounsel', missingProblem), lookUp],
      'gettingUnauthCounsel',
      { context: { problem: undefined } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', paused)],
      'paused',
      { context: { problem: paused, pauseSecondsLeft: 600 } },
    ],
    [[lookUp, fails('getUnauthCounsel', paused), lookUp], 'paused'],
    [
      [lookUp, fails('getUnauthCounsel', paused), passes(1)],
      'paused',
      { context: { pauseSecondsLeft: 599 } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', paused), passes(600)],
      'lookingUp',
      { context: { problem: undefined } },
    ],
    [[...shownPath, renewed], 'lookingUp', { context: { counsel: undefined, counselNo: 'C2026-000123' } }],
    [[lookUp, found(nearNow), startMove], 'showing'],
    [[lookUp, found(nearNow), cancel], 'showing', { calls: ['getUnauthCounsel'] }],

    // Another slot
    [pathToSlots, 'choosing', { context: { wish: 'move' }, emitted: [outdated] }],
    [[...pathToSlots, backEvent], 'showing', { context: quiet }],
    [[...pathToSlots, choose], 'holdingCounselSlot', busy],
    [pathToNewTime, 'confirmingMove', { context: { hold, holdSecondsLeft: 600 } }],
    [
      [...pathToSlots, choose, fails('holdCounselSlot', takenProblem)],
      'choosing',
      { context: { problem: takenProblem, startAt: hold.startAt }, emitted: [outdated, outdated] },
    ],
    [
      [...pathToSlots, choose, fails('holdCounselSlot', offline)],
      'choosing',
      { context: { problem: offline } },
    ],
    [[...pathToNewTime, backEvent], 'choosing', { context: { hold }, emitted: [outdated, outdated] }],
    [
      [...pathToNewTime, backEvent, choose],
      'confirmingMove',
      { calls: ['getUnauthCounsel', 'holdCounselSlot'] },
    ],
    [
      [...pathToNewTime, backEvent, chooseOther, holdOtherSlotDone],
      'confirmingMove',
      { context: { hold: nextHold } },
    ],
    [
      [...pathToNewTime, backEvent, passes(600)],
      'choosing',
      { context: { hold: undefined, problem: undefined } },
    ],
    [[...pathToNewTime, backEvent, backEvent], 'releasingCounselSlot', busy],
    [[...pathToNewTime, backEvent, backEvent, released], 'showing', { context: quiet }],
    [
      [...pathToNewTime, backEvent, backEvent, fails('releaseCounselSlot', offline)],
      'showing',
      { context: quiet },
    ],
    [
      [...pathToNewTime, passes(600)],
      'choosing',
      { context: { hold: undefined, problem: ranOut }, emitted: [outdated, outdated] },
    ],

    // Moving
    [moving, 'changingCounsel', busy],
    [
      [...moving, move],
      'changingCounsel',
      { calls: ['getUnauthCounsel', 'holdCounselSlot', 'changeCounsel'] },
    ],
    [
      [...moving, done('changeCounsel', moved)],
      'showing',
      { context: { ...quiet, counsel: moved, outcome: 'moved' }, emitted: [outdated, changedEvent] },
    ],
    [[...moving, done('changeCounsel', moved), startMove], 'choosing', { context: { outcome: undefined } }],
    [
      [...moving, fails('changeCounsel', expiredProblem)],
      'choosing',
      { context: { hold: undefined, problem: expiredProblem }, emitted: [outdated, outdated] },
    ],
    [
      [...moving, fails('changeCounsel', missingProblem)],
      'confirmingMove',
      { context: { problem: missingProblem, hold } },
    ],
    [
      [...moving, fails('changeCounsel', tooLate)],
      'gettingChangedCounsel',
      { context: { problem: tooLate } },
    ],
    ...asked([...moving, fails('changeCounsel', changedProblem)], 'confirmingMove'),
    ...asked([...moving, fails('changeCounsel', offline)], 'confirmingMove').map(
      ([steps, state]) => [steps, state] as const,
    ),
    [
      [...moving, fails('changeCounsel', offline), found(moved)],
      'showing',
      { context: { ...quiet, counsel: moved, outcome: 'moved' }, emitted: [outdated, changedEvent] },
    ],
    [
      [...moving, fails('changeCounsel', changedProblem), found(canceled)],
      'showing',
      {
        context: { counsel: canceled, seen: counsel, problem: changedProblem, hold: undefined },
      },
    ],
    [
      [...moveConflict, move],
      'changingCounsel',
      { context: { counsel: movedElsewhere, problem: undefined } },
    ],
    [[...moveConflict, cancel], 'conflicting'],
    [[...moveConflict, passes(600)], 'choosing', { context: { problem: ranOut, hold: undefined } }],
    [[...moveConflict, backEvent], 'releasingCounselSlot'],
    [[...moveConflict, backEvent, released], 'showing', { context: { ...quiet, counsel: movedElsewhere } }],

    // Cancelling
    [cancelling, 'cancellingCounsel', { context: { wish: 'cancel' }, ...busy }],
    [[...cancelling, cancel], 'cancellingCounsel', { calls: ['getUnauthCounsel', 'cancelCounsel'] }],
    [
      [...cancelling, done('cancelCounsel', canceled)],
      'showing',
      { context: { ...quiet, counsel: canceled, outcome: 'canceled' }, emitted: [changedEvent] },
    ],
    [[...cancelling, done('cancelCounsel', canceled), startMove], 'showing'],
    [
      [...cancelling, fails('cancelCounsel', missingProblem)],
      'showing',
      { context: { problem: missingProblem } },
    ],
    [
      [...cancelling, fails('cancelCounsel', tooLate)],
      'gettingChangedCounsel',
      { context: { problem: tooLate } },
    ],
    ...asked([...cancelling, fails('cancelCounsel', changedProblem)], 'showing'),
    ...asked([...cancelling, fails('cancelCounsel', offline)], 'showing').map(
      ([steps, state]) => [steps, state] as const,
    ),
    [
      [...cancelling, fails('cancelCounsel', offline), found(canceled)],
      'showing',
      { context: { ...quiet, counsel: canceled, outcome: 'canceled' } },
    ],
    [
      [...cancelConflict, cancel],
      'cancellingCounsel',
      { context: { counsel: movedElsewhere, problem: undefined } },
    ],
    [[...cancelConflict, move], 'conflicting'],
    [[...cancelConflict, passes(600)], 'conflicting'],
    [[...cancelConflict, backEvent], 'showing', { context: { ...quiet, counsel: movedElsewhere } }],
  ],
})

// Situations differ only in whether the countdowns have ended, not in the exact number of remaining seconds.
function situation({
  counselNo,
  counsel,
  seen,
  wish,
  startAt,
  hold,
  outcome,
  problem,
  ...countdowns
}: CounselCareContext) {
  const running = [countdowns.holdSecondsLeft > 0, countdowns.pauseSecondsLeft > 0]
  const visibleFacts = (it: Counsel | undefined) => it && [it.startAt, it.counselState, it.changeableYn]
  return [
    counselNo,
    visibleFacts(counsel),
    visibleFacts(seen),
    wish,
    startAt,
    hold?.holdKey,
    outcome,
    problem?.code,
    running,
  ]
}
