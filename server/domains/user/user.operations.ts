import type { OperationsTagged } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/caller.ts'
import { userStore } from './user.store.ts'

/** The member's own data. `isSubscribed` says whether the caller's company has a subscription in use. */
export function userOperations(deps: {
  db: Db
  isSubscribed: (caller: Caller) => Promise<boolean>
}): OperationsTagged<'user', Caller> {
  const users = userStore(deps.db)

  return {
    async getUserInfo(_, caller) {
      const profile = await users.profile(memberOf(caller).memberId)
      return { ...profile, subscribeYn: (await deps.isSubscribed(caller)) ? 'Y' : 'N' }
    },
  }
}
