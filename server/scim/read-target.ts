import type { ScimSettings, ScimUser } from '#domain/app/scim-account.ts'
import type { EndpointState } from '#domain/app/scim-drift.ts'
import { type GroupIds, groupsAt } from './push-groups.ts'
import { type ScimClient, ScimFault } from './scim-client.ts'

const PAGE = 100
/** The maximum number of pages, which is more than any app has: an endpoint whose list never ends is refused. */
const MAX_PAGES = 2_000

/**
 * Reads every account at an endpoint, page by page (RFC 7644, section 3.4.2.4); throws a `ScimFault` if the endpoint
 * lists only a part of them.
 */
async function readAllUsers(client: ScimClient): Promise<ScimUser[]> {
  const all = new Map<string, ScimUser>()
  let read = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const startIndex = String(read + 1)
    const { total, found, sent } = await client.list('Users', { startIndex, count: String(PAGE) })
    for (const user of found) all.set(user.id, user)
    read += sent
    if (read >= total) {
      if (all.size < total) break
      return [...all.values()]
    }
    if (sent === 0) break
  }
  throw new ScimFault('PARTIAL', { differing: ['totalResults'] })
}

/** Reads the content of an endpoint: every account, and the groups of the levels with their members. */
export async function readTarget(
  client: ScimClient,
  {
    settings,
    ids,
    levels,
  }: { settings: ScimSettings; ids: GroupIds; levels: readonly { id: string; name: string | null }[] },
): Promise<EndpointState> {
  const users = await readAllUsers(client)
  const at = groupsAt(client, settings, ids)
  const groups: [string, { displayName?: string | undefined; members: readonly string[] }][] = []
  for (const level of levels) {
    const group = await at.locatedOf(level)
    if (group) groups.push([level.id, group])
  }
  return { users, groups: new Map(groups) }
}
