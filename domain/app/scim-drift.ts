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

/** One difference between an endpoint and the permissions, by ids alone. */
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
/** The accounts and groups found at an endpoint; only the groups of the app's levels. */
export type Found = {
  users: readonly ScimUser[]
  groups: ReadonlyMap<string, { displayName?: string | undefined; members: readonly string[] }>
}
/** The facts of the portal: the people with their levels, the written accounts, and the accounts that wait to be written. */
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
  { users, groups }: Found,
): { drift: Drift[]; open: number } {
  const waiting = new Set(accounts.flatMap(({ subject, isWaiting }) => (isWaiting ? subject : [])))
  const written = new Map(accounts.map(({ subject, remoteId }) => [subject, remoteId]))
  const subjects = [...new Set([...people.keys(), ...written.keys()])].toSorted()
  const bySubject = owners()
  const drift: Drift[] = []
  const named = { remoteId: null, levelId: null, attributes: [] }

  for (const subject of subjects) {
    if (waiting.has(subject)) continue
    const person = people.get(subject)
    const own = bySubject.get(subject) ?? []
    const main = own.find(({ id }) => id === written.get(subject)) ?? own[0]
    const wanted = wantedAccount(person, settings)
    if (!main) {
      if (wanted.active === true) drift.push({ ...named, kind: 'MISSING', subject })
      continue
    }
    const attributes = shortNames(accountDrift(wanted, main))
    const remoteId = main.id
    if (attributes.length > 0)
      drift.push({
        ...named,
        kind: wanted.active === true ? 'DIFFERENT' : 'OPEN',
        subject,
        remoteId,
        attributes,
      })
    for (const other of own)
      if (other !== main && other.active !== false)
        drift.push({ ...named, kind: 'DUPLICATE', subject, remoteId: other.id })
    for (const { id: levelId, name } of levels) {
      const isWanted = person?.levelIds.includes(levelId) ?? false
      const isIn = groups.get(levelId)?.members.includes(remoteId) ?? false
      if (isWanted !== isIn)
        drift.push({ ...named, kind: isWanted ? 'NOT_IN_GROUP' : 'IN_GROUP', subject, remoteId, levelId })
      else if (
        isWanted &&
        groups.get(levelId)?.displayName !== groupNameOf({ id: levelId, name: name ?? '' }, settings)
      )
        drift.push({
          ...named,
          kind: 'NOT_IN_GROUP',
          subject,
          remoteId,
          levelId,
          attributes: ['displayName'],
        })
    }
  }
  const owned = [...bySubject.values()].flat()
  return {
    drift: [...drift, ...foreignMembers()],
    open: owned.filter(({ active }) => active !== false).length,
  }

  /**
   * The accounts of each person: matched by external id, by the id under which the account was written, or if no
   * external id is stored, by name.
   */
  function owners(): Map<string, ScimUser[]> {
    const byRemote = new Map(
      [...written].flatMap(([subject, id]) => (id === null ? [] : [[id, subject] as const])),
    )
    const byName = new Map(
      [...people.values()].map((each) => [userNameOf(each, settings).toLowerCase(), each.subject]),
    )
    const known = new Set(subjects)
    const found = new Map<string, ScimUser[]>()
    for (const user of users.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const { externalId } = user
      const owner =
        externalId !== undefined && known.has(externalId)
          ? externalId
          : (byRemote.get(user.id) ?? (user.userName && byName.get(user.userName.toLowerCase())))
      if (owner) found.set(owner, [...(found.get(owner) ?? []), user])
    }
    return found
  }

  function foreignMembers(): Drift[] {
    const ownedIds = new Set([...bySubject.values()].flatMap((own) => own.map(({ id }) => id)))
    return [...groups].flatMap(([levelId, { members }]) =>
      members
        .filter((id) => !ownedIds.has(id))
        .map((remoteId) => ({ ...named, kind: 'FOREIGN_MEMBER' as const, subject: null, remoteId, levelId })),
    )
  }
}
