import { failure, keepProblem } from '../failures.ts'
import { type ChangeRequested, initialPasskeyCare, passkeyCareSetup } from './passkey-care-setup.ts'

const whenRefused = { target: 'choosing', actions: keepProblem } as const
const onRequested = {
  target: 'changing',
  actions: { type: 'keepChange', params: ({ event }: { event: ChangeRequested }) => event },
} as const
const onCanceled = { target: 'choosing', actions: 'forget' } as const

/**
 * The registration and removal of passkeys; the api requests the fresh proof before the call. The screen shows the
 * browser's own dialog in the state `prompting`; the result of the dialog is stored until the server has accepted it.
 */
export const passkeyCareMachine = passkeyCareSetup.createMachine({
  id: 'passkeyCare',
  context: initialPasskeyCare,
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'change.requested': onRequested,
        'change.canceled': { actions: 'forget' },
      },
    },
    changing: {
      always: [{ guard: 'isAdding', target: 'startingPasskeyRegistration' }, { target: 'removingPasskey' }],
    },
    startingPasskeyRegistration: {
      tags: 'busy',
      invoke: {
        id: 'startPasskeyRegistration',
        src: 'startPasskeyRegistration',
        input: {},
        onDone: { target: 'prompting', actions: { type: 'keepOptions', params: ({ event }) => event } },
        onError: whenRefused,
      },
    },
    prompting: {
      tags: 'busy',
      on: {
        'passkey.given': {
          target: 'finishingPasskeyRegistration',
          actions: { type: 'keepMade', params: ({ event }) => event },
        },
        'passkey.withheld': {
          target: 'choosing',
          actions: { type: 'keepWithheld', params: ({ event }) => event },
        },
        'change.canceled': onCanceled,
      },
    },
    finishingPasskeyRegistration: {
      tags: 'busy',
      invoke: {
        id: 'finishPasskeyRegistration',
        src: 'finishPasskeyRegistration',
        input: ({ context: { change, made } }) => ({
          ...made!,
          name: change?.kind === 'add' ? change.name : '',
        }),
        onDone: { target: 'choosing', actions: ['notifyAdded', 'forget'] },
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'unsent', actions: keepProblem },
          { target: 'choosing', actions: keepProblem },
        ],
      },
    },
    unsent: {
      on: {
        'sending.repeated': { target: 'finishingPasskeyRegistration', actions: 'clearProblem' },
        'change.canceled': onCanceled,
      },
    },
    removingPasskey: {
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { change } }) => ({
          passkeyId: change?.kind === 'remove' ? change.passkeyId : '',
        }),
        onDone: { target: 'choosing', actions: ['notifyRemoved', 'forget'] },
        onError: whenRefused,
      },
    },
  },
})
