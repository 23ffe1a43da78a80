import { randomUUID } from 'node:crypto'
import type { ProviderStates } from '#contract/provider-states.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { insertMember } from '#worlds/member.ts'
import type { WorldDeps } from './world.ts'

type Stated = ProviderStates['messages to phones about a bill']

/** Worlds of messages to mobile numbers. */
export const messageWorld = (
  { db, clock }: WorldDeps,
  putBill: (bill: Stated) => Promise<unknown>,
): Record<'messages to phones about a bill', (params: Stated) => Promise<void>> => ({
  'messages to phones about a bill': async (bill) => {
    await putBill(bill)
    const createdAt = clock.now()
    const { id: memberId } = await insertMember(db, { createdAt })
    const about = { memberId, billId: bill.billId, createdAt }
    await db.insert(phoneMessages).values([
      { ...about, id: randomUUID(), kind: 'BILL_REMINDER', phoneState: 'TALK', endedAt: createdAt },
      {
        ...about,
        id: randomUUID(),
        kind: 'BILL_LATE',
        phoneState: 'HANDED',
        createdAt: new Date(createdAt.getTime() + 1),
      },
    ])
  },
})
