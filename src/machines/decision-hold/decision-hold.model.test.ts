import { describeModel } from '../testing/describe-model.ts'
import { passes } from '../testing/steps.ts'
import { decisionHoldMachine, type HeldChoice } from './decision-hold.machine.ts'

const approval = { decision: 'APPROVE', comment: '', termDays: 14 } as const
const rejection = { decision: 'REJECT', comment: '담당자가 아닙니다.', termDays: null } as const
const [approved, rejected] = [
  { type: 'decision.made', ...approval },
  { type: 'decision.made', ...rejection },
] as const
const undone = { type: 'decision.undone' } as const
const decisionSent = { type: 'decision.sent' } as const
const left = { type: 'screen.left' } as const
const leftEmitted = (held: HeldChoice) => ({
  context: { held: undefined },
  emitted: [{ type: 'decision.left' as const, held }],
})

describeModel(decisionHoldMachine, {
  input: undefined,
  gestures: [approved, rejected, undone, decisionSent, left],
  outcomes: [],
  waits: [passes(4), passes(6)],
  endings: [
    [[], 'deciding', { context: { held: undefined }, tags: [] }],
    [[left], 'deciding', { still: true, emitted: [] }],
    [[undone], 'deciding', { still: true }],
    [[approved], 'holding', { context: { held: approval, secondsLeft: 10 } }],
    // The first decision counts until it is undone.
    [[approved, rejected], 'holding', { still: true, context: { held: approval } }],
    [[approved, passes(4)], 'holding', { context: { held: approval, secondsLeft: 6 } }],
    [[approved, undone], 'deciding', { context: { held: undefined }, emitted: [] }],
    [[approved, undone, rejected], 'holding', { context: { held: rejection, secondsLeft: 10 } }],
    [[rejected, passes(4), left], 'deciding', leftEmitted(rejection)],
    [[approved, passes(4), passes(6)], 'due', { context: { held: approval, secondsLeft: 0 }, emitted: [] }],
    [
      [approved, passes(4), passes(6), decisionSent],
      'deciding',
      { context: { held: undefined }, emitted: [] },
    ],
    [[approved, passes(4), passes(6), undone], 'deciding', { context: { held: undefined }, emitted: [] }],
    [[approved, passes(4), passes(6), left], 'deciding', leftEmitted(approval)],
  ],
})
