import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { SignupDone } from '#src/features/account/signup/SignupDone.tsx'
import { TrialDone } from '#src/features/trial/TrialDone.tsx'
import type { SessionInfo } from '#src/machines/session/session-context.ts'

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

const signup = (isTriable: boolean, returnTo?: string) => (
  <SignupDone returnTo={returnTo} isTriable={isTriable} />
)

it('a new member is offered a trial, or a subscription if no service can be tried', async () => {
  expect(await tasksOf(signup(true))).toEqual({ open: ['/trial', '/my/mfa'], done: false })
  expect(await tasksOf(signup(false))).toEqual({ open: ['/subscription', '/my/mfa'], done: false })
})

it('a new member with a second factor has that task done', async () => {
  expect(await tasksOf(signup(true), { mfaType: 'sms' })).toEqual({ open: ['/trial'], done: true })
})

it('a task that the button of the receipt continues is not repeated', async () => {
  expect(await tasksOf(signup(true, '/trial?service=SSO'))).toEqual({ open: ['/my/mfa'], done: false })
})

it('a member who may not manage subscriptions is offered neither trial, subscription nor people', async () => {
  const reader = { subscriptionReadOnlyYn: 'Y', companyName: '너른들' } as const
  expect(await tasksOf(signup(true), reader)).toEqual({ open: ['/my/mfa'], done: false })
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
