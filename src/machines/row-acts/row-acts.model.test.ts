import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails } from '../testing/steps.ts'
import { rowActsMachine } from './row-acts.machine.ts'

const takeInquiries = rowActsMachine('takeInquiry')
const call = (id: string) => ({ id, input: { inquiryId: id, version: 1 } })
const [one, two] = [call('one'), call('two')]
const givenEvent = { type: 'rows.given', calls: [one, two] } as const
const noRowsGiven = { type: 'rows.given', calls: [] } as const
const goOn = { type: 'rows.continued' } as const
const resultsClosed = { type: 'results.closed' } as const
const output: Output<'takeInquiry'> = exampleOf('AdminInquiry', {})
const takeInquiryDone = done('takeInquiry', output)
const changedProblem = problemNamed('inquiry.changed')
const takeInquiryFailed = fails('takeInquiry', changedProblem)
const cut = new Problem(0, '')
const isCut = fails('takeInquiry', cut)
const emptyContext = { left: [], results: [], problem: undefined, unsureIds: [] }
const ok = (id: string) => ({ id, output, problem: undefined })
const no = (id: string) => ({ id, output: undefined, problem: changedProblem })

describeModel(takeInquiries, {
  input: undefined,
  gestures: [givenEvent, noRowsGiven, goOn, resultsClosed],
  outcomes: [takeInquiryDone, takeInquiryFailed, isCut],
  endings: [
    [[], 'choosing', { context: emptyContext, tags: [] }],
    [[noRowsGiven], 'choosing', { context: emptyContext, still: true }],
    [[givenEvent], 'acting', { context: { left: [one, two] }, tags: ['busy'], lastInput: one.input }],
    [
      [givenEvent, takeInquiryDone],
      'acting',
      { context: { left: [two], results: [ok('one')] }, lastInput: two.input },
    ],
    [
      [givenEvent, takeInquiryFailed],
      'acting',
      { context: { left: [two], results: [no('one')] }, lastInput: two.input },
    ],
    [
      [givenEvent, takeInquiryFailed, takeInquiryDone],
      'choosing',
      {
        context: { ...emptyContext, results: [no('one'), ok('two')] },
        calls: ['takeInquiry', 'takeInquiry'],
        emitted: [{ type: 'rows.acted', results: [no('one'), ok('two')] }],
      },
    ],
    [
      [givenEvent, takeInquiryDone, takeInquiryFailed],
      'choosing',
      { context: { ...emptyContext, results: [ok('one'), no('two')] } },
    ],
    [
      [givenEvent, takeInquiryDone, isCut],
      'stopped',
      {
        context: { left: [two], results: [ok('one')], problem: cut, unsureIds: ['two'] },
        emitted: [{ type: 'rows.stopped' }],
      },
    ],
    // The same input is sent again. The version in the input prevents that the inquiry is taken twice.
    [
      [givenEvent, takeInquiryDone, isCut, goOn],
      'acting',
      {
        context: { left: [two], results: [ok('one')], problem: undefined, unsureIds: ['two'] },
        lastInput: two.input,
      },
    ],
    [
      [givenEvent, isCut, givenEvent],
      'acting',
      { context: { left: [one, two], results: [], problem: undefined } },
    ],
    [[givenEvent, isCut, noRowsGiven], 'stopped', { context: { problem: cut }, still: true }],
    [[givenEvent, isCut, resultsClosed], 'choosing', { context: emptyContext }],
    [[givenEvent, takeInquiryDone, takeInquiryDone, resultsClosed], 'choosing', { context: emptyContext }],
    [[givenEvent, resultsClosed], 'acting', { still: true }],
  ],
})

describe('a refusal that does not concern a row', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    'session.expired',
    'password.unconfirmed',
    'verification.stale',
    'factor.missing',
    'role.missing',
    'calls.tooMany',
    'server.failed',
    'server.unavailable',
  ] as const)('%s stops before the next', async (name) => {
    const actor = start(takeInquiries, undefined)
    for (const step of [givenEvent, fails('takeInquiry', problemNamed(name))]) await actor.play(step)
    expect(actor.snapshot().value).toBe('stopped')
    expect(actor.calls).toHaveLength(1)
  })
})
