import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createMachine, initialTransition } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { signupMachine } from '#src/machines/signup/signup.machine.ts'
import * as signup from '#src/machines/signup/testing/signup-story.ts'
import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { shortestPath } from '#src/machines/testing/fewest-gestures.ts'
import { type Path, shortestPaths } from '#src/machines/testing/paths.ts'
import { describeSteps, passes, type Step } from '#src/machines/testing/steps.ts'
import * as withdrawal from '#src/machines/withdrawal/testing/withdrawal-story.ts'
import { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import { isBlocked, type WithdrawalContext } from '#src/machines/withdrawal/withdrawal-context.ts'

const offline = new Problem(0, '')
const failures = [
  withdrawal.callFails('checkWithdrawal', offline),
  withdrawal.callFails('startWithdrawalProof', problemNamed('password.wrong', { remaining: 3 })),
  withdrawal.callFails('sendWithdrawalCode', offline),
  withdrawal.callFails('sendWithdrawalCode', problemNamed('withdrawal.unproven')),
  withdrawal.callFails('verifyWithdrawalCode', problemNamed('code.wrong', { remaining: 3 })),
  withdrawal.callFails('verifyWithdrawalRecoveryCode', problemNamed('recovery.wrong', { remaining: 3 })),
  withdrawal.callFails('verifyWithdrawalPasskey', problemNamed('withdrawal.unproven')),
  ...[
    problemNamed('withdrawal.unproven'),
    problemNamed('withdrawal.blocked'),
    problemNamed('session.missing'),
    offline,
  ].map((problem) => withdrawal.callFails('completeWithdrawal', problem)),
]
const examples: Step[] = [...withdrawal.gestures, ...withdrawal.outcomes, ...failures, passes(900)]

function stateKey({ context }: AnyMachineSnapshot) {
  const { check, mfaType, challengeId, code, proofKey, hasRecoveryCode } = context as WithdrawalContext
  return [
    check && isBlocked(check),
    mfaType,
    challengeId !== '',
    codeSituation(code),
    proofKey !== '',
    hasRecoveryCode,
  ]
}

const paths = shortestPaths(withdrawalMachine, { input: withdrawal.input, examples, sameness: stateKey })

/** Returns the states on a path that ask for confirmation. */
function confirmationStates(path: Path): Set<string> {
  return new Set(
    path.filter(({ drawn }) => drawn.hasTag('persuade')).map(({ drawn }) => JSON.stringify(drawn.value)),
  )
}

/** Returns descriptions of the paths with more than one state that asks for confirmation. */
const pathsWithSeveral = (all: readonly Path[]) =>
  all
    .filter((path) => confirmationStates(path).size > 1)
    .map((path) => describeSteps(path.map(({ step }) => step)))

const isDone = ({ status }: AnyMachineSnapshot) => status === 'done'
const initialSnapshot = (machine: AnyStateMachine, input: unknown) =>
  initialTransition(machine, input as never)[0] as AnyMachineSnapshot

describe('the withdrawal', () => {
  it('asks at most once for confirmation, on every path', () => {
    expect(paths.some((path) => confirmationStates(path).size === 1)).toBe(true)
    expect(pathsWithSeveral(paths)).toEqual([])
  })

  it('is reported if it asks for confirmation twice', () => {
    const state = (next: string) => ({ tags: 'persuade', on: { next } })
    const insistentMachine = createMachine({
      id: 'insistent',
      initial: 'a',
      states: { a: { on: { next: 'b' } }, b: state('c'), c: state('d'), d: { type: 'final' } },
    })
    const reportedPaths = pathsWithSeveral(
      shortestPaths(insistentMachine, { input: undefined, examples: [{ type: 'next' }], sameness: () => 0 }),
    )
    expect(reportedPaths).toContain('next → next')
  })

  it('can be completed from every state', () => {
    const situationOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, stateKey(snapshot)])
    const situations = new Map(
      paths.filter((path) => path.length > 0).map((path) => [situationOf(path.at(-1)!.drawn), path]),
    )
    // Situations from which the withdrawal can be completed; the search stops at each of them.
    const completableSituations = new Set<string>()
    const stuck = [...situations]
      .toReversed()
      .filter(([situation, path]) => {
        const isOpen =
          shortestPath(withdrawalMachine, path.at(-1)!.drawn, {
            steps: examples,
            sameness: stateKey,
            isEnd: (snapshot) => isDone(snapshot) || completableSituations.has(situationOf(snapshot)),
          }) !== undefined
        if (isOpen) completableSituations.add(situation)
        return !isOpen
      })
      .map(([, path]) => path)
    expect(stuck.map((path) => describeSteps(path.map(({ step }) => step)))).toEqual([])
  })

  it('takes four actions without a second factor, and is never longer than the sign-up', () => {
    const shortest = (steps: readonly Step[]) =>
      shortestPath(withdrawalMachine, initialSnapshot(withdrawalMachine, withdrawal.input), {
        steps,
        sameness: stateKey,
        isEnd: isDone,
      })!
    expect(shortest(examples)).toBe(4)
    const shortestWithFactor = shortest(examples.filter((step) => step !== withdrawal.startedPlain))
    const { idempotencyKey, progress } = signup
    const joining = [
      signup.choose('INDIVIDUAL'),
      signup.termsTicked,
      signup.submitTerms,
      signup.typeIdentity,
      signup.request,
      signup.code,
      signup.proofRetained,
      signup.typeEmail,
      signup.choosePassword,
      signup.signupConfirmed,
      signup.getSignupDone(progress.none),
      signup.agreeSignupTermsDone(progress.atIdentity),
      signup.sendSignupCodeDone,
      signup.verifySignupCodeDone(progress.atBasic),
      signup.saveSignupBasicDone,
      signup.sendSignupMailDone,
      signup.mailVerified,
      signup.completeSignupDone,
    ]
    const visibleState = ({ context }: AnyMachineSnapshot) => [context.form, context.progress.step]
    expect(shortestWithFactor).toBe(5)
    expect(shortestWithFactor).toBeLessThanOrEqual(
      shortestPath(signupMachine, initialSnapshot(signupMachine, { idempotencyKey }), {
        steps: joining,
        sameness: visibleState,
        isEnd: isDone,
      })!,
    )
  })
})
