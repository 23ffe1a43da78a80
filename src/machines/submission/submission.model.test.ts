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

const submit = { type: 'submission.requested', input: { password: 'correct horse battery' } } as const
const accepted = { passwordCheckYn: 'Y' } as const
const right = done('checkPassword', accepted)
const wrong = problemNamed('password.wrong', { remaining: 3 })
const slowed = problemNamed('password.wrong', { remaining: 1, retryAfterSeconds: 2 })
const paused = problemNamed('password.paused', { retryAfterSeconds: 900 })
const offline = new Problem(0, '')
const failsWith = (error: unknown) => fails('checkPassword', error)
const emptyContext = { problem: undefined, pauseSecondsLeft: 0, output: undefined }
const emission = { emitted: [{ type: 'submission.accepted', output: accepted }] } as const

describeModel(checkPassword, {
  input: undefined,
  gestures: [submit, passes(1), passes(900)],
  outcomes: [right, failsWith(wrong), failsWith(slowed), failsWith(paused), failsWith(offline)],
  endings: [
    [[], 'editing', { context: emptyContext, tags: [] }],
    [[submit], 'submitting', { context: emptyContext, emitted: [], tags: ['busy'] }],
    [[submit, submit], 'submitting'],
    [[submit, right], 'submitted', { context: { ...emptyContext, output: accepted }, ...emission }],
    [[submit, right, submit], 'submitting', { context: emptyContext, ...emission, tags: ['busy'] }],
    [[submit, right, submit, right], 'submitted', { emitted: [...emission.emitted, ...emission.emitted] }],
    [[submit, right, submit, failsWith(wrong)], 'editing', { context: { ...emptyContext, problem: wrong } }],
    [[submit, failsWith(wrong)], 'editing', { context: { ...emptyContext, problem: wrong }, emitted: [] }],
    [[submit, failsWith(offline)], 'editing', { context: { ...emptyContext, problem: offline } }],
    [
      [submit, failsWith(new TypeError('Failed to fetch'))],
      'editing',
      { context: { ...emptyContext, problem: offline } },
    ],
    [[submit, failsWith(wrong), submit], 'submitting', { context: emptyContext }],
    [[submit, failsWith(slowed)], 'paused', { context: { problem: slowed, pauseSecondsLeft: 2 } }],
    [[submit, failsWith(slowed), submit], 'paused'],
    [[submit, failsWith(slowed), passes(1)], 'paused', { context: { pauseSecondsLeft: 1 } }],
    [
      [submit, failsWith(slowed), passes(2)],
      'editing',
      { context: { problem: slowed, pauseSecondsLeft: 0 } },
    ],
    [[submit, failsWith(paused), passes(899)], 'paused', { context: { problem: paused } }],
    [[submit, failsWith(paused), passes(900)], 'editing', { context: emptyContext }],
    [[submit, failsWith(paused), passes(900), submit], 'submitting'],
  ],
})

describe('the submission machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends the input once, to its operation, and stores no part of it', async () => {
    const actor = start(checkPassword, undefined)
    for (const step of [submit, submit, failsWith(wrong)]) await actor.play(step)
    expect(actor.calls).toEqual([{ operation: 'checkPassword', input: submit.input }])
    expect(JSON.stringify(actor.snapshot())).not.toContain(submit.input.password)
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
