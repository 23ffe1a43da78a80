import { expect, it } from 'vitest'
import { type Manager, removalRefusal } from './managers.ts'

const part = (managerId: string, more: Partial<Manager> = {}): Manager => ({
  managerId,
  memberId: managerId,
  role: 'approver',
  appId: 'app',
  ...more,
})

it.each([
  ['one of two approvers goes', part('one'), [part('one'), part('other')], undefined],
  [
    'the last approver stays',
    part('one'),
    [part('one'), part('admin', { role: 'appAdmin' })],
    'appManager.lastApprover',
  ],
  [
    'an approver of the whole company is one too',
    part('one'),
    [part('one'), part('other', { appId: null })],
    undefined,
  ],
  [
    'a part in the whole company is not taken back at one app',
    part('one', { appId: null }),
    [part('one', { appId: null }), part('other')],
    'appManager.company',
  ],
  ['an app admin goes', part('one', { role: 'appAdmin' }), [part('one', { role: 'appAdmin' })], undefined],
  [
    'nobody removes themselves',
    part('me', { role: 'appAdmin' }),
    [part('me', { role: 'appAdmin' }), part('other')],
    'appManager.own',
  ],
] as const)('%s', (_name, manager, managers, expected) => {
  expect(removalRefusal(manager, managers, 'me')).toBe(expected)
})
