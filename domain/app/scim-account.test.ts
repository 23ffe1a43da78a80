import { describe, expect, it } from 'vitest'
import {
  accountDrift,
  ENTERPRISE_SCHEMA,
  groupNameOf,
  newAccount,
  type ScimPerson,
  type ScimSettings,
  shortNames,
  USER_SCHEMA,
  wantedAccount,
} from './scim-account.ts'

const person: ScimPerson = {
  subject: '3f0c2b6e-2a0f-4a4e-9a35-0f9a2f1f6f10',
  email: 'narae.song@example.com',
  name: '송나래',
  deptName: '재무팀',
  levelIds: ['level'],
}
const allAttributes: ScimSettings = {
  userName: 'EMAIL',
  attributes: ['EXTERNAL_ID', 'DISPLAY_NAME', 'NAME', 'EMAILS', 'DEPARTMENT'],
  groupNames: [{ levelId: 'read', groupName: 'erp-readers' }],
}
const storedAccount = {
  id: '1',
  userName: 'Narae.Song@example.com',
  externalId: person.subject,
  displayName: '송나래',
  name: { formatted: '송나래' },
  active: true,
  emails: [{ value: 'narae.song@example.com' }],
  department: '재무팀',
}

describe('the SCIM account of a person', () => {
  it('is sent with all attributes that the settings of the app select', () => {
    expect(newAccount(wantedAccount(person, allAttributes))).toEqual({
      schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
      userName: person.email,
      active: true,
      externalId: person.subject,
      displayName: '송나래',
      name: { formatted: '송나래' },
      emails: [{ value: person.email, type: 'work', primary: true }],
      [ENTERPRISE_SCHEMA]: { department: '재무팀' },
    })
    expect(
      newAccount(wantedAccount(person, { ...allAttributes, userName: 'SUBJECT', attributes: [] })),
    ).toEqual({
      schemas: [USER_SCHEMA],
      userName: person.subject,
      active: true,
    })
  })

  it('has no department if the person has none', () => {
    expect(newAccount(wantedAccount({ ...person, deptName: null }, allAttributes)).schemas).toEqual([
      USER_SCHEMA,
    ])
  })

  it.each([
    ['a person without an open level', { ...person, levelIds: [] }],
    ['a person who is not there any more', undefined],
  ])('is closed of %s, and nothing else is changed', (_, of) => {
    expect(wantedAccount(of, allAttributes)).toEqual({ active: false })
  })
})

describe('the drift of an account', () => {
  it('is empty if all attributes are stored; upper and lower case in names do not matter', () => {
    expect(accountDrift(wantedAccount(person, allAttributes), storedAccount)).toEqual([])
  })

  it.each([
    ['active', { ...storedAccount, active: false }],
    ['userName', { ...storedAccount, userName: 'other' }],
    ['externalId', { ...storedAccount, externalId: undefined }],
    ['displayName', { ...storedAccount, displayName: '이지호' }],
    ['name.formatted', { ...storedAccount, name: undefined }],
    ['emails', { ...storedAccount, emails: [...storedAccount.emails, { value: 'former@example.com' }] }],
    ['department', { ...storedAccount, department: undefined }],
  ])('names %s', (name, found) => {
    expect(shortNames(accountDrift(wantedAccount(person, allAttributes), found))).toEqual([name])
  })

  it('contains `active` if a closed account does not report it, since such an account counts as open', () => {
    expect(accountDrift({ active: false }, { id: '1' })).toEqual(['active'])
    expect(accountDrift({ active: false }, { ...storedAccount, active: false })).toEqual([])
  })
})

it('the group of a level has the configured name, or the name of the level', () => {
  expect(groupNameOf({ id: 'read', name: '조회' }, allAttributes)).toBe('erp-readers')
  expect(groupNameOf({ id: 'write', name: '입력' }, allAttributes)).toBe('입력')
})
