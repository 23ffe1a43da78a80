import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { loadedPart } from '#src/components/testing/loaded-part.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember, machinesOfVisitor } from '#src/components/testing/sample-machines.ts'
import { SignupDone } from '#src/features/account/signup/SignupDone.tsx'
import { NewCard, useFirstSteps } from '#src/features/home/FirstSteps.tsx'
import { TrialDone } from '#src/features/trial/TrialDone.tsx'
import type { SessionInfo } from '#src/machines/session/session-context.ts'
import { Route } from '#src/routes/auth/signup_/done.tsx'

const person: SessionInfo = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 600,
  expiresInSeconds: 600,
}

/** The addresses of the open tasks, and the state of those that are done. */
async function tasksOf(part: ReactNode, session: Partial<SessionInfo> = {}) {
  const html = await renderInApp(part, { machines: machinesOfMember({ ...person, ...session }) })
  const [, list = ''] = /(?:먼저 할|해 볼) 일<\/h2>.*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
  return {
    open: [...list.matchAll(/href="([^"]*)"/g)].map(([, address]) => address),
    done: list.includes('완료'),
  }
}

const offersOf = (...offers: Partial<Schema<'TrialOffer'>>[]): Output<'listTrials'> => ({
  list: offers.map((offer) => exampleOf('TrialOffer', { trialDays: 14, trial: null, usedYn: 'N', ...offer })),
})
const triable = offersOf({})
const tried = offersOf({ usedYn: 'Y' })
const calling = { is: 'loading' } as const
const unanswered: PagePart<never> = { ...loadedPart({} as never), state: () => calling }

const signup = (trials: Output<'listTrials'>, returnTo?: string) => (
  <SignupDone returnTo={returnTo} trials={loadedPart(trials)} />
)

it('a new member is offered a trial, or a subscription if no service can be tried', async () => {
  expect(await tasksOf(signup(triable))).toEqual({ open: ['/trial', '/my/mfa'], done: false })
  expect(await tasksOf(signup(offersOf({ trialDays: null })))).toEqual({
    open: ['/subscription', '/my/mfa'],
    done: false,
  })
})

it('a trial is not suggested to a person who had one in a closed account', async () => {
  expect(await tasksOf(signup(tried))).toEqual({ open: ['/subscription', '/my/mfa'], done: false })
  const home = await renderInApp(<Home trials={tried} />, { machines: machinesOfMember(person) })
  expect(home).toContain('href="/subscription"')
  expect(home).not.toContain('href="/trial"')
})

function Home({ trials }: { trials: Output<'listTrials'> }) {
  return <NewCard steps={useFirstSteps(trials)} />
}

it('while the trials are being read, the receipt shows the other tasks', async () => {
  const receipt = <SignupDone returnTo={undefined} trials={unanswered} />
  expect(await tasksOf(receipt)).toEqual({ open: ['/my/mfa'], done: false })
})

it('the page of the receipt does not wait longer than two seconds for the trials', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const api = { listTrials: () => new Promise(() => undefined) }
  const loader = Route.options.loader as (given: object) => Promise<PagePart<unknown>>
  const loading = loader({ context: { api }, abortController: new AbortController() })
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  vi.useRealTimers()
  expect((await loading).state()).toEqual({ is: 'loading' })
})

it('without the data of the session, no task about the second factor is shown', async () => {
  const machines = machinesOfVisitor()
  for (const receipt of [signup(triable), <TrialDone key="trial" trial={exampleOf('Trial', {})} />])
    expect(await renderInApp(receipt, { machines })).not.toMatch(/2단계 인증|완료/)
})

it('a new member with a second factor has that task done', async () => {
  expect(await tasksOf(signup(triable), { mfaType: 'sms' })).toEqual({ open: ['/trial'], done: true })
})

it('a task that the button of the receipt continues is not repeated', async () => {
  expect(await tasksOf(signup(triable, '/trial?service=SSO'))).toEqual({ open: ['/my/mfa'], done: false })
})

it('an invited member of the staff is offered neither a trial nor a subscription', async () => {
  expect(await tasksOf(signup(triable, '/staff/join?token=1'))).toEqual({ open: ['/my/mfa'], done: false })
})

it('a member who may not manage subscriptions is offered neither trial, subscription nor people', async () => {
  const reader = { subscriptionReadOnlyYn: 'Y', companyName: '너른들' } as const
  expect(await tasksOf(signup(triable), reader)).toEqual({ open: ['/my/mfa'], done: false })
})

it('after a trial has begun, the first three tasks are those of this member', async () => {
  const trial = exampleOf('Trial', {
    serviceCode: 'SSO',
    serviceName: '통합 로그인',
    startDate: '2026-11-01',
    endDate: '2026-11-14',
  })
  expect(await tasksOf(<TrialDone trial={trial} />)).toEqual({
    open: ['/apps', '/my/mfa', '/subscription?service=SSO'],
    done: false,
  })
  expect(await tasksOf(<TrialDone trial={trial} />, { companyName: '너른들', mfaType: 'sms' })).toEqual({
    open: ['/my/company', '/apps'],
    done: true,
  })
})
