import { randomUUID } from 'node:crypto'
import type { ProviderStates } from '#contract/provider-states.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { insertMember } from '#worlds/member.ts'
import type { WorldDeps } from './world.ts'

type StatedMessages = ProviderStates['messages to phones about a bill']

/** Returns the builder of the provider state about messages to mobile numbers. */
export const messageWorld = (
  { db, clock }: WorldDeps,
  putBill: (bill: StatedMessages) => Promise<unknown>,
): Record<'messages to phones about a bill', (params: StatedMessages) => Promise<void>> => ({
  'messages to phones about a bill': async (bill) => {
    await putBill(bill)
    const createdAt = clock.now()
    const { id: memberId } = await insertMember(db, { createdAt })
    const messageFields = { memberId, billId: bill.billId, createdAt }
    await db.insert(phoneMessages).values([
      { ...messageFields, id: randomUUID(), kind: 'BILL_REMINDER', phoneState: 'TALK', endedAt: createdAt },
      {
        ...messageFields,
        id: randomUUID(),
        kind: 'BILL_LATE',
        phoneState: 'HANDED',
        createdAt: new Date(createdAt.getTime() + 1),
      },
    ])
  },
})
