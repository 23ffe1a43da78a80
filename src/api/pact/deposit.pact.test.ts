import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import { session } from './bill.ts'
import {
  depositId,
  depositOf,
  depositRefusals,
  matchOf,
  paidParams,
  statedDeposit,
} from './deposit.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import { successesOf } from './successes.ts'

const { integer } = Matchers
const succeeds = successesOf(session)
const companionId = '1f8a3c60-52d7-4e0b-9b64-7c05e2d918a3'

describe('getDeposit', () => {
  it('returns the bills that the deposit paid', () =>
    succeeds(
      beginInteraction('a deposit for the staff', { ...statedDeposit, ...paidParams }).uponReceiving(
        'getDeposit that has paid a bill',
      ),
      'getDeposit',
      { depositId },
      depositOf('MATCHED', 2, { matches: [matchOf(null)] }),
      { leftAmount: 0, matches: [{ undoneAt: null }] },
    ))

  it('returns other deposits of the same payer', () =>
    succeeds(
      beginInteraction('a deposit for the staff', { ...statedDeposit, companionId }).uponReceiving(
        'getDeposit with another one of its payer',
      ),
      'getDeposit',
      { depositId },
      depositOf('NEW', 2, {
        companions: [
          { depositId: companionId, depositedOn: day('2026-11-21'), leftAmount: 1_000, version: integer(1) },
        ],
      }),
      { companions: [{ depositId: companionId, leftAmount: 1_000 }] },
    ))
})

describeRefusals(depositRefusals)
