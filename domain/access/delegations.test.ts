import { expect, it } from 'vitest'
import {
  actsFor,
  addingRefusal,
  delegableRoles,
  delegationStateOf,
  endingRefusal,
  isDelegationTerm,
  isVisibleTo,
} from './delegations.ts'
import type { RoleAssignment } from './role-assignments.ts'

const today = '2026-11-21'
const assignmentOf = (appId: string | null, role: RoleAssignment['role'] = 'approver'): RoleAssignment => ({
  role,
  appId,
  holderId: 'holder',
  actsFor: [],
})

it.each([
  ['begins tomorrow', { startDate: '2026-11-22', endDate: '2026-11-25', clearedOn: null }, 'COMING'],
  ['begins today', { startDate: today, endDate: today, clearedOn: null }, 'RUNNING'],
  [
    'ended yesterday and not yet recorded',
    { startDate: '2026-11-18', endDate: '2026-11-20', clearedOn: null },
    'ENDED',
  ],
  [
    'ended yesterday, noted today',
    { startDate: '2026-11-18', endDate: '2026-11-20', clearedOn: today },
    'ENDED',
  ],
  [
    'was taken back on its last day',
    { startDate: '2026-11-18', endDate: '2026-11-20', clearedOn: '2026-11-20' },
    'CLEARED',
  ],
  [
    'was taken back before it began',
    { startDate: '2026-11-24', endDate: '2026-11-25', clearedOn: today },
    'CLEARED',
  ],
] as const)('a delegation that %s', (_name, delegation, state) => {
  expect(delegationStateOf(delegation, today)).toBe(state)
})

it.each([
  [today, today, true],
  [today, '2026-11-20', false],
  ['2026-11-20', today, false],
  ['2026-11-31', '2026-12-01', false],
  ['', '', false],
])('a delegation from %s to %s may be added: %s', (startDate, endDate, right) =>
  expect(isDelegationTerm(startDate, endDate, today)).toBe(right),
)

it('a delegation passes on the roles of approver and app admin, but neither the role of security admin nor roles that the member has only as a delegate', () => {
  const all = [
    assignmentOf(null),
    assignmentOf('app', 'appAdmin'),
    assignmentOf(null, 'securityAdmin'),
    assignmentOf(null, 'delegate'),
  ]
  expect(delegableRoles(all).map(({ role }) => role)).toEqual(['approver', 'appAdmin'])
})

const right = {
  holder: { memberId: 'holder', assignments: [assignmentOf('app')] },
  delegate: { memberId: 'other' },
  isTerm: true,
}

it.each([
  ['in the company', right, 'all', undefined],
  ["in the admin's app", right, ['app'], undefined],
  ['in another app', right, ['other'], 'adminDelegation.holderUnfit'],
  [
    'also in another app',
    { ...right, holder: { memberId: 'holder', assignments: [assignmentOf('app'), assignmentOf('other')] } },
    ['app'],
    'adminDelegation.forbidden',
  ],
  [
    'in every app, by the admin of one',
    { ...right, holder: { memberId: 'holder', assignments: [assignmentOf(null)] } },
    ['app'],
    'adminDelegation.forbidden',
  ],
  [
    'who looks after security alone',
    { ...right, holder: { memberId: 'holder', assignments: [assignmentOf(null, 'securityAdmin')] } },
    'all',
    'adminDelegation.holderUnfit',
  ],
  [
    'who is only a delegate',
    { ...right, holder: { memberId: 'holder', assignments: [assignmentOf(null, 'delegate')] } },
    'all',
    'adminDelegation.holderUnfit',
  ],
  ['who is unknown', { ...right, holder: null }, 'all', 'adminDelegation.holderUnfit'],
  ['by an unknown member', { ...right, delegate: null }, 'all', 'delegation.invalid'],
  ['by themselves', { ...right, delegate: { memberId: 'holder' } }, 'all', 'delegation.invalid'],
  ['in no right term', { ...right, isTerm: false }, 'all', 'delegation.invalid'],
] as const)('a member %s may get a delegate, or the reason why not', (_name, asked, by, refusal) => {
  expect(addingRefusal(asked, by)).toBe(refusal)
})

it('an app admin of all apps of a delegation may end it until its last day', () => {
  expect(endingRefusal('RUNNING', [assignmentOf('app')], ['app'])).toBeUndefined()
  expect(endingRefusal('COMING', [assignmentOf(null)], 'all')).toBeUndefined()
  expect(endingRefusal('RUNNING', [assignmentOf(null)], ['app'])).toBe('adminDelegation.forbidden')
  for (const state of ['ENDED', 'CLEARED'] as const)
    expect(endingRefusal(state, [assignmentOf('app')], 'all')).toBe('adminDelegation.over')
})

it('an app admin of one of the apps of a delegation may see it', () => {
  expect([
    isVisibleTo(['app'], [assignmentOf(null)]),
    isVisibleTo(['app'], [assignmentOf('app'), assignmentOf('other')]),
    isVisibleTo(['app'], [assignmentOf('other')]),
    isVisibleTo('all', []),
  ]).toEqual([true, true, false, true])
})

it('a delegate of a delegate decides for every member of the chain, even if the chain is circular', () => {
  const by = (memberId: string, holderId: string) => ({ memberId, holderId })
  const chain = [by('b', 'a'), by('c', 'b'), by('d', 'c'), by('x', 'y')]
  expect(actsFor('d', chain).toSorted()).toEqual(['a', 'b', 'c'])
  expect(actsFor('b', chain)).toEqual(['a'])
  expect(actsFor('a', chain)).toEqual([])
  expect(actsFor('b', [...chain, by('a', 'd')]).toSorted()).toEqual(['a', 'c', 'd'])
})
