import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { failure } from '../failures.ts'
import type { SessionInfo } from './session-context.ts'
import { type Answer, type ChangedElsewhere, sessionSetup } from './session-setup.ts'

const answerOf = ({ event }: { event: { output: SessionInfo } }): Answer => ({ session: event.output })
const changedElsewhere = ({ event }: { event: ChangedElsewhere }): ChangedElsewhere => ({ fact: event.fact })

const sessionMissing = () => ({ problem: new Problem(problemCodes['session.missing'], '') })

const keepAction = { type: 'keepSession', params: answerOf } as const
const endedElsewhere = { type: 'notifyEnded', params: { here: false } } as const
const endedUnread = { type: 'notifyEnded', params: { here: false, unread: true } } as const

const whenMember = [
  {
    guard: { type: 'isOtherMember', params: answerOf },
    target: 'loggedIn',
    actions: [keepAction, { type: 'notifyStarted', params: { here: false } }],
  },
  {
    guard: { type: 'isPasswordChanged', params: answerOf },
    target: 'loggedIn',
    actions: [keepAction, 'notifyPasswordChanged'],
  },
  { guard: { type: 'isMember', params: answerOf }, target: 'loggedIn', actions: keepAction },
] as const

const sessionEnded = [
  { guard: 'wasRefused', target: 'anonymous', actions: ['forget', 'notifyExpired', endedElsewhere] },
  { guard: 'wasMember', target: 'anonymous', actions: ['forget', endedElsewhere] },
  { target: 'anonymous', actions: 'forget' },
] as const

const recordUnread = { type: 'recordUnread', params: failure } as const

const whenUnread = [
  sessionEnded[0],
  { guard: 'wasMember', target: 'anonymous', actions: ['forget', recordUnread, endedUnread] },
  { target: 'anonymous', actions: ['forget', recordUnread] },
] as const

const memberLeftElsewhere = {
  guard: { type: 'hasMemberLeftElsewhere', params: changedElsewhere },
  target: 'anonymous',
  actions: ['forget', endedElsewhere],
} as const
const leftElsewhere = {
  guard: { type: 'hasEndedElsewhere', params: changedElsewhere },
  target: 'anonymous',
  actions: 'forget',
} as const

const onLeave = {
  target: 'loggingOut',
  actions: ['forget', { type: 'notifyEnded', params: { here: true } }],
} as const
const checkAgain = { target: 'rechecking', actions: 'markRefused' } as const
const markRefused = { guard: 'wasMember', actions: 'markRefused' } as const

/**
 * The current session: restored at the start, and checked again when the server, another tab or the browser's history
 * makes it uncertain. The machine runs as long as the app. The rules are those of SPEC sections 4 and 8.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { newDeviceId } }) => ({
    newDeviceId,
    deviceId: newDeviceId(),
    session: undefined,
    refused: false,
    unread: undefined,
  }),
  initial: 'restoring',
  on: {
    'session.opened': { target: '.gettingSessionInfo', actions: 'forget' },
    'session.changedElsewhere': {
      guard: { type: 'hasStartedElsewhere', params: changedElsewhere },
      target: '.rechecking',
    },
    'membership.ended': { target: '.anonymous', actions: ['forget', 'notifyLeft'] },
    'page.restored': '.revisiting',
  },
  states: {
    // Every screen waits for the answer in this state, so no event needs to be emitted.
    restoring: {
      tags: 'checking',
      invoke: {
        id: 'getUnauthSessionInfo',
        src: 'getUnauthSessionInfo',
        input: {},
        onDone: [
          { guard: { type: 'isMember', params: answerOf }, target: 'loggedIn', actions: keepAction },
          { target: 'anonymous', actions: 'forget' },
        ],
        onError: { target: 'anonymous', actions: ['forget', recordUnread] },
      },
      on: { 'session.changedElsewhere': leftElsewhere },
    },
    anonymous: {
      on: { 'check.requested': 'revisiting' },
    },
    // A login in this tab has opened the session: the event is emitted even if the same member was logged in before.
    gettingSessionInfo: {
      tags: 'checking',
      invoke: {
        id: 'getSessionInfo',
        src: 'getSessionInfo',
        input: {},
        onDone: [
          {
            guard: { type: 'isMember', params: answerOf },
            target: 'loggedIn',
            actions: [keepAction, { type: 'notifyStarted', params: { here: true } }],
          },
          {
            target: 'anonymous',
            actions: { type: 'notifySessionUnconfirmed', params: sessionMissing },
          },
        ],
        onError: { target: 'anonymous', actions: { type: 'notifySessionUnconfirmed', params: failure } },
      },
    },
    loggedIn: {
      initial: 'passwordNeeded',
      on: {
        'session.refused': checkAgain,
        'member.changed': '#session.rechecking',
        'session.changedElsewhere': [
          { guard: { type: 'hasExpiredElsewhere', params: changedElsewhere }, ...checkAgain },
          memberLeftElsewhere,
        ],
        'logout.requested': onLeave,
      },
      states: {
        passwordNeeded: {
          always: { guard: 'isPasswordEntered', target: 'passwordEntered' },
          on: {
            'password.confirmed': { actions: ['markPasswordEntered', 'notifyPasswordChanged'] },
          },
        },
        passwordEntered: {
          on: {
            'password.required': {
              target: 'passwordNeeded',
              actions: ['markPasswordNeeded', 'notifyPasswordChanged'],
            },
          },
        },
      },
    },
    // The screen stays unchanged until the server has answered.
    rechecking: {
      tags: 'checking',
      invoke: {
        id: 'getUnauthSessionInfo',
        src: 'getUnauthSessionInfo',
        input: {},
        onDone: [...whenMember, ...sessionEnded],
        onError: whenUnread,
      },
      on: {
        'session.refused': markRefused,
        'session.changedElsewhere': [memberLeftElsewhere, leftElsewhere],
        'logout.requested': { guard: 'wasMember', ...onLeave },
        // The pending answer may be older than the password check, so the session is read again.
        'password.confirmed': { target: 'rechecking', reenter: true },
        'password.required': {
          guard: 'isPasswordEntered',
          actions: ['markPasswordNeeded', 'notifyPasswordChanged'],
        },
      },
    },
    // The browser's history has restored the page, whose content may belong to a session that has ended since, so the
    // session is checked.
    revisiting: {
      tags: 'checking',
      invoke: {
        id: 'getUnauthSessionInfo',
        src: 'getUnauthSessionInfo',
        input: {},
        onDone: [...whenMember, ...sessionEnded],
        onError: whenUnread,
      },
      on: {
        'session.refused': markRefused,
        'session.changedElsewhere': [memberLeftElsewhere, leftElsewhere],
      },
    },
    loggingOut: {
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: {},
        onDone: 'anonymous',
        onError: [
          { guard: { type: 'isSessionMissing', params: failure }, target: 'anonymous' },
          { target: 'logoutUnconfirmed', actions: { type: 'notifyLogoutUnconfirmed', params: failure } },
        ],
      },
      // The logout is sent again: the call may have been lost when the page was restored, and a check of the session
      // instead would show a member who wanted to log out.
      on: { 'page.restored': { target: 'loggingOut', reenter: true } },
    },
    logoutUnconfirmed: {
      on: { 'logout.requested': 'loggingOut', 'page.restored': 'loggingOut' },
    },
  },
})
