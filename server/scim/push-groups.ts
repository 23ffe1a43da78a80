import { groupNameOf, type ScimSettings } from '#domain/app/scim-account.ts'
import { type ScimClient, ScimFault, type ScimGroup } from './scim-client.ts'

const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

type Level = { id: string; name: string }
/** The store for the ids of groups between two runs. */
export type GroupIds = {
  get(levelId: string): Promise<string | undefined>
  set(levelId: string, remoteId: string): Promise<void>
}

/** Finds and writes the groups of levels at an endpoint, and the members of these groups. */
export function groupsAt(client: ScimClient, settings: ScimSettings, ids: GroupIds) {
  const isOwn = ({ externalId }: ScimGroup, levelId: string) =>
    externalId === undefined || externalId === levelId

  async function findGroup({ id: levelId, name }: Level): Promise<ScimGroup | undefined> {
    const byId = await client.find('Groups', 'externalId', levelId)
    const [own] = byId
      .filter(({ externalId }) => externalId === levelId)
      .toSorted((one, other) => one.id.localeCompare(other.id))
    if (own) return own
    const byName = await client.find('Groups', 'displayName', name)
    return byName.find((each) => each.displayName === name && isOwn(each, levelId))
  }

  async function locateGroup(level: Level): Promise<ScimGroup | undefined> {
    const remoteId = await ids.get(level.id)
    const remoteGroup = remoteId === undefined ? undefined : await client.get('Groups', remoteId)
    const found =
      remoteGroup && remoteGroup.id === remoteId && isOwn(remoteGroup, level.id)
        ? remoteGroup
        : await findGroup(level)
    if (found && found.id !== remoteId) await ids.set(level.id, found.id)
    // A list of groups may omit the members of each group, so the found group is read again by its id.
    return found === undefined || found === remoteGroup ? found : client.get('Groups', found.id)
  }

  async function createGroup({ id: levelId, name }: Level): Promise<ScimGroup> {
    const body = { schemas: [GROUP_SCHEMA], externalId: levelId, displayName: name }
    const id = await client.create('Groups', body)
    const createdGroup = id === undefined ? undefined : await client.get('Groups', id)
    const isMade =
      createdGroup &&
      createdGroup.id === id &&
      createdGroup.displayName === name &&
      isOwn(createdGroup, levelId)
    const group = isMade ? createdGroup : await findGroup({ id: levelId, name })
    if (!group) throw new ScimFault('PARTIAL', { differing: ['groups'] })
    await ids.set(levelId, group.id)
    return isMade ? createdGroup : ((await client.get('Groups', group.id)) ?? group)
  }

  async function renameGroup(group: ScimGroup, name: string): Promise<void> {
    if (group.displayName === name) return
    await client.patch('Groups', group.id, [{ op: 'replace', path: 'displayName', value: name }])
    if ((await client.get('Groups', group.id))?.displayName !== name)
      throw new ScimFault('PARTIAL', { differing: ['groups'] })
  }

  const levelOf = ({ id, name }: { id: string; name: string | null }): Level => ({
    id,
    name: name === null ? '' : groupNameOf({ id, name }, settings),
  })

  return {
    /** Returns the group of a level with the group's members, if there is one. */
    locatedOf: (level: { id: string; name: string | null }): Promise<ScimGroup | undefined> =>
      locateGroup(levelOf(level)),

    /**
     * Puts an account into the groups of the given levels only; other groups of the app are not changed. Removed
     * levels have no name.
     */
    async place(
      userId: string,
      levels: readonly { id: string; name: string | null }[],
      open: readonly string[],
    ): Promise<void> {
      for (const { id, name } of levels) {
        const isWanted = open.includes(id)
        if (!isWanted && (await ids.get(id)) === undefined) continue
        const level = levelOf({ id, name })
        const group = (await locateGroup(level)) ?? (isWanted ? await createGroup(level) : undefined)
        if (!group) continue
        if (name !== null) await renameGroup(group, level.name)
        await put(group, userId, isWanted)
      }
    },

    put,
  }

  /** Adds an account to a group, or removes the account from the group. */
  async function put(group: ScimGroup, userId: string, isWanted: boolean): Promise<void> {
    if (group.members.includes(userId) === isWanted) return
    await client.patch('Groups', group.id, [
      isWanted
        ? { op: 'add', path: 'members', value: [{ value: userId }] }
        : { op: 'remove', path: `members[value eq ${JSON.stringify(userId)}]` },
    ])
    const storedGroup = await client.get('Groups', group.id)
    if (!storedGroup || storedGroup.members.includes(userId) !== isWanted)
      throw new ScimFault('PARTIAL', { differing: ['groups'] })
  }
}
