import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

export type SessionInfo = Output<'getUnauthSessionInfo'>
/** What became of the session in one tab, as the others are told it; nothing personal travels. */
export type SessionFact = 'session.started' | 'session.ended' | 'session.expired'

export type SessionContext = {
  newDeviceId: () => string
  /** A random UUID, another one after every reset (SPEC section 4). */
  deviceId: string
  /** The member, as the last check answered; undefined when nobody is logged in. */
  session: SessionInfo | undefined
  /** A call was refused for want of a session, and the check that follows is not answered yet. */
  refused: boolean
  /** Why nobody is known to be here, where the last check could not be read; 'check.requested' tries again. */
  unread: Problem | undefined
}

export type SessionEvent =
  | { type: 'session.opened' }
  | { type: 'session.refused' }
  | { type: 'session.changedElsewhere'; fact: SessionFact }
  | { type: 'password.confirmed' }
  | { type: 'password.required' }
  | { type: 'logout.requested' }
  /** The member has left for good in this tab; there is no session to end any more. */
  | { type: 'membership.ended' }
  /** What the session repeats of the member's own data is another one now. */
  | { type: 'member.changed' }
  | { type: 'page.restored' }
  /** A visitor wants it to be asked once more who is here. */
  | { type: 'check.requested' }

/** `here`: the member did it in this tab; otherwise a check or another tab brought it to light. */
export type SessionEmitted =
  | { type: 'session.started'; here: boolean }
  /** `unread`: the check could not be read, so the member may not have left at all. */
  | { type: 'session.ended'; here: boolean; unread?: true }
  /** The member has left for good in this tab. */
  | { type: 'member.left' }
  /** Comes with 'session.ended' when a call was refused; a reason to tell the member why they are out. */
  | { type: 'session.expired' }
  /** The login was right, but the session could not be read; 'session.opened' tries again. */
  | { type: 'session.unconfirmed'; problem: Problem }
  /** The second password check was passed, or is due again. */
  | { type: 'password.changed' }
  /** Nobody is logged in here, but the server may not know; 'logout.requested' tries again. */
  | { type: 'logout.unconfirmed'; problem: Problem }
