import { problemNamed } from '#contract/problem-named.ts'
import type { Tx } from '#server/db/once.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import { memberSessionStore } from './member-session.store.ts'
import { renewSession } from './session.store.ts'
import { trustedDeviceStore } from './trusted-device.store.ts'

/**
 * Applies the consequences of a change of the login methods: the member's other sessions end, no device is trusted
 * any more, and the caller's own session continues as `token`. Throws `session.expired` if the caller's session has
 * ended in the meantime.
 */
export async function afterFactorChange(
  tx: Tx,
  { memberId, sessionId }: CallerMember,
  token: string,
  now: Date,
): Promise<void> {
  if (!(await renewSession(tx, memberId, sessionId, token, now))) throw problemNamed('session.expired')
  await memberSessionStore(tx).endOthersThan(memberId, token, now)
  await trustedDeviceStore(tx).removeAll(memberId)
}
