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
const eleven = { startAt: '2026-11-24T11:00:00+09:00', endAt: '2026-11-24T11:30:00+09:00' }
const input = { form: blankForm, leftHoldKey: undefined, newIdempotencyKey }
const returning = { ...input, leftHoldKey }

const choose = { type: 'slot.chosen', startAt: ten.startAt } as const
const chooseOther = { type: 'slot.chosen', startAt: eleven.startAt } as const
const typed = {
  counselMethod: 'PHONE',
  name: ' 김민수 ',
  email: 'Minsu@Hanbit.example',
  phoneNumber: '010-1234-5678',
  companyName: ' ',
  memo: '권한 신청이 궁금합니다. ',
  privacyAgreed: true,
} as const
const type = { type: 'form.changed', change: typed } as const
const complete = { type: 'form.completed' } as const
const request = { type: 'reservation.requested' } as const
const backEvent = { type: 'step.left' } as const

const hold = { ...ten, holdKey, expiresInSeconds: 600 }
const nextHold = { ...eleven, holdKey: nextHoldKey, expiresInSeconds: 600 }
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
const released = done('releaseCounselSlot', { releasedYn: 'Y' })
const takenProblem = problemNamed('slot.taken')
const goneProblem = problemNamed('slot.unavailable')
const expiredProblem = problemNamed('hold.expired')
const ranOut = new Problem(problemCodes['hold.expired'], '')
const tooMany = problemNamed('counsel.tooMany')
const offline = new Problem(0, '')
const broken = problemNamed('server.failed')

const pathToForm = [choose, holdCounselSlotDone] as const
const pathToSummary = [...pathToForm, type, complete] as const
const sending = [...pathToSummary, request] as const
const outdated = { type: 'slots.outdated' } as const
const filledForm = { ...blankForm, ...typed }

describeModel(counselReservationMachine, {
  input,
  otherInputs: [returning],
  gestures: [choose, chooseOther, type, complete, request, backEvent, passes(600), passes(1)],
  outcomes: [
    holdCounselSlotDone,
    holdOtherSlotDone,
    ...[takenProblem, goneProblem, offline].map((problem) => fails('holdCounselSlot', problem)),
    released,
    fails('releaseCounselSlot', offline),
    reserveCounselDone,
    ...[expiredProblem, tooMany, offline].map((problem) => fails('reserveCounsel', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as CounselReservationContext),
  endings: [
    // A slot
    [[], 'choosing', { context: { hold: undefined, problem: undefined, form: blankForm }, tags: [] }],
    [[passes(1)], 'choosing', { still: true }],
    [[choose], 'holdingCounselSlot', { context: { startAt: ten.startAt }, tags: ['busy'] }],
    [[choose, chooseOther], 'holdingCounselSlot', { context: { startAt: ten.startAt } }],
    [pathToForm, 'filling', { context: { hold, holdSecondsLeft: 600 }, emitted: [] }],
    [
      [choose, fails('holdCounselSlot', takenProblem)],
      'choosing',
      {
        context: { problem: takenProblem, startAt: ten.startAt, hold: undefined },
        emitted: [outdated],
      },
    ],
    [
      [choose, fails('holdCounselSlot', goneProblem)],
      'choosing',
      { context: { problem: goneProblem }, emitted: [outdated] },
    ],
    [[choose, fails('holdCounselSlot', offline)], 'choosing', { context: { problem: offline }, emitted: [] }],
    [
      [choose, fails('holdCounselSlot', takenProblem), chooseOther],
      'holdingCounselSlot',
      { context: { problem: undefined } },
    ],
    [
      [choose, fails('holdCounselSlot', takenProblem), chooseOther, holdOtherSlotDone],
      'filling',
      { context: { hold: nextHold } },
    ],

    // A hold that remained after a reload of the page.
    [[], 'releasingCounselSlot', { input: returning, tags: ['busy'] }],
    [[released], 'choosing', { input: returning, context: { leftHoldKey: undefined }, emitted: [outdated] }],
    [
      [fails('releaseCounselSlot', offline)],
      'choosing',
      { input: returning, context: { leftHoldKey, problem: undefined } },
    ],
    [
      [fails('releaseCounselSlot', offline), choose, holdCounselSlotDone],
      'filling',
      { input: returning, context: { leftHoldKey: undefined, hold } },
    ],

    // Another slot
    [
      [...pathToForm, backEvent],
      'choosing',
      { context: { hold, holdSecondsLeft: 600 }, emitted: [outdated] },
    ],
    [[...pathToForm, backEvent, choose], 'filling', { calls: ['holdCounselSlot'] }],
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
    [[...pathToForm, backEvent, passes(600), choose], 'holdingCounselSlot'],

    // The form
    [[...pathToForm, type], 'filling', { context: { form: filledForm } }],
    [[...pathToForm, type, passes(1)], 'filling', { context: { holdSecondsLeft: 599 } }],
    [
      [...pathToForm, type, passes(600)],
      'choosing',
      { context: { hold: undefined, form: filledForm, problem: ranOut }, emitted: [outdated] },
    ],
    [pathToSummary, 'reviewing', { context: { form: filledForm, idempotencyKey: undefined } }],
    [[...pathToSummary, backEvent], 'filling', { context: { form: filledForm } }],
    [
      [...pathToSummary, passes(600)],
      'choosing',
      { context: { hold: undefined, form: filledForm, problem: ranOut }, emitted: [outdated] },
    ],
    [
      [...pathToSummary, passes(600), chooseOther, holdOtherSlotDone],
      'filling',
      { context: { form: filledForm, hold: nextHold, problem: undefined } },
    ],

    // Sending
    [sending, 'reservingCounsel', { context: { idempotencyKey: keys[0] }, tags: ['busy'] }],
    [[...sending, request], 'reservingCounsel', { calls: ['holdCounselSlot', 'reserveCounsel'] }],
    [
      [...sending, reserveCounselDone],
      'reserved',
      {
        context: { counsel, form: blankForm, hold: undefined },
        emitted: [{ type: 'reservation.made' }],
      },
    ],
    [
      [...sending, fails('reserveCounsel', expiredProblem)],
      'choosing',
      {
        context: { hold: undefined, form: filledForm, problem: expiredProblem, idempotencyKey: undefined },
        emitted: [outdated],
      },
    ],
    [
      [...sending, fails('reserveCounsel', tooMany)],
      'reviewing',
      { context: { problem: tooMany, form: filledForm, idempotencyKey: undefined } },
    ],
    [
      [...sending, fails('reserveCounsel', tooMany), backEvent],
      'filling',
      { context: { problem: undefined } },
    ],
    [
      [...sending, passes(600), fails('reserveCounsel', tooMany)],
      'choosing',
      { context: { problem: ranOut, form: filledForm } },
    ],
    [
      [...sending, fails('reserveCounsel', offline)],
      'unconfirmed',
      { context: { problem: offline, form: filledForm, idempotencyKey: keys[0] } },
    ],
    [[...sending, fails('reserveCounsel', broken)], 'unconfirmed', { context: { problem: broken } }],
    [[...sending, fails('reserveCounsel', offline), backEvent], 'unconfirmed'],
    [[...sending, fails('reserveCounsel', offline), passes(600)], 'unconfirmed'],
    [
      [...sending, fails('reserveCounsel', offline), request],
      'reservingCounsel',
      { context: { problem: undefined } },
    ],
    [[...sending, fails('reserveCounsel', offline), passes(600), request, reserveCounselDone], 'reserved'],
    [
      [...sending, fails('reserveCounsel', offline), request, fails('reserveCounsel', expiredProblem)],
      'choosing',
      { context: { form: filledForm } },
    ],
  ],
})

describe('a reservation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function after(steps: readonly Step[], more: Partial<typeof returning> = {}) {
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
    expect(await after(sending)).toEqual([
      { operation: 'holdCounselSlot', input: { startAt: ten.startAt } },
      { operation: 'reserveCounsel', input: body },
    ])
  })

  it('is sent again with the same idempotency key and body while its outcome is unknown', async () => {
    const calls = await after([
      ...sending,
      fails('reserveCounsel', offline),
      request,
      fails('reserveCounsel', broken),
      request,
    ])
    expect(calls.slice(1).map(({ input }) => input)).toEqual([body, body, body])
  })

  it('gets another idempotency key after a refusal', async () => {
    const calls = await after([...sending, fails('reserveCounsel', tooMany), request])
    expect(calls.slice(1).map(({ input }) => (input as typeof body).idempotencyKey)).toEqual(keys)
  })

  it('releases the previous slot when another one is chosen', async () => {
    const moved = await after([...pathToForm, backEvent, chooseOther])
    expect(moved[1]).toEqual({ operation: 'holdCounselSlot', input: { startAt: eleven.startAt, holdKey } })
  })

  it('releases a slot that was held before a reload', async () => {
    const calls = await after([fails('releaseCounselSlot', offline), choose], { leftHoldKey })
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
