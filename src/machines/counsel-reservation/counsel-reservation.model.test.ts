import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, passes, type Step } from '../testing/steps.ts'
import { counselReservationMachine } from './counsel-reservation.machine.ts'
import { blankForm, type CounselReservationContext } from './counsel-reservation-context.ts'

const keys = ['0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11', '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61']
const newIdempotencyKey = () => keys[0]!
const [holdKey, nextHoldKey, leftHoldKey] = ['a'.repeat(43), 'b'.repeat(43), 'c'.repeat(43)]
const ten = { startAt: '2026-11-24T10:00:00+09:00', endAt: '2026-11-24T10:30:00+09:00' }
const elevenSlot = { startAt: '2026-11-24T11:00:00+09:00', endAt: '2026-11-24T11:30:00+09:00' }
const input = { form: blankForm, leftHoldKey: undefined, newIdempotencyKey }
const returningInput = { ...input, leftHoldKey }

const slotChosen = { type: 'slot.chosen', startAt: ten.startAt } as const
const chooseOther = { type: 'slot.chosen', startAt: elevenSlot.startAt } as const
const typedForm = {
  counselMethod: 'PHONE',
  name: ' 김민수 ',
  email: 'Minsu@Hanbit.example',
  phoneNumber: '010-1234-5678',
  companyName: ' ',
  memo: '권한 신청이 궁금합니다. ',
  privacyAgreed: true,
} as const
const type = { type: 'form.changed', change: typedForm } as const
const formCompleted = { type: 'form.completed' } as const
const reservationRequested = { type: 'reservation.requested' } as const
const backEvent = { type: 'step.left' } as const

const hold = { ...ten, holdKey, expiresInSeconds: 600 }
const nextHold = { ...elevenSlot, holdKey: nextHoldKey, expiresInSeconds: 600 }
const counsel = {
  ...ten,
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
} as const
const holdCounselSlotDone = done('holdCounselSlot', hold)
const holdOtherSlotDone = done('holdCounselSlot', nextHold)
const reserveCounselDone = done('reserveCounsel', counsel)
const releaseDone = done('releaseCounselSlot', { releasedYn: 'Y' })
const takenProblem = problemNamed('slot.taken')
const goneProblem = problemNamed('slot.unavailable')
const expiredProblem = problemNamed('hold.expired')
const ranOut = new Problem(problemCodes['hold.expired'], '')
const tooMany = problemNamed('counsel.tooMany')
const offlineProblem = new Problem(0, '')
const serverFailed = problemNamed('server.failed')

const pathToForm = [slotChosen, holdCounselSlotDone] as const
const pathToSummary = [...pathToForm, type, formCompleted] as const
const pathToSending = [...pathToSummary, reservationRequested] as const
const slotsOutdated = { type: 'slots.outdated' } as const
const filledForm = { ...blankForm, ...typedForm }

describeModel(counselReservationMachine, {
  input,
  otherInputs: [returningInput],
  gestures: [
    slotChosen,
    chooseOther,
    type,
    formCompleted,
    reservationRequested,
    backEvent,
    passes(600),
    passes(1),
  ],
  outcomes: [
    holdCounselSlotDone,
    holdOtherSlotDone,
    ...[takenProblem, goneProblem, offlineProblem].map((problem) => fails('holdCounselSlot', problem)),
    releaseDone,
    fails('releaseCounselSlot', offlineProblem),
    reserveCounselDone,
    ...[expiredProblem, tooMany, offlineProblem].map((problem) => fails('reserveCounsel', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as CounselReservationContext),
  endings: [
    // A slot
    [[], 'choosing', { context: { hold: undefined, problem: undefined, form: blankForm }, tags: [] }],
    [[passes(1)], 'choosing', { still: true }],
    [[slotChosen], 'holdingCounselSlot', { context: { startAt: ten.startAt }, tags: ['busy'] }],
    [[slotChosen, chooseOther], 'holdingCounselSlot', { context: { startAt: ten.startAt } }],
    [pathToForm, 'filling', { context: { hold, holdSecondsLeft: 600 }, emitted: [] }],
    [
      [slotChosen, fails('holdCounselSlot', takenProblem)],
      'choosing',
      {
        context: { problem: takenProblem, startAt: ten.startAt, hold: undefined },
        emitted: [slotsOutdated],
      },
    ],
    [
      [slotChosen, fails('holdCounselSlot', goneProblem)],
      'choosing',
      { context: { problem: goneProblem }, emitted: [slotsOutdated] },
    ],
    [
      [slotChosen, fails('holdCounselSlot', offlineProblem)],
      'choosing',
      { context: { problem: offlineProblem }, emitted: [] },
    ],
    [
      [slotChosen, fails('holdCounselSlot', takenProblem), chooseOther],
      'holdingCounselSlot',
      { context: { problem: undefined } },
    ],
    [
      [slotChosen, fails('holdCounselSlot', takenProblem), chooseOther, holdOtherSlotDone],
      'filling',
      { context: { hold: nextHold } },
    ],

    // A hold that remained after a reload of the page.
    [[], 'releasingCounselSlot', { input: returningInput, tags: ['busy'] }],
    [
      [releaseDone],
      'choosing',
      { input: returningInput, context: { leftHoldKey: undefined }, emitted: [slotsOutdated] },
    ],
    [
      [fails('releaseCounselSlot', offlineProblem)],
      'choosing',
      { input: returningInput, context: { leftHoldKey, problem: undefined } },
    ],
    [
      [fails('releaseCounselSlot', offlineProblem), slotChosen, holdCounselSlotDone],
      'filling',
      { input: returningInput, context: { leftHoldKey: undefined, hold } },
    ],

    // Another slot
    [
      [...pathToForm, backEvent],
      'choosing',
      { context: { hold, holdSecondsLeft: 600 }, emitted: [slotsOutdated] },
    ],
    [[...pathToForm, backEvent, slotChosen], 'filling', { calls: ['holdCounselSlot'] }],
    [[...pathToForm, backEvent, chooseOther], 'holdingCounselSlot'],
    [
      [...pathToForm, backEvent, chooseOther, holdOtherSlotDone],
      'filling',
      { context: { hold: nextHold, holdSecondsLeft: 600 } },
    ],
    [
      [...pathToForm, type, backEvent, chooseOther, fails('holdCounselSlot', takenProblem)],
      'choosing',
      { context: { hold, form: filledForm, problem: takenProblem } },
    ],
    [
      [...pathToForm, passes(1), backEvent, passes(599)],
      'choosing',
      { context: { hold: undefined, problem: undefined } },
    ],
    [[...pathToForm, backEvent, passes(600), slotChosen], 'holdingCounselSlot'],

    // The form
    [[...pathToForm, type], 'filling', { context: { form: filledForm } }],
    [[...pathToForm, type, passes(1)], 'filling', { context: { holdSecondsLeft: 599 } }],
    [
      [...pathToForm, type, passes(600)],
      'choosing',
      { context: { hold: undefined, form: filledForm, problem: ranOut }, emitted: [slotsOutdated] },
    ],
    [pathToSummary, 'reviewing', { context: { form: filledForm, idempotencyKey: undefined } }],
    [[...pathToSummary, backEvent], 'filling', { context: { form: filledForm } }],
    [
      [...pathToSummary, passes(600)],
      'choosing',
      { context: { hold: undefined, form: filledForm, problem: ranOut }, emitted: [slotsOutdated] },
    ],
    [
      [...pathToSummary, passes(600), chooseOther, holdOtherSlotDone],
      'filling',
      { context: { form: filledForm, hold: nextHold, problem: undefined } },
    ],

    // Sending
    [pathToSending, 'reservingCounsel', { context: { idempotencyKey: keys[0] }, tags: ['busy'] }],
    [
      [...pathToSending, reservationRequested],
      'reservingCounsel',
      { calls: ['holdCounselSlot', 'reserveCounsel'] },
    ],
    [
      [...pathToSending, reserveCounselDone],
      'reserved',
      {
        context: { counsel, form: blankForm, hold: undefined },
        emitted: [{ type: 'reservation.made' }],
      },
    ],
    [
      [...pathToSending, fails('reserveCounsel', expiredProblem)],
      'choosing',
      {
        context: { hold: undefined, form: filledForm, problem: expiredProblem, idempotencyKey: undefined },
        emitted: [slotsOutdated],
      },
    ],
    [
      [...pathToSending, fails('reserveCounsel', tooMany)],
      'reviewing',
      { context: { problem: tooMany, form: filledForm, idempotencyKey: undefined } },
    ],
    [
      [...pathToSending, fails('reserveCounsel', tooMany), backEvent],
      'filling',
      { context: { problem: undefined } },
    ],
    [
      [...pathToSending, passes(600), fails('reserveCounsel', tooMany)],
      'choosing',
      { context: { problem: ranOut, form: filledForm } },
    ],
    [
      [...pathToSending, fails('reserveCounsel', offlineProblem)],
      'unconfirmed',
      { context: { problem: offlineProblem, form: filledForm, idempotencyKey: keys[0] } },
    ],
    [
      [...pathToSending, fails('reserveCounsel', serverFailed)],
      'unconfirmed',
      { context: { problem: serverFailed } },
    ],
    [[...pathToSending, fails('reserveCounsel', offlineProblem), backEvent], 'unconfirmed'],
    [[...pathToSending, fails('reserveCounsel', offlineProblem), passes(600)], 'unconfirmed'],
    [
      [...pathToSending, fails('reserveCounsel', offlineProblem), reservationRequested],
      'reservingCounsel',
      { context: { problem: undefined } },
    ],
    [
      [
        ...pathToSending,
        fails('reserveCounsel', offlineProblem),
        passes(600),
        reservationRequested,
        reserveCounselDone,
      ],
      'reserved',
    ],
    [
      [
        ...pathToSending,
        fails('reserveCounsel', offlineProblem),
        reservationRequested,
        fails('reserveCounsel', expiredProblem),
      ],
      'choosing',
      { context: { form: filledForm } },
    ],
  ],
})

describe('a reservation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function actorAfter(steps: readonly Step[], more: Partial<typeof returningInput> = {}) {
    let made = 0
    const actor = start(counselReservationMachine, {
      ...input,
      newIdempotencyKey: () => keys[made++],
      ...more,
    })
    for (const step of steps) await actor.play(step)
    return actor.calls
  }
  const body = {
    idempotencyKey: keys[0],
    holdKey,
    counselMethod: 'PHONE',
    name: '김민수',
    email: 'minsu@hanbit.example',
    phoneNumber: '01012345678',
    companyName: null,
    memo: '권한 신청이 궁금합니다.',
    privacyAgreeYn: 'Y',
  }

  it('is sent normalized, as the server expects', async () => {
    expect(await actorAfter(pathToSending)).toEqual([
      { operation: 'holdCounselSlot', input: { startAt: ten.startAt } },
      { operation: 'reserveCounsel', input: body },
    ])
  })

  it('is sent again with the same idempotency key and body while its outcome is unknown', async () => {
    const calls = await actorAfter([
      ...pathToSending,
      fails('reserveCounsel', offlineProblem),
      reservationRequested,
      fails('reserveCounsel', serverFailed),
      reservationRequested,
    ])
    expect(calls.slice(1).map(({ input }) => input)).toEqual([body, body, body])
  })

  it('gets another idempotency key after a refusal', async () => {
    const calls = await actorAfter([...pathToSending, fails('reserveCounsel', tooMany), reservationRequested])
    expect(calls.slice(1).map(({ input }) => (input as typeof body).idempotencyKey)).toEqual(keys)
  })

  it('releases the previous slot when another one is chosen', async () => {
    const moved = await actorAfter([...pathToForm, backEvent, chooseOther])
    expect(moved[1]).toEqual({
      operation: 'holdCounselSlot',
      input: { startAt: elevenSlot.startAt, holdKey },
    })
  })

  it('releases a slot that was held before a reload', async () => {
    const calls = await actorAfter([fails('releaseCounselSlot', offlineProblem), slotChosen], { leftHoldKey })
    expect(calls).toEqual([
      { operation: 'releaseCounselSlot', input: { holdKey: leftHoldKey } },
      { operation: 'holdCounselSlot', input: { startAt: ten.startAt, holdKey: leftHoldKey } },
    ])
  })
})

// Situations differ only in whether the countdowns have ended, not in the exact number of remaining seconds.
function situation({
  form,
  startAt,
  hold,
  holdSecondsLeft,
  leftHoldKey,
  idempotencyKey,
  counsel,
  problem,
}: CounselReservationContext) {
  return [
    form.name,
    startAt,
    hold?.holdKey,
    holdSecondsLeft > 0,
    leftHoldKey,
    idempotencyKey,
    counsel?.counselNo,
    problem?.code,
  ]
}
