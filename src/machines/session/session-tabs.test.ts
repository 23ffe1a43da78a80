import { randomUUID } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { operationActors } from '../operation-actors.ts'
import { scriptedApi } from '../testing/scripted-api.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionInfo } from './session-context.ts'
import { isLoggedIn, isPasswordEntered } from './session-selectors.ts'
import { connectTabs, type TabChannel } from './session-tabs.ts'

const anonymousSession: SessionInfo = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const withPassword = { loginYn: 'Y', passwordCheckYn: 'Y' } as const
const member: SessionInfo = {
  ...anonymousSession,
  ...withPassword,
  email: 'minsu@hanbit.example',
  name: '김민수',
}
const closeFunctions: (() => void)[] = []
const WITHIN_MS = 2_000

afterEach(() => {
  for (const close of closeFunctions.splice(0)) close()
})

/** Opens two tabs of one browser. The server has one session. */
function openTabs(session: SessionInfo) {
  const server = { session, calls: 0, reachable: true }
  const info = () => {
    server.calls += 1
    return server.reachable ? Promise.resolve(server.session) : Promise.reject(new Problem(0, ''))
  }
  const api: Api = {
    ...scriptedApi().api,
    getUnauthSessionInfo: info,
    getSessionInfo: info,
    logOut: () => {
      if (!server.reachable) return Promise.reject(new Problem(0, ''))
      server.session = anonymousSession
      return Promise.resolve({ loginYn: 'N' })
    },
  }
  const name = randomUUID()
  const heardMessages: unknown[] = []
  const open = (overheard = false) => {
    const channel = new BroadcastChannel(name)
    if (overheard) channel.onmessage = (event) => void heardMessages.push((event as { data: unknown }).data)
    const machine = sessionMachine.provide({ actors: operationActors(api) })
    const actor = createActor(machine, { input: { newDeviceId: randomUUID } }).start()
    const facts: string[] = []
    actor.on('*', ({ type }) => facts.push(type))
    const disconnect = connectTabs(actor, channel as unknown as TabChannel)
    closeFunctions.push(() => (disconnect(), channel.close(), actor.stop()))
    return { actor, facts, disconnect, value: () => actor.getSnapshot().value }
  }
  return { server, first: open(), second: open(true), heard: heardMessages }
}

const waitSoon = (check: () => void) => vi.waitFor(check, { timeout: WITHIN_MS, interval: 5 })
const waitABit = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('two tabs of one browser', () => {
  it('are both logged out by a logout in one tab, even if the server has not answered yet', async () => {
    const { first, second, server } = openTabs(member)
    const passwordsEntered = () => [first, second].map(({ actor }) => isPasswordEntered(actor.getSnapshot()))
    await waitSoon(() => expect(passwordsEntered()).toEqual([true, true]))
    server.reachable = false
    first.actor.send({ type: 'logout.requested' })
    await waitSoon(() => expect(second.value()).toBe('anonymous'))
    expect(second.facts).toEqual(['session.ended'])
    await waitSoon(() => expect(first.value()).toBe('logoutUnconfirmed'))
  })

  it('are both logged in by a login in one tab', async () => {
    const { first, second, server } = openTabs(anonymousSession)
    await waitSoon(() => expect([first.value(), second.value()]).toEqual(['anonymous', 'anonymous']))
    server.session = member
    first.actor.send({ type: 'session.opened' })
    await waitSoon(() => expect(isLoggedIn(second.actor.getSnapshot())).toBe(true))
    expect([first.facts, second.facts]).toEqual([['session.started'], ['session.started']])
  })

  it('check the session once each when one of them finds that the session has expired', async () => {
    const { first, second, server } = openTabs(member)
    await waitSoon(() =>
      expect([first, second].map(({ actor }) => isLoggedIn(actor.getSnapshot()))).toEqual([true, true]),
    )
    server.session = anonymousSession
    first.actor.send({ type: 'session.refused' })
    await waitSoon(() => expect([first.value(), second.value()]).toEqual(['anonymous', 'anonymous']))
    await waitABit()
    const facts = ['session.expired', 'session.ended']
    expect([first.facts, second.facts]).toEqual([facts, facts])
    expect(server.calls).toBe(4)
  })

  it('send each other events without personal data, until they are disconnected', async () => {
    const { first, second, server, heard } = openTabs(anonymousSession)
    await waitSoon(() => expect([first.value(), second.value()]).toEqual(['anonymous', 'anonymous']))
    server.session = member
    first.actor.send({ type: 'session.opened' })
    await waitSoon(() => expect(isLoggedIn(second.actor.getSnapshot())).toBe(true))
    first.actor.send({ type: 'logout.requested' })
    await waitSoon(() => expect(second.value()).toBe('anonymous'))
    await waitABit()
    expect(heard).toEqual(['session.started', 'session.ended'])
  })

  it('receive no events from each other once they are disconnected', async () => {
    const { first, second, heard } = openTabs(member)
    await waitSoon(() =>
      expect([first, second].map(({ actor }) => isLoggedIn(actor.getSnapshot()))).toEqual([true, true]),
    )
    second.disconnect()
    first.actor.send({ type: 'logout.requested' })
    await waitSoon(() => expect(heard).toEqual(['session.ended']))
    expect(isLoggedIn(second.actor.getSnapshot())).toBe(true)
    first.disconnect()
    second.actor.send({ type: 'logout.requested' })
    await waitABit()
    expect(first.value()).toBe('anonymous')
  })

  const strangeMessages = [
    undefined,
    null,
    7,
    {},
    { fact: 'session.ended' },
    'session.stolen',
    ['session.ended'],
  ]
  it.each(strangeMessages)('ignore a message of %j', async (message) => {
    let hear: ((event: MessageEvent) => void) | undefined
    const { first } = openTabs(member)
    await waitSoon(() => expect(isLoggedIn(first.actor.getSnapshot())).toBe(true))
    connectTabs(first.actor, {
      postMessage: () => undefined,
      addEventListener: (_, listener) => (hear = listener),
      removeEventListener: () => undefined,
    })
    hear?.(new MessageEvent('message', { data: message }))
    expect(isLoggedIn(first.actor.getSnapshot())).toBe(true)
    hear?.(new MessageEvent('message', { data: 'session.ended' }))
    expect(isLoggedIn(first.actor.getSnapshot())).toBe(false)
  })
})
