import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { passkeyCareMachine } from './passkey-care.machine.ts'
import type { PasskeyCareContext } from './passkey-care-setup.ts'

const id = 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'
const passkeyId = '5b0e7f3c-91d4-4a26-8c7e-d3f6a1b29058'
const idempotencyKey = 'c8a1f5d2-3e47-4b90-96f8-7d0b2e64a1c3'
const name = '회사 노트북'
const credential = {
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: id, attestationObject: id, transports: ['internal'] as 'internal'[] },
} as const
const options = {
  challenge: id,
  rp: { id: 'localhost', name: '빗장' },
  user: { id: 'LYtfOm4BTJePQrfVqcHjYA', name: 'minsu@hanbit.example', displayName: '김민수' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
} as const
const offlineProblem = new Problem(0, '')
const staleVerification = problemNamed('verification.stale')
const tooMany = problemNamed('passkey.tooMany')
const expiredProblem = problemNamed('passkey.expired')

const add = { type: 'change.requested', change: { kind: 'add', name } } as const
const removalRequested = { type: 'change.requested', change: { kind: 'remove', passkeyId } } as const
const passkeyGiven = { type: 'passkey.given', idempotencyKey, credential } as const
const passkeyWithheld = { type: 'passkey.withheld', reason: 'cancelled' } as const
const againEvent = { type: 'sending.repeated' } as const
const changeCanceled = { type: 'change.canceled' } as const
const registrationStarted = done('startPasskeyRegistration', {
  ...options,
  pubKeyCredParams: [...options.pubKeyCredParams],
  excludeCredentials: [],
})
const registrationDone = done('finishPasskeyRegistration', {
  passkeyId,
  name,
  createdAt: '2026-11-21T12:00:00+09:00',
  lastUsedAt: null,
  syncedYn: 'N',
})
const removalDone = done('removePasskey', { removedYn: 'Y' })

const pathToPrompt = [add, registrationStarted] as const
const pathToSending = [...pathToPrompt, passkeyGiven] as const
const unsentPath = [...pathToSending, fails('finishPasskeyRegistration', offlineProblem)] as const
const noChange = {
  context: {
    change: undefined,
    options: undefined,
    made: undefined,
    withheld: undefined,
    problem: undefined,
  },
}
const busyTags = { tags: ['busy'] }

describeModel(passkeyCareMachine, {
  input: undefined,
  gestures: [add, removalRequested, passkeyGiven, passkeyWithheld, againEvent, changeCanceled],
  outcomes: [
    registrationStarted,
    ...[staleVerification, tooMany, offlineProblem].map((problem) =>
      fails('startPasskeyRegistration', problem),
    ),
    registrationDone,
    ...[expiredProblem, offlineProblem].map((problem) => fails('finishPasskeyRegistration', problem)),
    removalDone,
    ...[staleVerification, offlineProblem].map((problem) => fails('removePasskey', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { change, options: held, made, withheld, problem } = context as PasskeyCareContext
    return [change?.kind, held !== undefined, made !== undefined, withheld, problem?.code]
  },
  endings: [
    [[], 'choosing', noChange],
    [[changeCanceled], 'choosing', noChange],
    // Registering
    [[add], 'startingPasskeyRegistration', { ...busyTags, context: { change: add.change } }],
    [[add, add], 'startingPasskeyRegistration', { calls: ['startPasskeyRegistration'] }],
    [pathToPrompt, 'prompting', { ...busyTags, context: { options } }],
    [
      [add, fails('startPasskeyRegistration', tooMany)],
      'choosing',
      { context: { change: add.change, problem: tooMany } },
    ],
    [
      [add, fails('startPasskeyRegistration', tooMany), add],
      'startingPasskeyRegistration',
      { context: { problem: undefined } },
    ],
    [[add, fails('startPasskeyRegistration', tooMany), changeCanceled], 'choosing', noChange],
    [
      [...pathToPrompt, passkeyWithheld],
      'choosing',
      { context: { withheld: 'cancelled', change: add.change } },
    ],
    [
      [...pathToPrompt, passkeyWithheld, add],
      'startingPasskeyRegistration',
      { context: { withheld: undefined } },
    ],
    [[...pathToPrompt, changeCanceled], 'choosing', noChange],
    [pathToSending, 'finishingPasskeyRegistration', busyTags],
    [
      [...pathToSending, passkeyGiven],
      'finishingPasskeyRegistration',
      { calls: ['startPasskeyRegistration', 'finishPasskeyRegistration'] },
    ],
    [
      [...pathToSending, registrationDone],
      'choosing',
      { ...noChange, emitted: [{ type: 'change.made', kind: 'add' }] },
    ],
    [
      [...pathToSending, fails('finishPasskeyRegistration', expiredProblem)],
      'choosing',
      { context: { problem: expiredProblem }, emitted: [] },
    ],
    [unsentPath, 'unsent', { context: { problem: offlineProblem, made: { idempotencyKey, credential } } }],
    [
      [...unsentPath, againEvent],
      'finishingPasskeyRegistration',
      { context: { problem: undefined, made: { idempotencyKey, credential } } },
    ],
    [
      [...unsentPath, againEvent, registrationDone],
      'choosing',
      { emitted: [{ type: 'change.made', kind: 'add' }] },
    ],
    [[...unsentPath, changeCanceled], 'choosing', noChange],
    // Removing
    [[removalRequested], 'removingPasskey', { ...busyTags, context: { change: removalRequested.change } }],
    [
      [removalRequested, removalDone],
      'choosing',
      { ...noChange, emitted: [{ type: 'change.made', kind: 'remove' }] },
    ],
    [
      [removalRequested, fails('removePasskey', offlineProblem)],
      'choosing',
      { context: { problem: offlineProblem, change: removalRequested.change } },
    ],
    // The fresh proof was not given.
    [
      [add, fails('startPasskeyRegistration', staleVerification)],
      'choosing',
      { context: { change: add.change, problem: staleVerification } },
    ],
    [
      [add, fails('startPasskeyRegistration', staleVerification), removalRequested],
      'removingPasskey',
      { context: { problem: undefined } },
    ],
    [
      [removalRequested, fails('removePasskey', staleVerification)],
      'choosing',
      { context: { problem: staleVerification } },
    ],
  ],
})
