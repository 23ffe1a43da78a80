import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { billStateNames } from '#domain/bill/state-names.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { type TrialState, trialAfter, trialStateNames } from '#domain/trial/states.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { shortestPaths } from '#src/machines/testing/paths.ts'
import { describeSteps, done, fails, passes } from '#src/machines/testing/steps.ts'
import { contract } from './contract-file.ts'

const trial = {
  trialId: 'c3a1f7d2-5b86-4e09-9d47-2f8e6b0c1a95',
  serviceCode: 'SSO',
  serviceName: '빗장 통합 로그인',
  trialState: 'RUNNING',
  startDate: '2026-11-21',
  endDate: '2026-12-05',
} as const
const request = {
  type: 'submission.requested',
  input: { idempotencyKey: '91d4c7e0-3b62-4a58-8f1d-c5e07a29b364', serviceCode: 'SSO' },
} as const
const { schemas } = contract.components

// The fourth rule of domain/flows, "Law as properties of the machines".
describe('a trial never becomes a charge without a separate consent', () => {
  it('the machine of a trial has no state that leads to a subscription or a bill', () => {
    const reachedStates = new Set<string>()
    const visit = (state: TrialState | undefined): void => {
      for (const type of ['requestTrial', 'END_REACHED'] as const) {
        const next = trialAfter(state, { type })
        if (next === undefined || reachedStates.has(next)) continue
        reachedStates.add(next)
        visit(next)
      }
    }
    visit(undefined)
    expect([...reachedStates].toSorted()).toEqual([...trialStateNames].toSorted())
    expect(trialAfter('ENDED', { type: 'requestTrial' })).toBeUndefined()
    // All states of subscriptions and bills except `ENDED`, which is a final state of trials as well.
    const chargeable: string[] = [...stateNames, ...billStateNames].filter((state) => state !== 'ENDED')
    expect([...reachedStates].filter((state) => chargeable.includes(state))).toEqual([])
  })

  it('the only call of the flow, on every path, is the request of a trial', () => {
    const problems = [problemNamed('trial.used'), problemNamed('key.reused'), new Problem(0, '')]
    const examples = [
      request,
      passes(1),
      done('requestTrial', trial),
      ...problems.map((problem) => fails('requestTrial', problem)),
    ]
    const stateKey = ({ context }: AnyMachineSnapshot) => (context as { problem?: Problem }).problem?.code
    const paths = shortestPaths(submissionMachine('requestTrial'), {
      input: undefined,
      examples,
      sameness: stateKey,
    })
    expect(paths.map((path) => path.at(-1)?.drawn.value)).toContain('submitted')
    const pathsWithOtherCalls = paths.filter((path) =>
      path.some(({ drawn }) => Object.keys(drawn.children).some((called) => called !== 'requestTrial')),
    )
    expect(pathsWithOtherCalls.map((path) => describeSteps(path.map(({ step }) => step)))).toEqual([])
  })

  it('the data of a trial contains no price, no payment method and no next bill', () => {
    expect(Object.keys(schemas['Trial']!.properties!).toSorted()).toEqual([
      'endDate',
      'serviceCode',
      'serviceName',
      'startDate',
      'trialId',
      'trialState',
    ])
    expect(Object.keys(request.input).toSorted()).toEqual(['idempotencyKey', 'serviceCode'])
  })
})
