import { expect, it } from 'vitest'
import { type Manager, removalRefusal } from './managers.ts'

const manager = (managerId: string, more: Partial<Manager> = {}): Manager => ({
  managerId,
  memberId: managerId,
  role: 'approver',
  appId: 'app',
  ...more,
})

it.each([
  ['one of two approvers goes', manager('one'), [manager('one'), manager('other')], undefined],
  [
    'the last approver stays',
    manager('one'),
    [manager('one'), manager('admin', { role: 'appAdmin' })],
    'appManager.lastApprover',
  ],
  [
    'an approver of the whole company is one too',
    manager('one'),
    [manager('one'), manager('other', { appId: null })],
    undefined,
  ],
  [
    'a role in the whole company is not taken back at one app',
    manager('one', { appId: null }),
    [manager('one', { appId: null }), manager('other')],
    'appManager.company',
  ],
  [
    'an app admin goes',
    manager('one', { role: 'appAdmin' }),
    [manager('one', { role: 'appAdmin' })],
    undefined,
  ],
  [
    'no one removes themselves',
    manager('me', { role: 'appAdmin' }),
    [manager('me', { role: 'appAdmin' }), manager('other')],
    'appManager.own',
  ],
] as const)('%s', (_name, manager, managers, expected) => {
  expect(removalRefusal(manager, managers, 'me')).toBe(expected)
})
