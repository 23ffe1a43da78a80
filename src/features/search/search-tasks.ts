import type { LinkProps } from '@tanstack/react-router'
import { type AdminPage, adminPagesOf, type RolesOfMember } from '#domain/admin/pages.ts'

/** The rights of a member according to the session. */
export type SearchingMember = RolesOfMember & { subscriptionReadOnlyYn?: 'Y' | 'N' }
type Address = Extract<NonNullable<LinkProps['to']>, `/${string}`>
type Task = {
  key: string
  to: Address
  /** The part of the address after the path. */
  query?: `?${string}` | `#${string}`
  /** The entry of the menu whose number of waiting tasks is shown. */
  counted?: 'bills' | AdminPage
}

/** The frequent tasks of members. `managers` are the tasks that are closed to members who may only view subscriptions. */
const memberTasks = {
  managers: [
    { key: 'pay', to: '/my/bill', counted: 'bills' },
    { key: 'requestSubscription', to: '/subscription' },
    { key: 'trial', to: '/trial' },
  ],
  all: [
    { key: 'requestAccess', to: '/apps', query: '?view=CATALOGUE' },
    { key: 'writeInquiry', to: '/inquiry/write' },
    { key: 'reserveCounsel', to: '/inquiry/counsel/reservation' },
    { key: 'password', to: '/my/member/edit', query: '#password' },
  ],
} as const satisfies Record<string, readonly Task[]>

/** The tasks of the staff and of approvers, each with the page whose roles may do it. */
const adminTasks = [
  { key: 'decideAccess', to: '/admin/approval', page: '/admin/approval' },
  { key: 'decideSubscription', to: '/admin/subscription', page: '/admin/subscription' },
  { key: 'handleAbnormal', to: '/admin/abnormal', page: '/admin/abnormal' },
  { key: 'answerInquiry', to: '/admin/inquiry', page: '/admin/inquiry' },
  { key: 'handleBill', to: '/admin/bill', page: '/admin/bill' },
  { key: 'matchDeposit', to: '/admin/deposit', page: '/admin/deposit' },
  { key: 'writePost', to: '/admin/notice/write', page: '/admin/notice' },
] as const satisfies readonly (Task & { page: AdminPage })[]

export type TaskKey =
  | (typeof memberTasks)['managers' | 'all'][number]['key']
  | (typeof adminTasks)[number]['key']
/** A task of the search, with its address. */
export type SearchTask = { key: TaskKey; href: string; counted: 'bills' | AdminPage | undefined }

/** The tasks that are offered before anything is typed, except those of the admin area. */
export const firstTasks: readonly TaskKey[] = ['pay', 'requestSubscription', 'requestAccess', 'writeInquiry']

const taskOf = (task: Task & { key: TaskKey }): SearchTask => ({
  key: task.key,
  href: `${task.to}${task.query ?? ''}`,
  counted: task.counted,
})

/** Returns the tasks that a member may do, those of the current area first. */
export function tasksFor(area: 'my' | 'admin', member: SearchingMember | undefined): SearchTask[] {
  const allowedPages = adminPagesOf(member)
  const own = [
    ...(member?.subscriptionReadOnlyYn === 'Y' ? [] : memberTasks.managers),
    ...memberTasks.all,
  ].map(taskOf)
  const ofAdmin = adminTasks
    .filter(({ page }) => allowedPages.includes(page))
    .map((task) => ({ ...taskOf(task), counted: task.key === 'writePost' ? undefined : task.page }))
  return area === 'admin' ? [...ofAdmin, ...own] : [...own, ...ofAdmin]
}
