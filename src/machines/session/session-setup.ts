import { assign, emit, setup } from 'xstate'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionFact,
  SessionInfo,
} from './session-context.ts'

export type Answer = { session: SessionInfo }
export type ChangedElsewhere = { fact: SessionFact }

const withPassword = (session: SessionInfo | undefined, passwordCheckYn: SessionInfo['passwordCheckYn']) =>
  session && { ...session, passwordCheckYn }

/** The actors, actions, guards and events of the session machine. */
export const sessionSetup = setup({
  types: {} as {
    input: { newDeviceId: () => string }
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    tags: 'checking'
  },
  actors: needs('getUnauthSessionInfo', 'getSessionInfo', 'logOut'),
  actions: {
    keepSession: assign({ session: (_, { session }: Answer) => session, refused: false, unread: undefined }),
    forget: assign(({ context }) => ({
      session: undefined,
      refused: false,
      unread: undefined,
      deviceId: context.newDeviceId(),
    })),
    recordUnread: assign({ unread: (_, { problem }: Failure) => problem }),
    markRefused: assign({ refused: true }),
    markPasswordEntered: assign({ session: ({ context }) => withPassword(context.session, 'Y') }),
    markPasswordNeeded: assign({ session: ({ context }) => withPassword(context.session, 'N') }),
    notifyStarted: emit((_, { here }: { here: boolean }) => ({ type: 'session.started', here }) as const),
    notifyEnded: emit(
      (_, ended: { here: boolean; unread?: true }) => ({ type: 'session.ended', ...ended }) as const,
    ),
    notifyLeft: emit({ type: 'member.left' }),
    notifyExpired: emit({ type: 'session.expired' }),
    notifyPasswordChanged: emit({ type: 'password.changed' }),
    notifySessionUnconfirmed: emit(
      (_, { problem }: Failure) => ({ type: 'session.unconfirmed', problem }) as const,
    ),
    notifyLogoutUnconfirmed: emit(
      (_, { problem }: Failure) => ({ type: 'logout.unconfirmed', problem }) as const,
    ),
  },
  guards: {
    isMember: (_, { session }: Answer) => session.loginYn === 'Y',
    isOtherMember: ({ context }, { session }: Answer) =>
      session.loginYn === 'Y' && (context.session === undefined || session.email !== context.session.email),
    isPasswordChanged: ({ context }, { session }: Answer) =>
      session.loginYn === 'Y' && session.passwordCheckYn !== context.session?.passwordCheckYn,
    isPasswordEntered: ({ context }) => context.session?.passwordCheckYn === 'Y',
    isSessionMissing: (_, { problem }: Failure) => problem.is('session.missing', 'session.expired'),
    wasRefused: ({ context }) => context.refused,
    wasMember: ({ context }) => context.session !== undefined,
    hasStartedElsewhere: (_, { fact }: ChangedElsewhere) => fact === 'session.started',
    hasEndedElsewhere: (_, { fact }: ChangedElsewhere) => fact === 'session.ended',
    hasMemberLeftElsewhere: ({ context }, { fact }: ChangedElsewhere) =>
      fact === 'session.ended' && context.session !== undefined,
    hasExpiredElsewhere: (_, { fact }: ChangedElsewhere) => fact === 'session.expired',
  },
})
