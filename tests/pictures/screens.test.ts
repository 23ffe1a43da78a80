import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publicPages } from '../support/public-pages.ts'
import {
  appAdminScreens,
  approverScreens,
  memberScreens,
  securityScreens,
  siteScreens,
  staffScreens,
  stageScreens,
} from './screens.ts'

/** Screens that can be shown only after an action, with the journey that shows them. */
const journeyByAddress: Record<string, string> = {
  '/auth/signup/terms/terms': 'layout.spec.ts',
  '/auth/signup/identity': 'layout.spec.ts',
  '/auth/signup/id': 'layout.spec.ts',
  '/auth/signup/password': 'layout.spec.ts',
  '/auth/signup/review': 'layout.spec.ts',
  '/subscription/request': 'layout.spec.ts',
  '/my/subscription/cancel/form': 'layout.spec.ts',
  '/subscription/terms': 'taps.spec.ts',
  '/subscription/done': 'taps.spec.ts',
  '/apps/login': 'app-logins.spec.ts',
  '/apps/refused': 'app-logins.spec.ts',
  '/card': 'subscription-request.spec.ts',
  '/card/done': 'subscription-request.spec.ts',
  '/auth/signup/basic': 'signup.spec.ts',
  '/auth/signup/done': 'signup.spec.ts',
  '/auth/login/mfa': 'login.spec.ts',
  '/auth/login/other': 'login.spec.ts',
  '/auth/login/bakother': 'login.spec.ts',
  '/my/password_check': 'login.spec.ts',
  '/inquiry/done': 'inquiry.spec.ts',
  '/inquiry/counsel/rainLogin': 'counsel.spec.ts',
  '/link/subscription/$subscriptionNo': 'looks.spec.ts',
  '/my/member/withdraw/identity': 'withdrawal.spec.ts',
  '/my/member/withdraw/reason': 'withdrawal.spec.ts',
  '/my/member/withdraw/done': 'withdrawal.spec.ts',
  '/my/subscription/cancel/completed': 'subscription-cancel.spec.ts',
  '/trial/done': 'trial.spec.ts',
  '/staff/join': 'first-staff.spec.ts',
}

it('every address has a picture, or is listed with a journey that reaches it', () => {
  const [, tree] = readFileSync('src/app/routeTree.gen.ts', 'utf8').split('export interface FileRoutesByTo {')
  const routes = [...tree!.split('\n}')[0]!.matchAll(/'(\/[^']*)'/g)].map(([, route]) => route!)
  const all = [
    siteScreens,
    memberScreens,
    stageScreens,
    approverScreens,
    appAdminScreens,
    securityScreens,
    staffScreens,
  ].flat()
  const openedRoutes = new Set([
    ...publicPages.map(({ route }) => route as string),
    ...all.flatMap(({ from, follow = [] }) => [from.split('?')[0]!, ...follow]),
  ])
  expect(routes.length).toBeGreaterThan(90)
  expect(routes.filter((route) => !openedRoutes.has(route)).toSorted()).toEqual(
    Object.keys(journeyByAddress).toSorted(),
  )
  const journeys = ['tests/e2e', 'tests/alone'].flatMap((folder) => readdirSync(folder))
  expect(journeys).toEqual(expect.arrayContaining(Object.values(journeyByAddress)))
})
