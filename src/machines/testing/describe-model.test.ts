import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, type StateValue, setup } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { needs } from '../operation-actors.ts'
import { describeModel } from './describe-model.ts'
import { describeTransition, leafStates, misnamedInvokes, transitionsOf } from './drawing.ts'
import { withoutEachGuard } from './guards.ts'
import { shortestPaths } from './paths.ts'
import { start } from './play.ts'
import { describeSteps, done, fails, passes, waitsMs } from './steps.ts'

const visitor = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
} as const
const openEvent = { type: 'panel.opened' } as const
const panelClosed = { type: 'panel.closed' } as const
const getSessionInfoDone = done('getSessionInfo', visitor)
const getSessionInfoFailed = fails('getSessionInfo', problemNamed('session.missing'))

/** A machine for the tests, with parallel regions, nested states, a timer, a guard and a call. */
const panelMachine = setup({
  types: {} as {
    context: { allowed: boolean }
    input: { allowed: boolean }
    events: typeof openEvent | typeof panelClosed
  },
  actors: needs('getSessionInfo'),
  guards: { isAllowed: ({ context }) => context.allowed },
}).createMachine({
  id: 'panel',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': { guard: 'isAllowed', target: 'open' } } },
        open: {
          initial: 'fresh',
          on: { 'panel.closed': 'closed' },
          states: { fresh: { after: { 3000: 'stale' } }, stale: {} },
        },
      },
    },
    light: {
      initial: 'gettingSessionInfo',
      states: {
        gettingSessionInfo: {
          invoke: { id: 'getSessionInfo', src: 'getSessionInfo', input: {}, onDone: 'on', onError: 'off' },
        },
        on: {},
        off: {},
      },
    },
  },
})
const timer = waitsMs(3000, 'panel.door.open.fresh')
const state = (door: StateValue, light = 'gettingSessionInfo') => ({ door, light })

describeModel(panelMachine, {
  input: { allowed: true },
  otherInputs: [{ allowed: false }],
  gestures: [openEvent, panelClosed],
  outcomes: [getSessionInfoDone, getSessionInfoFailed],
  waits: [timer],
  endings: [
    [[], state('closed')],
    [[openEvent], state({ open: 'fresh' })],
    [[openEvent], state('closed'), { input: { allowed: false } }],
    [[openEvent, timer], state({ open: 'stale' })],
    [[openEvent, timer, panelClosed], state('closed')],
    [[getSessionInfoDone], state('closed', 'on')],
    [[openEvent, getSessionInfoFailed], state({ open: 'fresh' }, 'off')],
  ],
})

describe('the graph of a machine', () => {
  it('contains the leaf states at any depth, and each of their transitions', () => {
    expect(leafStates(panelMachine)).toEqual([
      'panel.door.closed',
      'panel.door.open.fresh',
      'panel.door.open.stale',
      'panel.light.gettingSessionInfo',
      'panel.light.on',
      'panel.light.off',
    ])
    expect(transitionsOf(panelMachine).map(describeTransition)).toEqual([
      'panel.door.closed · panel.opened → panel.door.open',
      'panel.door.open · panel.closed → panel.door.closed',
      'panel.door.open.fresh · xstate.after.3000.panel.door.open.fresh → panel.door.open.stale',
      'panel.light.gettingSessionInfo · xstate.done.actor.getSessionInfo → panel.light.on',
      'panel.light.gettingSessionInfo · xstate.error.actor.getSessionInfo → panel.light.off',
    ])
  })

  it('distinguishes guarded alternatives and transitions without a target', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { always: { guard: 'never', target: 'b' }, on: { go: [{ guard: 'never', target: 'b' }, {}] } },
        b: {},
      },
    })
    expect(transitionsOf(machine).map(describeTransition)).toEqual([
      'm.a · go [1 of 2] → m.b',
      'm.a · go [2 of 2] → itself',
      'm.a · always → m.b',
    ])
  })

  it('reports invocations without a name or with a wrong one', () => {
    const actors = { ...needs('logIn', 'logOut'), ...needs('getUserInfo') }
    const machine = setup({ actors }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { src: 'logOut', input: {} } },
        b: { invoke: { id: 'login', src: 'logIn', input: { email: '', password: '', deviceId: '' } } },
        c: { invoke: { id: 'getUserInfo', src: 'getUserInfo', input: {} } },
      },
    })
    expect(misnamedInvokes(machine)).toEqual(['0.m.a in m.a', 'login in m.b'])
  })
})

describe('the paths through a machine', () => {
  const examples = [openEvent, panelClosed, getSessionInfoDone, getSessionInfoFailed, timer]
  const stateKey = () => undefined

  it('cover every transition, each by the shortest path', () => {
    const paths = shortestPaths(panelMachine, { input: { allowed: true }, examples, sameness: stateKey })
    const stories = paths.map((path) => describeSteps(path.map(({ step }) => step)))
    expect(stories).toContain('panel.opened → 3 s pass → panel.closed')
    expect(stories).toContain('getSessionInfo ✗ session.missing')
    expect(paths[0]).toEqual([])
  })

  it('end a call only while it is in progress', () => {
    const paths = shortestPaths(panelMachine, { input: { allowed: true }, examples, sameness: stateKey })
    const ends = (path: (typeof paths)[number]) =>
      path.filter(({ step }) => step === getSessionInfoDone || step === getSessionInfoFailed)
    expect(Math.max(...paths.map((path) => ends(path).length))).toBe(1)
  })

  it('cause an error if every step leads to a new situation', () => {
    const countingMachine = setup({ types: {} as { context: { count: number } } }).createMachine({
      context: { count: 0 },
      on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const examples = [{ type: 'more' }]
    const explore = () =>
      shortestPaths(countingMachine, { input: undefined, examples, sameness: ({ context }) => context })
    expect(explore).toThrow('Traversal limit exceeded')
  })
})

describe('a sequence of steps', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fails when it ends a call that is not in progress', async () => {
    const actor = start(panelMachine, { allowed: true })
    await actor.play(getSessionInfoDone)
    await expect(actor.play(getSessionInfoDone)).rejects.toThrow(
      'getSessionInfo is not under way; nothing is.',
    )
  })

  it('continues in a machine without a guard', async () => {
    const [[place, mutant, stateId] = []] = withoutEachGuard(panelMachine)
    expect([place, stateId]).toEqual(['states.door.states.closed.on.panel.opened', 'panel.door.closed'])
    for (const [machine, door] of [
      [panelMachine, 'closed'],
      [mutant!, { open: 'fresh' }],
    ] as const) {
      const actor = start(machine, { allowed: false })
      await actor.play(openEvent)
      expect(actor.snapshot().value).toEqual(state(door))
    }
  })

  it('ends with an error if the machine loops forever', () => {
    const machine = setup({ guards: { always: () => true } }).createMachine({
      initial: 'a',
      states: { a: { always: { guard: 'always', target: 'b' } }, b: { always: 'a' } },
    })
    expect(() => start(machine, undefined).snapshot()).toThrow('The machine goes round for ever.')
  })

  it('is described as a sentence for the name of a test', () => {
    expect(describeSteps([])).toBe('at the start')
    expect(describeSteps([openEvent, passes(30), getSessionInfoDone])).toContain(
      'panel.opened → 30 s pass → getSessionInfo ✓ (loginYn N',
    )
    const errors = [
      problemNamed('credentials.wrong', { remaining: 4 }),
      new Problem(0, ''),
      new Error('broken'),
    ]
    expect(describeSteps(errors.map((error) => fails('logIn', error)))).toBe(
      'logIn ✗ credentials.wrong (remaining 4) → logIn ✗ code 0 → logIn ✗ Error: broken',
    )
  })
})
