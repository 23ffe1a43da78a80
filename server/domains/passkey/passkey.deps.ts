import type { Clock } from '#domain/clock.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { Caller, CallerMember } from '#server/http/calls/caller.ts'
import type { NoticeText } from '#server/messages/passkey-notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { Reservation, Throttle } from '#server/security/throttle.ts'

/** What passkeys need. */
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

/** What the session's domain does for passkeys. */
export type SessionsForPasskeys = {
  /** Logs a member in; the person who was logged in here before is not any more. */
  begin(
    memberId: string,
    caller: Caller,
    how: {
      deviceId: string
      isProven: boolean
      refuseUnlessStill: (member: object, tx: Tx) => Promise<void>
    },
  ): Promise<void>
  /** The ways to log in have changed: a member's other sessions end, and none of their devices is trusted any more. */
  endOthers(tx: Tx, member: CallerMember): Promise<void>
  /** Takes one try to log in from the caller's address. */
  reserveTry(caller: Caller): Promise<Reservation>
  /** Gives the try back that was right, or was not looked at. */
  giveTryBack(caller: Caller): Promise<void>
  /** Records that a login as a member was tried with a passkey that was refused. */
  recordWrongPasskey(memberId: string, caller: Caller): Promise<void>
}
