import type { AnyStateMachine, EventFromLogic, StateValue } from 'xstate'
import type { CodeSubmitted } from '../code-challenge.ts'
import type { Ending } from './describe-model.ts'
import type { Outcome, Step } from './steps.ts'

type Steps<Machine extends AnyStateMachine> = readonly Step<EventFromLogic<Machine>>[]
type CodeSending<Machine extends AnyStateMachine> = {
  /** The name of the challenge in the context; by default `code`. */
  name?: string
  /** The steps until the code is being sent; `at` is the state in which it is being sent. */
  sending: Steps<Machine>
  at: StateValue
  code: CodeSubmitted & EventFromLogic<Machine>
  sent: Outcome
  /** The state in which the code is verified; `refused` is the outcome for a wrong code. */
  verifying: StateValue
  refused: Outcome
  open: StateValue
  /** The failure of the call that sends the code; `again` are the steps that send another code. */
  unsent: Outcome
  again: Steps<Machine>
}

/**
 * Returns the test cases for a code that is submitted before the call that sends it has ended: the code is stored,
 * verified once, and removed.
 */
export function earlyCode<Machine extends AnyStateMachine>({
  name = 'code',
  sending,
  at,
  code,
  sent,
  verifying,
  refused,
  open,
  unsent,
  again,
}: CodeSending<Machine>): Ending<Machine>[] {
  const challenge = (early: CodeSubmitted | undefined) =>
    ({ context: { [name]: { early } } }) as unknown as NonNullable<Ending<Machine>[2]>
  const early = [...sending, code]
  return [
    [early, at, challenge(code)],
    [[...early, code], at, { still: true }],
    [[...early, sent], verifying, { ...challenge(code), lastInput: { code: code.code } }],
    [[...early, sent, refused], open, challenge(undefined)],
    [[...early, sent, refused, { ...code, code: '654321' }], verifying, { lastInput: { code: '654321' } }],
    [[...early, unsent, ...again, sent], open, challenge(undefined)],
  ]
}
