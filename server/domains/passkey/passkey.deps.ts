import type { Clock } from '#domain/clock.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { Caller, CallerMember } from '#server/http/calls/caller.ts'
import type { NoticeText } from '#server/messages/passkey-notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { Reservation, Throttle } from '#server/security/throttle.ts'

/** The dependencies of the operations on passkeys. */
export type PasskeyDeps = {
  db: Db
  clock: Clock
  limits: Limits
  throttle: Throttle
  once: Once
  log: Log
  /** The origin of the site: passkeys are bound to its host. */
  site: string
  brand: CurrentBrand
  /** Notifies a member of a security event, if the transaction commits. */
  notify(tx: Tx, memberId: string, notice: NoticeText): Promise<unknown>
  sessions: SessionsForPasskeys
}

/** The session functions that the passkey domain uses. */
export type SessionsForPasskeys = {
  /** Logs a member in; another member who was logged in in the same browser is logged out. */
  begin(
    memberId: string,
    caller: Caller,
    how: {
      deviceId: string
      isProven: boolean
      refuseUnlessStill: (member: object, tx: Tx) => Promise<void>
    },
  ): Promise<void>
  /** After a change of the login methods: ends a member's other sessions and the trust in all devices. */
  endOthers(tx: Tx, member: CallerMember): Promise<void>
  /** Takes one login attempt from the limit of the caller's address. */
  reserveTry(caller: Caller): Promise<Reservation>
  /**
   * Takes an attempt back, so that it does not count towards the limit. Called if the attempt was correct or was not
   * checked.
   */
  giveTryBack(caller: Caller): Promise<void>
  /** Records a login attempt as a member with a refused passkey. */
  recordWrongPasskey(memberId: string, caller: Caller): Promise<void>
}
