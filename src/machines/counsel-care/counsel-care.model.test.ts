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
const movedCounsel: Counsel = { ...counsel, ...slot(14), version: 2 }
const movedElsewhere: Counsel = { ...counsel, ...slot(16), version: 2 }
const canceledCounsel: Counsel = { ...counsel, counselState: 'CANCELED', version: 2, changeableYn: 'N' }
const nearNow: Counsel = { ...counsel, changeableYn: 'N' }
const hold = { ...slot(14), holdKey, expiresInSeconds: 600 }
const nextHold = { ...slot(15), holdKey: nextHoldKey, expiresInSeconds: 600 }

const knownInput = { counsel }
const input = { counsel: undefined }
const lookUp = {
  type: 'lookup.requested',
  counselNo: ' c2026 – 000123 ',
  email: ' Minsu@Hanbit.example',
} as const
const lookupRestarted = { type: 'lookup.restarted' } as const
const startMove = { type: 'move.started' } as const
const slotChosen = { type: 'slot.chosen', startAt: slot(14).startAt } as const
const chooseOther = { type: 'slot.chosen', startAt: slot(15).startAt } as const
const moveConfirmed = { type: 'move.confirmed' } as const
const cancellationConfirmed = { type: 'cancellation.confirmed' } as const
const backEvent = { type: 'step.left' } as const

const lookupDone = (it: Counsel) => done('getUnauthCounsel', it)
const holdCounselSlotDone = done('holdCounselSlot', hold)
const holdOtherSlotDone = done('holdCounselSlot', nextHold)
const releaseDone = done('releaseCounselSlot', { releasedYn: 'Y' })
const changedProblem = problemNamed('counsel.changed')
const tooLate = problemNamed('counsel.tooLate')
const missingProblem = problemNamed('counsel.missing')
const pauseProblem = problemNamed('lookup.paused', { retryAfterSeconds: 600 })
const takenProblem = problemNamed('slot.taken')
const expiredProblem = problemNamed('hold.expired')
const ranOut = new Problem(problemCodes['hold.expired'], '')
const offlineProblem = new Problem(0, '')

const shownPath = [lookUp, lookupDone(counsel)] as const
const pathToSlots = [...shownPath, startMove] as const
const pathToNewTime = [...pathToSlots, slotChosen, holdCounselSlotDone] as const
const pathToMoving = [...pathToNewTime, moveConfirmed] as const
const pathToCancelling = [...shownPath, cancellationConfirmed] as const
const moveConflict = [
  ...pathToMoving,
  fails('changeCounsel', changedProblem),
  lookupDone(movedElsewhere),
] as const
const cancelConflict = [
  ...pathToCancelling,
  fails('cancelCounsel', changedProblem),
  lookupDone(movedElsewhere),
] as const
const slotsOutdated = { type: 'slots.outdated' } as const
const changedEvent = { type: 'counsel.changed' } as const
const busyTags = { tags: ['busy'] }
const clearedContext = { wish: undefined, problem: undefined, seen: undefined, hold: undefined }

/** Returns the expected end states after the current reservation is loaded, for moving and for cancelling it. */
const changeEndings = (
  steps: Ending<typeof counselCareMachine>[0],
  stays: string,
): Ending<typeof counselCareMachine>[] => [
  [[...steps], 'gettingChangedCounsel', busyTags],
  [[...steps, lookupDone(counsel)], stays, { context: { counsel } }],
  [
    [...steps, fails('getUnauthCounsel', offlineProblem)],
    stays,
    { context: { counsel, problem: offlineProblem } },
  ],
  [
    [...steps, lookupDone(nearNow)],
    'showing',
    { context: { counsel: nearNow, seen: counsel, hold: undefined } },
  ],
  [
    [...steps, lookupDone(movedElsewhere)],
    'conflicting',
    { context: { counsel: movedElsewhere, seen: counsel, problem: undefined } },
  ],
]

describeModel(counselCareMachine, {
  input,
  otherInputs: [knownInput],
  gestures: [
    lookUp,
    lookupRestarted,
    startMove,
    slotChosen,
    chooseOther,
    moveConfirmed,
    cancellationConfirmed,
    backEvent,
    passes(600),
    passes(1),
  ],
  outcomes: [
    ...[counsel, movedCounsel, movedElsewhere, canceledCounsel, nearNow].map(lookupDone),
    ...[missingProblem, pauseProblem, offlineProblem].map((problem) => fails('getUnauthCounsel', problem)),
    holdCounselSlotDone,
    holdOtherSlotDone,
    ...[takenProblem, offlineProblem].map((problem) => fails('holdCounselSlot', problem)),
    releaseDone,
    fails('releaseCounselSlot', offlineProblem),
    done('changeCounsel', movedCounsel),
    ...[changedProblem, tooLate, expiredProblem, missingProblem, offlineProblem].map((problem) =>
      fails('changeCounsel', problem),
    ),
    done('cancelCounsel', canceledCounsel),
    ...[changedProblem, tooLate, missingProblem, offlineProblem].map((problem) =>
      fails('cancelCounsel', problem),
    ),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as CounselCareContext),
  endings: [
    // The reservation is looked up.
    [[], 'lookingUp', { context: { counsel: undefined } }],
    [[passes(1)], 'lookingUp', { still: true }],
    [
      [],
      'showing',
      { input: knownInput, context: { counsel, counselNo: counsel.counselNo, email: counsel.email } },
    ],
    [
      [lookUp],
      'gettingUnauthCounsel',
      { context: { counselNo: 'C2026-000123', email: 'minsu@hanbit.example' }, ...busyTags },
    ],
    [shownPath, 'showing', { context: { counsel, ...clearedContext } }],
    [
      [lookUp, fails('getUnauthCounsel', missingProblem)],
      'lookingUp',
      { context: { problem: missingProblem } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', offlineProblem)],
      'lookingUp',
      { context: { problem: offlineProblem } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', missingProblem), lookUp],
      'gettingUnauthCounsel',
      { context: { problem: undefined } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', pauseProblem)],
      'paused',
      { context: { problem: pauseProblem, pauseSecondsLeft: 600 } },
    ],
    [[lookUp, fails('getUnauthCounsel', pauseProblem), lookUp], 'paused'],
    [
      [lookUp, fails('getUnauthCounsel', pauseProblem), passes(1)],
      'paused',
      { context: { pauseSecondsLeft: 599 } },
    ],
    [
      [lookUp, fails('getUnauthCounsel', pauseProblem), passes(600)],
      'lookingUp',
      { context: { problem: undefined } },
    ],
    [
      [...shownPath, lookupRestarted],
      'lookingUp',
      { context: { counsel: undefined, counselNo: 'C2026-000123' } },
    ],
    [[lookUp, lookupDone(nearNow), startMove], 'showing'],
    [[lookUp, lookupDone(nearNow), cancellationConfirmed], 'showing', { calls: ['getUnauthCounsel'] }],

    // Another slot
    [pathToSlots, 'choosing', { context: { wish: 'move' }, emitted: [slotsOutdated] }],
    [[...pathToSlots, backEvent], 'showing', { context: clearedContext }],
    [[...pathToSlots, slotChosen], 'holdingCounselSlot', busyTags],
    [pathToNewTime, 'confirmingMove', { context: { hold, holdSecondsLeft: 600 } }],
    [
      [...pathToSlots, slotChosen, fails('holdCounselSlot', takenProblem)],
      'choosing',
      { context: { problem: takenProblem, startAt: hold.startAt }, emitted: [slotsOutdated, slotsOutdated] },
    ],
    [
      [...pathToSlots, slotChosen, fails('holdCounselSlot', offlineProblem)],
      'choosing',
      { context: { problem: offlineProblem } },
    ],
    [
      [...pathToNewTime, backEvent],
      'choosing',
      { context: { hold }, emitted: [slotsOutdated, slotsOutdated] },
    ],
    [
      [...pathToNewTime, backEvent, slotChosen],
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
    [[...pathToNewTime, backEvent, backEvent], 'releasingCounselSlot', busyTags],
    [[...pathToNewTime, backEvent, backEvent, releaseDone], 'showing', { context: clearedContext }],
    [
      [...pathToNewTime, backEvent, backEvent, fails('releaseCounselSlot', offlineProblem)],
      'showing',
      { context: clearedContext },
    ],
    [
      [...pathToNewTime, passes(600)],
      'choosing',
      { context: { hold: undefined, problem: ranOut }, emitted: [slotsOutdated, slotsOutdated] },
    ],

    // Moving
    [pathToMoving, 'changingCounsel', busyTags],
    [
      [...pathToMoving, moveConfirmed],
      'changingCounsel',
      { calls: ['getUnauthCounsel', 'holdCounselSlot', 'changeCounsel'] },
    ],
    [
      [...pathToMoving, done('changeCounsel', movedCounsel)],
      'showing',
      {
        context: { ...clearedContext, counsel: movedCounsel, outcome: 'moved' },
        emitted: [slotsOutdated, changedEvent],
      },
    ],
    [
      [...pathToMoving, done('changeCounsel', movedCounsel), startMove],
      'choosing',
      { context: { outcome: undefined } },
    ],
    [
      [...pathToMoving, fails('changeCounsel', expiredProblem)],
      'choosing',
      { context: { hold: undefined, problem: expiredProblem }, emitted: [slotsOutdated, slotsOutdated] },
    ],
    [
      [...pathToMoving, fails('changeCounsel', missingProblem)],
      'confirmingMove',
      { context: { problem: missingProblem, hold } },
    ],
    [
      [...pathToMoving, fails('changeCounsel', tooLate)],
      'gettingChangedCounsel',
      { context: { problem: tooLate } },
    ],
    ...changeEndings([...pathToMoving, fails('changeCounsel', changedProblem)], 'confirmingMove'),
    ...changeEndings([...pathToMoving, fails('changeCounsel', offlineProblem)], 'confirmingMove').map(
      ([steps, state]) => [steps, state] as const,
    ),
    [
      [...pathToMoving, fails('changeCounsel', offlineProblem), lookupDone(movedCounsel)],
      'showing',
      {
        context: { ...clearedContext, counsel: movedCounsel, outcome: 'moved' },
        emitted: [slotsOutdated, changedEvent],
      },
    ],
    [
      [...pathToMoving, fails('changeCounsel', changedProblem), lookupDone(canceledCounsel)],
      'showing',
      {
        context: { counsel: canceledCounsel, seen: counsel, problem: changedProblem, hold: undefined },
      },
    ],
    [
      [...moveConflict, moveConfirmed],
      'changingCounsel',
      { context: { counsel: movedElsewhere, problem: undefined } },
    ],
    [[...moveConflict, cancellationConfirmed], 'conflicting'],
    [[...moveConflict, passes(600)], 'choosing', { context: { problem: ranOut, hold: undefined } }],
    [[...moveConflict, backEvent], 'releasingCounselSlot'],
    [
      [...moveConflict, backEvent, releaseDone],
      'showing',
      { context: { ...clearedContext, counsel: movedElsewhere } },
    ],

    // Cancelling
    [pathToCancelling, 'cancellingCounsel', { context: { wish: 'cancel' }, ...busyTags }],
    [
      [...pathToCancelling, cancellationConfirmed],
      'cancellingCounsel',
      { calls: ['getUnauthCounsel', 'cancelCounsel'] },
    ],
    [
      [...pathToCancelling, done('cancelCounsel', canceledCounsel)],
      'showing',
      {
        context: { ...clearedContext, counsel: canceledCounsel, outcome: 'canceled' },
        emitted: [changedEvent],
      },
    ],
    [[...pathToCancelling, done('cancelCounsel', canceledCounsel), startMove], 'showing'],
    [
      [...pathToCancelling, fails('cancelCounsel', missingProblem)],
      'showing',
      { context: { problem: missingProblem } },
    ],
    [
      [...pathToCancelling, fails('cancelCounsel', tooLate)],
      'gettingChangedCounsel',
      { context: { problem: tooLate } },
    ],
    ...changeEndings([...pathToCancelling, fails('cancelCounsel', changedProblem)], 'showing'),
    ...changeEndings([...pathToCancelling, fails('cancelCounsel', offlineProblem)], 'showing').map(
      ([steps, state]) => [steps, state] as const,
    ),
    [
      [...pathToCancelling, fails('cancelCounsel', offlineProblem), lookupDone(canceledCounsel)],
      'showing',
      { context: { ...clearedContext, counsel: canceledCounsel, outcome: 'canceled' } },
    ],
    [
      [...cancelConflict, cancellationConfirmed],
      'cancellingCounsel',
      { context: { counsel: movedElsewhere, problem: undefined } },
    ],
    [[...cancelConflict, moveConfirmed], 'conflicting'],
    [[...cancelConflict, passes(600)], 'conflicting'],
    [[...cancelConflict, backEvent], 'showing', { context: { ...clearedContext, counsel: movedElsewhere } }],
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
  const countdownStates = [countdowns.holdSecondsLeft > 0, countdowns.pauseSecondsLeft > 0]
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
    countdownStates,
  ]
}
