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
const offline = new Problem(0, '')
const stale = problemNamed('verification.stale')
const tooMany = problemNamed('passkey.tooMany')
const expiredProblem = problemNamed('passkey.expired')

const add = { type: 'change.requested', change: { kind: 'add', name } } as const
const remove = { type: 'change.requested', change: { kind: 'remove', passkeyId } } as const
const give = { type: 'passkey.given', idempotencyKey, credential } as const
const withhold = { type: 'passkey.withheld', reason: 'cancelled' } as const
const againEvent = { type: 'sending.repeated' } as const
const cancel = { type: 'change.canceled' } as const
const started = done('startPasskeyRegistration', {
  ...options,
  pubKeyCredParams: [...options.pubKeyCredParams],
  excludeCredentials: [],
})
const registered = done('finishPasskeyRegistration', {
  passkeyId,
  name,
  createdAt: '2026-11-21T12:00:00+09:00',
  lastUsedAt: null,
  syncedYn: 'N',
})
const removed = done('removePasskey', { removedYn: 'Y' })

const prompted = [add, started] as const
const sending = [...prompted, give] as const
const unsentPath = [...sending, fails('finishPasskeyRegistration', offline)] as const
const nothing = {
  context: {
    change: undefined,
    options: undefined,
    made: undefined,
    withheld: undefined,
    problem: undefined,
  },
}
const busy = { tags: ['busy'] }

describeModel(passkeyCareMachine, {
  input: undefined,
  gestures: [add, remove, give, withhold, againEvent, cancel],
  outcomes: [
    started,
    ...[stale, tooMany, offline].map((problem) => fails('startPasskeyRegistration', problem)),
    registered,
    ...[expiredProblem, offline].map((problem) => fails('finishPasskeyRegistration', problem)),
    removed,
    ...[stale, offline].map((problem) => fails('removePasskey', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { change, options: held, made, withheld, problem } = context as PasskeyCareContext
    return [change?.kind, held !== undefined, made !== undefined, withheld, problem?.code]
  },
  endings: [
    [[], 'choosing', nothing],
    [[cancel], 'choosing', nothing],
    // Registering
    [[add], 'startingPasskeyRegistration', { ...busy, context: { change: add.change } }],
    [[add, add], 'startingPasskeyRegistration', { calls: ['startPasskeyRegistration'] }],
    [prompted, 'prompting', { ...busy, context: { options } }],
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
    [[add, fails('startPasskeyRegistration', tooMany), cancel], 'choosing', nothing],
    [[...prompted, withhold], 'choosing', { context: { withheld: 'cancelled', change: add.change } }],
    [[...prompted, withhold, add], 'startingPasskeyRegistration', { context: { withheld: undefined } }],
    [[...prompted, cancel], 'choosing', nothing],
    [sending, 'finishingPasskeyRegistration', busy],
    [
      [...sending, give],
      'finishingPasskeyRegistration',
      { calls: ['startPasskeyRegistration', 'finishPasskeyRegistration'] },
    ],
    [[...sending, registered], 'choosing', { ...nothing, emitted: [{ type: 'change.made', kind: 'add' }] }],
    [
      [...sending, fails('finishPasskeyRegistration', expiredProblem)],
      'choosing',
      { context: { problem: expiredProblem }, emitted: [] },
    ],
    [unsentPath, 'unsent', { context: { problem: offline, made: { idempotencyKey, credential } } }],
    [
      [...unsentPath, againEvent],
      'finishingPasskeyRegistration',
      { context: { problem: undefined, made: { idempotencyKey, credential } } },
    ],
    [
      [...unsentPath, againEvent, registered],
      'choosing',
      { emitted: [{ type: 'change.made', kind: 'add' }] },
    ],
    [[...unsentPath, cancel], 'choosing', nothing],
    // Removing
    [[remove], 'removingPasskey', { ...busy, context: { change: remove.change } }],
    [[remove, removed], 'choosing', { ...nothing, emitted: [{ type: 'change.made', kind: 'remove' }] }],
    [
      [remove, fails('removePasskey', offline)],
      'choosing',
      { context: { problem: offline, change: remove.change } },
    ],
    // The fresh proof was not given.
    [
      [add, fails('startPasskeyRegistration', stale)],
      'choosing',
      { context: { change: add.change, problem: stale } },
    ],
    [
      [add, fails('startPasskeyRegistration', stale), remove],
      'removingPasskey',
      { context: { problem: undefined } },
    ],
    [[remove, fails('removePasskey', stale)], 'choosing', { context: { problem: stale } }],
  ],
})
