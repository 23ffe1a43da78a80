import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

export type SessionInfo = Output<'getUnauthSessionInfo'>
/** The session's events that one tab sends to the others; they contain no personal data. */
export type SessionFact = 'session.started' | 'session.ended' | 'session.expired'

export type SessionContext = {
  newDeviceId: () => string
  /** A random UUID, replaced after every reset (SPEC section 4). */
  deviceId: string
  /** The member that the last check returned; undefined if no member is logged in. */
  session: SessionInfo | undefined
  /**
   * Whether a call was refused because there is no session, and the following check of the session is not answered
   * yet.
   */
  refused: boolean
  /**
   * The reason why no member is known, if the last check could not be read; 'check.requested' tries again.
   */
  unread: Problem | undefined
}

export type SessionEvent =
  | { type: 'session.opened' }
  | { type: 'session.refused' }
  | { type: 'session.changedElsewhere'; fact: SessionFact }
  | { type: 'password.confirmed' }
  | { type: 'password.required' }
  | { type: 'logout.requested' }
  /** The membership was ended in this tab, so there is no session left to end. */
  | { type: 'membership.ended' }
  /** The data of the member that the session contains has changed. */
  | { type: 'member.changed' }
  | { type: 'page.restored' }
  /** A visitor requests another check of the session. */
  | { type: 'check.requested' }

/**
 * The events that the machine emits. `here`: the change was made in this tab; otherwise a check or another tab
 * reported it.
 */
export type SessionEmitted =
  | { type: 'session.started'; here: boolean }
  /** `unread`: the answer of the check could not be read, so the session may still exist. */
  | { type: 'session.ended'; here: boolean; unread?: true }
  /** The membership was ended in this tab. */
  | { type: 'member.left' }
  /** Emitted with 'session.ended' when a call was refused; the reason why the member is logged out. */
  | { type: 'session.expired' }
  /** The login succeeded, but the session could not be read; 'session.opened' tries again. */
  | { type: 'session.unconfirmed'; problem: Problem }
  /** The second password check was passed, or is due again. */
  | { type: 'password.changed' }
  /**
   * No member is logged in in this tab, but the server may not know of the logout; 'logout.requested' tries again.
   */
  | { type: 'logout.unconfirmed'; problem: Problem }
