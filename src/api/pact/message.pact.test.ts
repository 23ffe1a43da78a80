import { describe, it } from 'vitest'
import { bill, billId, session } from './bill.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, uuid } from './matchers.ts'
import { messageRefusals } from './message.refusals.ts'
import { beginInteraction } from './pact.ts'
import { successesOf } from './successes.ts'

const succeeds = successesOf(session)
const message = {
  memberName: personal('송나래'),
  createdAt: time('2026-11-21T12:00:00+09:00'),
}

describe('listBillMessages', () => {
  it('returns the messages about a bill, each with the channel by which it arrived', () =>
    succeeds(
      beginInteraction('messages to phones about a bill', {
        ...bill,
        billState: 'OPEN',
        paymentMethodCode: 'G',
      }).uponReceiving('listBillMessages of a bill'),
      'listBillMessages',
      { billId },
      {
        list: [
          {
            ...message,
            phoneMessageId: uuid('7c3e9a51-4b28-4d06-9f17-e25a80c6d4b3'),
            kind: 'BILL_REMINDER',
            phoneState: 'TALK',
            endedAt: time('2026-11-21T12:00:02+09:00'),
          },
          {
            ...message,
            phoneMessageId: uuid('d52b8f04-61c7-4e93-b8a0-3f94c1e7205d'),
            kind: 'BILL_LATE',
            phoneState: 'HANDED',
            endedAt: null,
          },
        ],
      },
      {
        list: [
          { phoneState: 'TALK', memberName: '송나래' },
          { phoneState: 'HANDED', endedAt: null },
        ],
      },
    ))
})

describeRefusals(messageRefusals)
