import { hasAnyRole } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import { refusalOf } from '#server/http/calls/access.ts'
import type { Identity } from '#server/http/calls/caller.ts'
import type { ServedFile } from '#server/http/pages/files.ts'
import { inquiryStore } from './inquiry.store.ts'

/**
 * Returns the attachment of an inquiry by its file key, for the inquiry's member and for the staff, if they have
 * passed the password check.
 */
export const inquiryFiles =
  (db: Db) =>
  async (key: string, identity: Identity): Promise<ServedFile | undefined> => {
    if (refusalOf('confirmed', identity) || !identity.member) return undefined
    const { staffRoles, memberId } = identity.member
    const found = await inquiryStore(db).findAttachment(
      key,
      hasAnyRole(staffRoles, ['ANSWERS']) ? 'staff' : { memberId },
    )
    return found && { ...found, personal: true }
  }
