import { hasAnyRole } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import { refusalOf } from '#server/http/calls/access.ts'
import type { Identity } from '#server/http/calls/caller.ts'
import type { ServedFile } from '#server/http/pages/files.ts'
import { requestStore } from './request.store.ts'

/**
 * Returns the document of a subscription by its file key, for the member who requested the subscription and for the
 * staff, if they have passed the password check.
 */
export const subscriptionFiles =
  (db: Db) =>
  async (key: string, identity: Identity): Promise<ServedFile | undefined> => {
    if (refusalOf('confirmed', identity) || !identity.member) return undefined
    const isSeller = hasAnyRole(identity.member.staffRoles, ['SELLS'])
    const found = await requestStore(db).findDocument(key, isSeller ? 'staff' : identity.member)
    return found && { ...found, personal: true }
  }
