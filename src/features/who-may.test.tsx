import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import {
  accessRoles,
  assignmentFor,
  permissionsByRole,
  type RoleAssignment,
  type Subject,
} from '#domain/access/role-assignments.ts'
import { type AdminPage, adminPages } from '#domain/admin/pages.ts'
import { cellsOf, type Role, roleNames } from '#domain/testing/permissions-table.ts'
import { AdminEntries } from '#src/components/layout/AdminEntries.tsx'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { GrantTable, useGrantColumns } from '#src/features/access/member-grants/GrantTable.tsx'
import { grantActs } from '#src/features/access/member-grants/grant-acts.ts'
import { RequestDetail } from '#src/features/access/requests/RequestDetail.tsx'
import { AccessToday } from '#src/features/work/admin/AccessToday.tsx'
import type { SessionInfo } from '#src/machines/session/session-context.ts'
import { requireAdminPage } from '#src/routes/-guards.ts'

const me = 'me'
const assignmentsOf = (role: Role): RoleAssignment[] =>
  role === 'requester'
    ? []
    : [{ role: role, appId: null, holderId: role === 'delegate' ? 'holder' : me, actsFor: [] }]
const sessionOf = (role: Role) =>
  ({
    loginYn: 'Y',
    passwordCheckYn: 'Y',
    staffYn: 'N',
    accessAdminYn: role === 'requester' ? 'N' : 'Y',
    ...(role !== 'requester' && { accessRoles: [accessRoles[role]] }),
    securityAdminYn: cellsOf(role).block ? 'Y' : 'N',
  }) as const

const sessionOfMember: SessionInfo = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 600,
  expiresInSeconds: 600,
}

const renderHtml = (role: Role, screen: ReactNode) => renderFor(sessionOf(role), screen)
async function renderFor(info: Partial<SessionInfo>, screen: ReactNode): Promise<string> {
  return renderInApp(screen, { machines: machinesOfMember({ ...sessionOfMember, ...info }) })
}

/** Creates a request as a viewer receives it, by the same rule as on the server. */
function detailFor(role: Role, subject: Subject): Schema<'AccessRequestDetail'> {
  const isOwn = subject.memberId === me
  const assignment = assignmentFor('decide', assignmentsOf(role), subject, me)
  return {
    request: {
      requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
      version: 1,
      approvalType: subject.approvalType!,
      serviceRequestType: null,
      approvalResult: 'WAITING',
      closeReason: null,
      appId: subject.appId,
      appName: '재무 회계',
      icon: 'COIN',
      levelId: 'level',
      levelName: '열람',
      grantId: null,
      reason: '월말 정산 기간에 필요합니다.',
      termDays: subject.approvalType === 'APPLY' ? 30 : null,
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
    tab: isOwn ? 'REQUEST' : 'APPROVAL',
    askedTerm: null,
    events: [],
    approvers: [],
    longestTermDays: 90,
    previewEndDate: null,
    possibleYn: 'Y',
    withdrawYn: isOwn ? 'Y' : 'N',
    commentYn: isOwn || assignment ? 'Y' : 'N',
    decideYn: assignment ? 'Y' : 'N',
    termChange:
      assignment && subject.approvalType === 'APPLY' ? permissionsByRole[assignment.role].term : 'NONE',
  }
}
const button = (html: string, name: string) =>
  new RegExp(`<button [^>]*>(?:(?!</button>).)*${name}(?:(?!</button>).)*</button>`).test(html)
const decisionButtons = (html: string) => [button(html, '승인하기'), button(html, '반려하기')]

const application: Subject = { memberId: 'colleague', appId: 'app', approvalType: 'APPLY', pauseOrigin: null }
const resumption: Subject = { ...application, approvalType: 'RESUME', pauseOrigin: 'SECURITY' }

it.each(roleNames)('for a request, %s has the actions that the table allows', async (role) => {
  const { submit, comment, withdraw, decideOwn, decide, decideSecurityPause, grantShorter, grantLonger } =
    cellsOf(role)
  const showRequest = (subject: Subject) =>
    renderHtml(role, <RequestDetail loaded={detailFor(role, subject)} />)
  const foreign = await showRequest(application)
  expect(decisionButtons(foreign)).toEqual([decide, decide])
  expect(foreign.includes('1일부터 신청한 30일까지')).toBe(grantShorter && !grantLonger)
  expect(foreign.includes('1일부터 90일까지')).toBe(grantLonger)
  expect(button(foreign, '신청 취소하기')).toBe(false)
  expect(decisionButtons(await showRequest(resumption))).toEqual([decideSecurityPause, decideSecurityPause])
  const own = await showRequest({ ...application, memberId: me })
  expect(submit).toBe(true)
  expect([...decisionButtons(own), button(own, '의견 보내기'), button(own, '신청 취소하기')]).toEqual([
    decideOwn,
    decideOwn,
    comment,
    withdraw,
  ])
})

it.each(roleNames)('for a colleague’s permission, %s has the actions that the table allows', async (role) => {
  const { revoke, block, lift } = cellsOf(role)
  const yn = (permission: 'revoke' | 'block') =>
    assignmentFor(permission, assignmentsOf(role), application, me) ? 'Y' : 'N'
  const activeGrant: Schema<'AdminAccessGrant'> = {
    deptName: null,
    grantId: '0e0f5a0c-6c2e-4f53-9b0b-7c2c1b8d4a11',
    version: 1,
    memberId: 'b0c1f2d3-4e56-4789-9abc-def012345678',
    memberName: '송나래',
    appId: 'app',
    appName: '재무 회계',
    icon: 'COIN',
    levelId: 'level',
    levelName: '열람',
    riskLevel: 'LOW',
    useStatus: 'NORMAL',
    pauseOrigin: null,
    pausedBefore: null,
    endReason: null,
    startAt: '2026-11-20T10:00:00+09:00',
    endDate: '2026-12-20',
    revokeYn: yn('revoke'),
    blockYn: yn('block'),
    liftYn: 'N',
  }
  const blockedGrant = {
    ...activeGrant,
    useStatus: 'PAUSE',
    pauseOrigin: 'SECURITY',
    blockYn: 'N',
    liftYn: yn('block'),
  } as const
  const names = { revoke: '권한 회수하기', block: '접근 차단하기', lift: '차단 해제하기' } as const
  const renderRow = async (row: Schema<'AdminAccessGrant'>) => {
    const html = await renderHtml(role, <Grants rows={[row]} />)
    return grantActs.filter((act) => html.includes(names[act]))
  }
  expect(await renderRow(activeGrant)).toEqual(
    grantActs.filter((act) => (act === 'revoke' && revoke) || (act === 'block' && block)),
  )
  expect(await renderRow(blockedGrant)).toEqual(
    grantActs.filter((act) => (act === 'revoke' && revoke) || (act === 'lift' && lift)),
  )
})

const staffPages = [
  '/admin/subscription',
  '/admin/company',
  '/admin/inquiry',
  '/admin/bill',
  '/admin/deposit',
  '/admin/settlement',
  '/admin/counsel',
  '/admin/notice',
  '/admin/apps',
  '/admin/terms',
  '/admin/site',
  '/admin/catalogue',
  '/admin/staff',
  '/admin/brand',
  '/admin/rules',
  '/admin/holiday',
  '/admin/connections',
  '/admin/hours',
  '/admin/review',
]
const securityPages = ['/admin/abnormal', '/admin/audit']
const session = { loginYn: 'Y', passwordCheckYn: 'Y', staffYn: 'N', accessAdminYn: 'N' } as const
const role = (...roles: Schema<'AccessRole'>[]) =>
  ({ ...session, accessAdminYn: 'Y', accessRoles: roles }) as const

/**
 * The people, each with the pages that the server's routes allow; `server/domains/access/pages.db.test.ts` tests the
 * same table on the server.
 */
const people: Record<string, [Partial<Schema<'SessionInfo'>>, string[]]> = {
  'a member': [session, []],
  'a visitor': [{ ...session, loginYn: 'N', passwordCheckYn: 'N' }, []],
  staff: [{ ...session, staffYn: 'Y' }, staffPages],
  'a staff member with the role ANSWERS': [
    { ...session, staffYn: 'Y', staffRoles: ['ANSWERS'] },
    ['/admin/inquiry', '/admin/counsel'],
  ],
  'a staff member with the roles SELLS and PUBLISHES': [
    { ...session, staffYn: 'Y', staffRoles: ['SELLS', 'PUBLISHES'] },
    [
      '/admin/subscription',
      '/admin/company',
      '/admin/catalogue',
      '/admin/notice',
      '/admin/terms',
      '/admin/site',
    ],
  ],
  'a staff member with the role REFUNDS': [
    { ...session, staffYn: 'Y', staffRoles: ['REFUNDS'] },
    ['/admin/bill'],
  ],
  'an approver': [role('APPROVER'), ['/admin/approval']],
  'a delegate': [role('DELEGATE'), ['/admin/approval']],
  'an app admin': [
    role('APP_ADMIN'),
    ['/admin/approval', '/admin/member', '/admin/apps', '/admin/delegation'],
  ],
  'a security admin': [
    { ...role('SECURITY_ADMIN'), securityAdminYn: 'Y' },
    ['/admin/approval', '/admin/member', ...securityPages],
  ],
  'a security admin of one app': [role('SECURITY_ADMIN'), ['/admin/approval', '/admin/member']],
  'staff with every role': [
    { ...role('APP_ADMIN', 'APPROVER', 'DELEGATE', 'SECURITY_ADMIN'), staffYn: 'Y', securityAdminYn: 'Y' },
    Object.keys(adminPages),
  ],
  'a person without roles in the list of the backend': [{ ...session, accessAdminYn: 'Y' }, []],
}
const addressesIn = (html: string) =>
  new Set([...html.matchAll(/href="(\/admin\/[a-z]+)/g)].map(([, address]) => address!))

it('the table of allowed pages contains every page of the admin area', () => {
  const routes = Object.keys(import.meta.glob('../routes/admin/*/index.tsx')).map((path) =>
    path.slice('../routes'.length, -'/index.tsx'.length),
  )
  expect(Object.keys(adminPages).sort()).toEqual(routes.sort())
})

it.each(Object.entries(people))(
  '%s can open only the permitted pages of the admin area, and other addresses do not exist',
  async (_, [info, allowed]) => {
    const snapshot = { context: { session: info }, matches: () => false, hasTag: () => false }
    const machines = {
      session: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) },
    }
    const isOpen = (pathname: string) =>
      requireAdminPage({
        context: { machines } as never,
        location: { pathname, href: pathname, search: {} } as never,
      }).then(
        () => true,
        () => false,
      )
    const menu = addressesIn(await renderFor(info, <AdminEntries />))
    expect([...menu].sort()).toEqual([...allowed].sort())
    for (const page of [...Object.keys(adminPages), '/admin/unknown'])
      expect([page, await isOpen(page), await isOpen(`${page}/detail`), await isOpen(`${page}/`)]).toEqual([
        page,
        ...Array(3).fill(allowed.includes(page)),
      ])
    expect([await isOpen('/admin'), await isOpen('/admin/')]).toEqual(Array(2).fill(allowed.length > 0))

    if (!info.accessRoles) return
    const home = await renderFor(info, <AccessToday today={{ ...dayOf, roles: info.accessRoles }} />)
    const linkedPages: AdminPage[] = ['/admin/member']
    expect(addressesIn(home)).toEqual(new Set(linkedPages.filter((page) => allowed.includes(page))))
  },
)

const dayOf: Omit<Schema<'AdminAccessToday'>, 'roles'> = {
  waiting: 1,
  ages: { NEW: 1, AGED: 0, LATE: 0 },
  longest: [detailFor('approver', application).request],
  blocked: 1,
  ending: 1,
  trend: [],
  medianMinutes: null,
  formerMedianMinutes: null,
  done: [],
}

function Grants({ rows }: { rows: Schema<'AdminAccessGrant'>[] }) {
  return <GrantTable rows={rows} columns={useGrantColumns({ onAct: () => {} })} />
}
