import { describe, it } from 'vitest'
import { session } from './bill.ts'
import { depositFeedRefusals, feedOf } from './deposit-feed.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { beginInteraction } from './pact.ts'
import { successesOf } from './successes.ts'

const succeeds = successesOf(session)

describe('getDepositFeed', () => {
  it('returns the reason why no deposits came in', () =>
    succeeds(
      beginInteraction('an account that was read', { session, failedYn: 'Y' }).uponReceiving(
        'getDepositFeed of an account that the bank refused',
      ),
      'getDepositFeed',
      {},
      feedOf({ feedState: 'FAILED', failure: 'BANK', failureCode: '-31004' }),
      { feedState: 'FAILED', failure: 'BANK', failureCode: '-31004' },
    ))
})

describeRefusals(depositFeedRefusals)
