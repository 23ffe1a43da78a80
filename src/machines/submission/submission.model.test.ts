import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { submissionMachine } from './submission.machine.ts'

const checkPassword = submissionMachine('checkPassword')
const createLink = submissionMachine('createSubscriptionLink')

const submissionRequested = {
  type: 'submission.requested',
  input: { password: 'correct horse battery' },
} as const
const acceptedOutput = { passwordCheckYn: 'Y' } as const
const checkDone = done('checkPassword', acceptedOutput)
const wrongPassword = problemNamed('password.wrong', { remaining: 3 })
const slowedPassword = problemNamed('password.wrong', { remaining: 1, retryAfterSeconds: 2 })
const pauseProblem = problemNamed('password.paused', { retryAfterSeconds: 900 })
const offlineProblem = new Problem(0, '')
const failsWith = (error: unknown) => fails('checkPassword', error)
const emptyContext = { problem: undefined, pauseSecondsLeft: 0, output: undefined }
const acceptedEmitted = { emitted: [{ type: 'submission.accepted', output: acceptedOutput }] } as const

describeModel(checkPassword, {
  input: undefined,
  gestures: [submissionRequested, passes(1), passes(900)],
  outcomes: [
    checkDone,
    failsWith(wrongPassword),
    failsWith(slowedPassword),
    failsWith(pauseProblem),
    failsWith(offlineProblem),
  ],
  endings: [
    [[], 'editing', { context: emptyContext, tags: [] }],
    [[submissionRequested], 'submitting', { context: emptyContext, emitted: [], tags: ['busy'] }],
    [[submissionRequested, submissionRequested], 'submitting'],
    [
      [submissionRequested, checkDone],
      'submitted',
      { context: { ...emptyContext, output: acceptedOutput }, ...acceptedEmitted },
    ],
    [
      [submissionRequested, checkDone, submissionRequested],
      'submitting',
      { context: emptyContext, ...acceptedEmitted, tags: ['busy'] },
    ],
    [
      [submissionRequested, checkDone, submissionRequested, checkDone],
      'submitted',
      { emitted: [...acceptedEmitted.emitted, ...acceptedEmitted.emitted] },
    ],
    [
      [submissionRequested, checkDone, submissionRequested, failsWith(wrongPassword)],
      'editing',
      { context: { ...emptyContext, problem: wrongPassword } },
    ],
    [
      [submissionRequested, failsWith(wrongPassword)],
      'editing',
      { context: { ...emptyContext, problem: wrongPassword }, emitted: [] },
    ],
    [
      [submissionRequested, failsWith(offlineProblem)],
      'editing',
      { context: { ...emptyContext, problem: offlineProblem } },
    ],
    [
      [submissionRequested, failsWith(new TypeError('Failed to fetch'))],
      'editing',
      { context: { ...emptyContext, problem: offlineProblem } },
    ],
    [
      [submissionRequested, failsWith(wrongPassword), submissionRequested],
      'submitting',
      { context: emptyContext },
    ],
    [
      [submissionRequested, failsWith(slowedPassword)],
      'paused',
      { context: { problem: slowedPassword, pauseSecondsLeft: 2 } },
    ],
    [[submissionRequested, failsWith(slowedPassword), submissionRequested], 'paused'],
    [
      [submissionRequested, failsWith(slowedPassword), passes(1)],
      'paused',
      { context: { pauseSecondsLeft: 1 } },
    ],
    [
      [submissionRequested, failsWith(slowedPassword), passes(2)],
      'editing',
      { context: { problem: slowedPassword, pauseSecondsLeft: 0 } },
    ],
    [
      [submissionRequested, failsWith(pauseProblem), passes(899)],
      'paused',
      { context: { problem: pauseProblem } },
    ],
    [[submissionRequested, failsWith(pauseProblem), passes(900)], 'editing', { context: emptyContext }],
    [[submissionRequested, failsWith(pauseProblem), passes(900), submissionRequested], 'submitting'],
  ],
})

describe('the submission machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends the input once, to its operation, and stores no part of it', async () => {
    const actor = start(checkPassword, undefined)
    for (const step of [submissionRequested, submissionRequested, failsWith(wrongPassword)])
      await actor.play(step)
    expect(actor.calls).toEqual([{ operation: 'checkPassword', input: submissionRequested.input }])
    expect(JSON.stringify(actor.snapshot())).not.toContain(submissionRequested.input.password)
    expect([checkPassword.id, createLink.id]).toEqual(['checkPassword', 'createSubscriptionLink'])
  })

  it('has the input and output types of its operation', () => {
    const actor = createActor(createLink)
    expectTypeOf(actor.getSnapshot().context.output).toEqualTypeOf<
      Output<'createSubscriptionLink'> | undefined
    >()
    actor.on('submission.accepted', ({ output }) =>
      expectTypeOf(output).toEqualTypeOf<Output<'createSubscriptionLink'>>(),
    )
    expectTypeOf(actor.send)
      .parameter(0)
      .extract<{ input: unknown }>()
      .toHaveProperty('input')
      .toEqualTypeOf<{ subscriptionId: string }>()
  })
})
