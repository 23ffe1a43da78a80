import type { Schema } from '#contract/operation.ts'
import {
  accountDrift,
  groupNameOf,
  type ScimPerson,
  type ScimSettings,
  type ScimUser,
  shortNames,
  userNameOf,
  wantedAccount,
} from './scim-account.ts'

/**
 * One difference between the accounts at an endpoint and the permissions. Person, account and level are given by
 * their ids only.
 */
export type Drift = {
  kind: Schema<'DriftKind'>
  /** The person; null for the account of an unknown person. */
  subject: string | null
  /** The account at the endpoint, if there is one. */
  remoteId: string | null
  /** The level whose group differs. */
  levelId: string | null
  /** The attributes that differ. */
  attributes: readonly string[]
}
/** The accounts that were found at an endpoint, and the groups of the app's levels. */
export type EndpointState = {
  users: readonly ScimUser[]
  groups: ReadonlyMap<string, { displayName?: string | undefined; members: readonly string[] }>
}
/**
 * The facts of the portal: the people with their levels, the written accounts, and the accounts that wait to be
 * written.
 */
export type PortalState = {
  people: ReadonlyMap<string, ScimPerson>
  accounts: readonly { subject: string; remoteId: string | null; isWaiting: boolean }[]
  levels: readonly { id: string; name: string | null }[]
  settings: ScimSettings
}

const removals: readonly Drift['kind'][] = ['OPEN', 'IN_GROUP', 'DUPLICATE', 'FOREIGN_MEMBER']

/** The number of differences whose correction takes something from an account. */
export const removalsIn = (drift: readonly Drift[]): number =>
  drift.filter(({ kind }) => removals.includes(kind)).length

/**
 * Whether a correction waits for an admin because of its removals: more than fifty, or more than a fifth of the open
 * accounts.
 */
export const needsRemovalApproval = ({ removed, accounts }: { removed: number; accounts: number }): boolean =>
  removed > 50 || removed * 5 > accounts

/**
 * The differences between an endpoint and the permissions. People whose accounts wait to be written are left out, and
 * so are accounts that the portal never created, unless they are in a group of the app. `open` is the number of
 * people's accounts that are active at the endpoint.
 */
export function driftOf(
  { people, accounts, levels, settings }: PortalState,
  { users, groups }: EndpointState,
): { drift: Drift[]; open: number } {
  const waitingSubjects = new Set(accounts.flatMap(({ subject, isWaiting }) => (isWaiting ? subject : [])))
  const remoteIdBySubject = new Map(accounts.map(({ subject, remoteId }) => [subject, remoteId]))
  const subjects = [...new Set([...people.keys(), ...remoteIdBySubject.keys()])].toSorted()
  const bySubject = findOwnedAccounts()
  const drift: Drift[] = []
  const emptyDrift = { remoteId: null, levelId: null, attributes: [] }

  for (const subject of subjects) {
    if (waitingSubjects.has(subject)) continue
    const person = people.get(subject)
    const own = bySubject.get(subject) ?? []
    const mainAccount = own.find(({ id }) => id === remoteIdBySubject.get(subject)) ?? own[0]
    const wantedAttributes = wantedAccount(person, settings)
    if (!mainAccount) {
      if (wantedAttributes.active === true) drift.push({ ...emptyDrift, kind: 'MISSING', subject })
      continue
    }
    const attributes = shortNames(accountDrift(wantedAttributes, mainAccount))
    const remoteId = mainAccount.id
    if (attributes.length > 0)
      drift.push({
        ...emptyDrift,
        kind: wantedAttributes.active === true ? 'DIFFERENT' : 'OPEN',
        subject,
        remoteId,
        attributes,
      })
    for (const other of own)
      if (other !== mainAccount && other.active !== false)
        drift.push({ ...emptyDrift, kind: 'DUPLICATE', subject, remoteId: other.id })
    for (const { id: levelId, name } of levels) {
      const isWanted = person?.levelIds.includes(levelId) ?? false
      const isIn = groups.get(levelId)?.members.includes(remoteId) ?? false
      if (isWanted !== isIn)
        drift.push({
          ...emptyDrift,
          kind: isWanted ? 'NOT_IN_GROUP' : 'IN_GROUP',
          subject,
          remoteId,
          levelId,
        })
      else if (
        isWanted &&
        groups.get(levelId)?.displayName !== groupNameOf({ id: levelId, name: name ?? '' }, settings)
      )
        drift.push({
          ...emptyDrift,
          kind: 'NOT_IN_GROUP',
          subject,
          remoteId,
          levelId,
          attributes: ['displayName'],
        })
    }
  }
  const ownedAccounts = [...bySubject.values()].flat()
  return {
    drift: [...drift, ...foreignMembers()],
    open: ownedAccounts.filter(({ active }) => active !== false).length,
  }

  /**
   * Returns the accounts of each person, matched by external id, by the id under which the portal wrote the account,
   * or, if no external id is stored, by name.
   */
  function findOwnedAccounts(): Map<string, ScimUser[]> {
    const byRemote = new Map(
      [...remoteIdBySubject].flatMap(([subject, id]) => (id === null ? [] : [[id, subject] as const])),
    )
    const byName = new Map(
      [...people.values()].map((each) => [userNameOf(each, settings).toLowerCase(), each.subject]),
    )
    const knownSubjects = new Set(subjects)
    const accountsBySubject = new Map<string, ScimUser[]>()
    for (const user of users.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const { externalId } = user
      const owner =
        externalId !== undefined && knownSubjects.has(externalId)
          ? externalId
          : (byRemote.get(user.id) ?? (user.userName && byName.get(user.userName.toLowerCase())))
      if (owner) accountsBySubject.set(owner, [...(accountsBySubject.get(owner) ?? []), user])
    }
    return accountsBySubject
  }

  function foreignMembers(): Drift[] {
    const ownedIds = new Set([...bySubject.values()].flatMap((own) => own.map(({ id }) => id)))
    return [...groups].flatMap(([levelId, { members }]) =>
      members
        .filter((id) => !ownedIds.has(id))
        .map((remoteId) => ({
          ...emptyDrift,
          kind: 'FOREIGN_MEMBER' as const,
          subject: null,
          remoteId,
          levelId,
        })),
    )
  }
}
