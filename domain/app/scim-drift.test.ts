import { describe, expect, it } from 'vitest'
import type { ScimPerson, ScimSettings, ScimUser } from './scim-account.ts'
import {
  driftOf,
  type EndpointState,
  needsRemovalApproval,
  type PortalState,
  removalsIn,
} from './scim-drift.ts'

const settings: ScimSettings = {
  userName: 'EMAIL',
  attributes: ['EXTERNAL_ID', 'DISPLAY_NAME'],
  groupNames: [],
}
const alice: ScimPerson = {
  subject: 'alice',
  email: 'alice@example.com',
  name: '송나래',
  deptName: null,
  levelIds: ['read'],
}
const account: ScimUser = {
  id: '1',
  externalId: 'alice',
  userName: 'alice@example.com',
  displayName: '송나래',
  active: true,
}
const portalState = (more: Partial<PortalState> = {}): PortalState => ({
  people: new Map([['alice', alice]]),
  accounts: [{ subject: 'alice', remoteId: '1', isWaiting: false }],
  levels: [
    { id: 'read', name: '조회' },
    { id: 'write', name: '입력' },
  ],
  settings,
  ...more,
})
const endpointState = (
  users: ScimUser[],
  groups: Record<string, string[]> = { read: ['1'] },
): EndpointState => ({
  users,
  groups: new Map(
    Object.entries(groups).map(([id, members]) => [
      id,
      { displayName: id === 'read' ? '조회' : '입력', members },
    ]),
  ),
})
const kindsOf = (of: PortalState, at: EndpointState) =>
  driftOf(of, at).drift.map(({ kind, remoteId, levelId, attributes }) =>
    [kind, remoteId ?? '-', levelId ?? '-', ...attributes].join(' '),
  )
const stateWithoutPeople = portalState({ people: new Map() })

describe('the drift between an endpoint and the permissions', () => {
  it('is empty if the endpoint and the portal agree', () => {
    expect(driftOf(portalState(), endpointState([account]))).toEqual({ drift: [], open: 1 })
    expect(driftOf(stateWithoutPeople, endpointState([{ ...account, active: false }], { read: [] }))).toEqual(
      {
        drift: [],
        open: 0,
      },
    )
  })

  it.each<[string, PortalState, EndpointState, string[]]>([
    ['an account that is not there', portalState(), endpointState([], {}), ['MISSING - -']],
    [
      'another name',
      portalState(),
      endpointState([{ ...account, displayName: '이지호' }]),
      ['DIFFERENT 1 - displayName'],
    ],
    [
      'one that was closed there',
      portalState(),
      endpointState([{ ...account, active: false }]),
      ['DIFFERENT 1 - active'],
    ],
    [
      'one that is open without a permission',
      stateWithoutPeople,
      endpointState([account], {}),
      ['OPEN 1 - active'],
    ],
    [
      'a group without the person',
      portalState(),
      endpointState([account], { read: [] }),
      ['NOT_IN_GROUP 1 read'],
    ],
    ['a group that is not there', portalState(), endpointState([account], {}), ['NOT_IN_GROUP 1 read']],
    [
      'a group with the person',
      portalState(),
      endpointState([account], { read: ['1'], write: ['1'] }),
      ['IN_GROUP 1 write'],
    ],
    [
      'a second account',
      portalState(),
      endpointState([{ ...account, id: '0', userName: 'second' }, account]),
      ['DUPLICATE 0 -'],
    ],
    [
      'a group with an unknown account',
      portalState(),
      endpointState([account, { id: '9', userName: 'admin' }], { read: ['1', '9'] }),
      ['FOREIGN_MEMBER 9 read'],
    ],
  ])('%s is named', (_, of, at, expected) => {
    expect(kindsOf(of, at)).toEqual(expected)
  })

  it('matches an account without an external id by its name, or by the id under which the portal created it', () => {
    const { externalId: _, ...without } = account
    const settingsWithoutAttributes = { ...settings, attributes: [] }
    expect(
      kindsOf(portalState({ settings: settingsWithoutAttributes, accounts: [] }), endpointState([without])),
    ).toEqual([])
    expect(
      kindsOf(
        portalState({ settings: settingsWithoutAttributes, people: new Map() }),
        endpointState([without], {}),
      ),
    ).toEqual(['OPEN 1 - active'])
  })

  it('does not include people whose accounts wait to be written, nor accounts that the portal never created', () => {
    const stateWithWaitingAccount = portalState({
      accounts: [{ subject: 'alice', remoteId: null, isWaiting: true }],
    })
    expect(
      kindsOf(
        stateWithWaitingAccount,
        endpointState([
          { ...account, active: false },
          { id: '9', userName: 'admin' },
        ]),
      ),
    ).toEqual([])
  })

  it('includes a group with another name', () => {
    const stateWithRenamedGroup = portalState({
      settings: { ...settings, groupNames: [{ levelId: 'read', groupName: 'readers' }] },
    })
    expect(kindsOf(stateWithRenamedGroup, endpointState([account]))).toEqual([
      'NOT_IN_GROUP 1 read displayName',
    ])
  })
})

it.each([
  [0, 0, false],
  [1, 5, false],
  [2, 9, true],
  [50, 1000, false],
  [51, 1000, true],
  [1, 0, true],
])(
  'the correction of %i removals among %i open accounts waits for an admin: %s',
  (removed, accounts, held) => {
    expect(needsRemovalApproval({ removed, accounts })).toBe(held)
  },
)

it('the number of removals counts the differences whose correction takes something from an account', () => {
  const fullDrift = driftOf(stateWithoutPeople, endpointState([account], { read: ['1', '9'] })).drift
  expect(removalsIn(fullDrift)).toBe(3)
  expect(removalsIn(driftOf(portalState(), endpointState([], {})).drift)).toBe(0)
})
