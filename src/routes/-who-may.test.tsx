import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { type Affair, type Power, parts, powerFor } from '#domain/access/powers.ts'
import { cellsOf, type Part, partNames } from '#domain/testing/powers-table.ts'
import type { AppContext } from '#src/components/app-context.ts'
import { later } from '#src/components/later.ts'
import { SideMenu } from '#src/components/layout/SideMenu.tsx'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { requireOneOf } from './-guards.ts'
import { audienceOf } from './admin/-audiences.ts'
import { GrantTable } from './admin/member/-parts/GrantTable.tsx'
import { grantActs } from './admin/member/-parts/grant-acts.ts'
import { RequestDetail } from './apps/-parts/RequestDetail.tsx'

const here = vi.hoisted(() => ({ info: undefined as unknown }))
// A page that is drawn as text knows no session; these are drawn as they are once it is known.
vi.mock(import('#src/components/app-context.ts'), async (original) => ({
  ...(await original()),
  useSession: () =>
    ({ loggedIn: true, passwordEntered: true, logoutUnconfirmed: false, info: here.info }) as never,
}))

const me = 'me'
const powersOf = (part: Part): Power[] =>
  part === 'requester' ? [] : [{ role: part, appId: null, holderId: part === 'delegate' ? 'holder' : me }]
const sessionOf = (part: Part) =>
  ({
    loginYn: 'Y',
    passwordCheckYn: 'Y',
    staffYn: 'N',
    accessAdminYn: part === 'requester' ? 'N' : 'Y',
    securityAdminYn: cellsOf(part).block ? 'Y' : 'N',
  }) as const

async function drawn(part: Part, screen: ReactNode): Promise<string> {
  here.info = sessionOf(part)
  const context: AppContext = {
    api: {} as AppContext['api'],
    machines: later(() => Promise.reject(new Error('Nothing is sent.'))),
  }
  const routeTree = createRootRouteWithContext<AppContext>()({ component: () => screen })
  const router = createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}

/** A request as it comes to somebody who looks at it, by the rule that the server asks as well. */
function detailFor(part: Part, affair: Affair): Schema<'AccessRequestDetail'> {
  const isOwn = affair.memberId === me
  const power = powerFor('decide', powersOf(part), affair, me)
  return {
    request: {
      requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
      version: 1,
      approvalType: affair.approvalType!,
      serviceRequestType: null,
      approvalResult: 'WAITING',
      closeReason: null,
      appId: affair.appId,
      appName: '재무 회계',
      levelId: 'level',
      levelName: '열람',
      grantId: null,
      reason: '월말 정산 기간에 필요합니다.',
      termDays: affair.approvalType === 'APPLY' ? 30 : null,
      grantedTermDays: null,
      endDate: null,
      ownYn: isOwn ? 'Y' : 'N',
      requesterName: '송나래',
      requestedAt: '2026-11-20T10:00:00+09:00',
      deadlineAt: '2026-11-27T10:00:00+09:00',
      closedAt: null,
      deciderName: null,
      comment: null,
    },
    events: [],
    approvers: [],
    longestTermDays: 90,
    previewEndDate: null,
    withdrawYn: isOwn ? 'Y' : 'N',
    commentYn: isOwn || power ? 'Y' : 'N',
    decideYn: power ? 'Y' : 'N',
    termChange: power && affair.approvalType === 'APPLY' ? parts[power.role].term : 'NONE',
  }
}
const button = (html: string, name: string) =>
  new RegExp(`<button [^>]*>(?:(?!</button>).)*${name}(?:(?!</button>).)*</button>`).test(html)
const decision = (html: string) => [button(html, '승인하기'), button(html, '반려하기')]

const application: Affair = { memberId: 'colleague', appId: 'app', approvalType: 'APPLY', pauseOrigin: null }
const resumption: Affair = { ...application, approvalType: 'RESUME', pauseOrigin: 'SECURITY' }

it.each(partNames)('%s sees at a request what the table gives them', async (part) => {
  const { submit, comment, withdraw, decideOwn, decide, decideSecurityPause, grantShorter, grantLonger } =
    cellsOf(part)
  const show = (affair: Affair) => drawn(part, <RequestDetail loaded={detailFor(part, affair)} />)
  const foreign = await show(application)
  expect(decision(foreign)).toEqual([decide, decide])
  expect(foreign.includes('1일부터 신청한 30일까지')).toBe(grantShorter && !grantLonger)
  expect(foreign.includes('1일부터 90일까지')).toBe(grantLonger)
  expect(button(foreign, '신청 취소하기')).toBe(false)
  expect(decision(await show(resumption))).toEqual([decideSecurityPause, decideSecurityPause])
  const own = await show({ ...application, memberId: me })
  expect(submit).toBe(true)
  expect([...decision(own), button(own, '의견 보내기'), button(own, '신청 취소하기')]).toEqual([
    decideOwn,
    decideOwn,
    comment,
    withdraw,
  ])
})

it.each(partNames)('%s sees at a permission of a colleague what the table gives them', async (part) => {
  const { revoke, block, lift } = cellsOf(part)
  const yn = (deed: 'revoke' | 'block') => (powerFor(deed, powersOf(part), application, me) ? 'Y' : 'N')
  const used: Schema<'AdminAccessGrant'> = {
    grantId: '0e0f5a0c-6c2e-4f53-9b0b-7c2c1b8d4a11',
    version: 1,
    memberName: '송나래',
    appId: 'app',
    appName: '재무 회계',
    levelId: 'level',
    levelName: '열람',
    useStatus: 'NORMAL',
    pauseOrigin: null,
    endReason: null,
    startAt: '2026-11-20T10:00:00+09:00',
    endDate: '2026-12-20',
    revokeYn: yn('revoke'),
    blockYn: yn('block'),
    liftYn: 'N',
  }
  const blocked = {
    ...used,
    useStatus: 'PAUSE',
    pauseOrigin: 'SECURITY',
    blockYn: 'N',
    liftYn: yn('block'),
  } as const
  const names = { revoke: '권한 회수하기', block: '접근 차단하기', lift: '차단 해제하기' } as const
  const shown = async (row: Schema<'AdminAccessGrant'>) => {
    const html = await drawn(part, <GrantTable rows={[row]} onAct={() => {}} />)
    return grantActs.filter((act) => html.includes(names[act]))
  }
  expect(await shown(used)).toEqual(
    grantActs.filter((act) => (act === 'revoke' && revoke) || (act === 'block' && block)),
  )
  expect(await shown(blocked)).toEqual(
    grantActs.filter((act) => (act === 'revoke' && revoke) || (act === 'lift' && lift)),
  )
})

const pages = {
  '/admin': 'access',
  '/admin/approval': 'access',
  '/admin/member': 'access',
  '/admin/delegation': 'access',
  '/admin/abnormal': 'security',
  '/admin/audit': 'security',
  '/admin/inquiry': 'staff',
  '/admin/bill': 'staff',
  '/admin/subscription': 'staff',
  '/admin/counsel': 'staff',
  '/admin/notice': 'staff',
} as const

it.each(partNames)(
  '%s finds in the admin area what is theirs, and at every other address nothing',
  async (part) => {
    const session = sessionOf(part)
    const snapshot = { context: { session }, matches: () => false, hasTag: () => false }
    const machines = later(() =>
      Promise.resolve({
        session: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) },
      }),
    )
    const guard = requireOneOf(audienceOf)
    const isOpen = (pathname: string) =>
      guard({
        context: { machines } as never,
        location: { pathname, href: pathname, search: {} } as never,
      }).then(
        () => true,
        () => false,
      )
    const menu = await drawn(part, <SideMenu side="admin" />)
    for (const [page, audience] of Object.entries(pages)) {
      const isTheirs =
        audience === 'access' ? part !== 'requester' : audience === 'security' && cellsOf(part).block
      expect([
        page,
        await isOpen(page),
        await isOpen(`${page}/detail`.replace('/admin/detail', '/admin/')),
      ]).toEqual([page, isTheirs, isTheirs])
      if (page !== '/admin') expect([page, menu.includes(`href="${page}"`)]).toEqual([page, isTheirs])
    }
  },
)
