import type { OperationsTagged } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { phoneMessagesOfBill } from '#server/messages/phone/phone-store.ts'

/** The operations on messages to mobile numbers. */
export const messageOperations = ({ db }: { db: Db }): OperationsTagged<'message', Caller> => ({
  async listBillMessages({ billId }) {
    const rows = await phoneMessagesOfBill(db, billId)
    return {
      list: rows.map(({ id, kind, phoneState, memberName, createdAt, endedAt }) => ({
        phoneMessageId: id,
        kind,
        phoneState,
        memberName,
        createdAt: toWireTime(createdAt),
        endedAt: endedAt && toWireTime(endedAt),
      })),
    }
  },
})
