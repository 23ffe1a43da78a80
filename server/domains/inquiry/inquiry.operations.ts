import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { normalizeEmail } from '#domain/email.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { receiptMail } from '#server/messages/inquiry-mails.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { adminInquiryOperations } from './inquiry.admin.operations.ts'
import type { InquiryDeps } from './inquiry.deps.ts'
import { bodyOf, inquiryRule, storedInquiry, toInquiry, toListItem } from './inquiry.rules.ts'
import { type Bound, inquiryStore, waitingFrom } from './inquiry.store.ts'

const defaultLimit = 20

/**
 * The operations on inquiries. Visitors and members write them; visitors find them again by inquiry number and mail
 * address; the staff answer.
 */
export function inquiryOperations(
  deps: InquiryDeps,
): Omit<OperationsTagged<'inquiry', Caller>, 'exportAdminInquiries'> {
  const { db, clock, limits, once, lookUp, throttleIn, uploads, mails, site } = deps
  const store = inquiryStore(db)
  const rule = inquiryRule(limits)

  async function count(tx: Tx, caller: Caller): Promise<void> {
    const reservation = await throttleIn(tx).reserve(rule, addressGroup(caller.address))
    if (!reservation.allowed)
      throw problemNamed('inquiry.tooMany', { retryAfterSeconds: reservation.retryAfterSeconds })
  }

  async function write(
    tx: Tx,
    inquiryId: string,
    body: string,
    fileIds: readonly string[] = [],
  ): Promise<void> {
    const files = await uploads.attach(tx, fileIds, 'inquiry')
    const message = { id: orderedId(), inquiryId, author: 'CUSTOMER' as const, body, createdAt: clock.now() }
    await inquiryStore(tx).write(message, files)
  }

  async function read(tx: Tx, bound: Bound, id: string) {
    return toInquiry((await inquiryStore(tx).find(bound, id))!, 'member')
  }

  return {
    ...adminInquiryOperations(deps),

    async writeInquiry(input, caller) {
      const storedFields = storedInquiry(input)
      const body = bodyOf(input.body)
      const memberId = caller.stage === 'member' ? memberOf(caller).memberId : null
      return once('writeInquiry', caller, input, async (tx) => {
        await count(tx, caller)
        const now = clock.now()
        const id = randomUUID()
        const inquiryNo = await nextNumber(tx, 'Q', now)
        const createdTimes = { createdAt: now, privacyAgreedAt: now, waitingSince: now }
        await inquiryStore(tx).add({
          ...storedFields,
          ...createdTimes,
          id,
          inquiryNo,
          memberId,
          inquiryState: 'RECEIVED',
        })
        await write(tx, id, body, input.fileIds)
        const receipt = receiptMail({ ...storedFields, inquiryNo, isMember: memberId !== null, site })
        await mails.put(tx, receipt, memberId === null ? undefined : { memberId, label: 'reply' })
        return { inquiryId: memberId === null ? null : id, inquiryNo, receivedAt: toWireTime(now) }
      })
    },

    async getUnauthInquiry({ inquiryNo, email }, caller) {
      const bound = { inquiryNo, email: normalizeEmail(email) }
      const found = await lookUp(caller, inquiryNo, () => store.find(bound))
      if (!found) throw problemNamed('inquiry.missing')
      return toInquiry(found, 'visitor')
    },

    async listInquiries({ inquiryState, cursor, limit = defaultLimit }, caller) {
      const { memberId } = memberOf(caller)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, total] = await Promise.all([
        store.page(memberId, inquiryState, { after, limit: limit + 1 }),
        store.count(memberId, inquiryState),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return { inquiryState: inquiryState ?? null, total, nextCursor, list: shown.map(toListItem) }
    },

    async getInquiryDetail({ inquiryId }, caller) {
      const found = await store.find({ memberId: memberOf(caller).memberId }, inquiryId)
      if (!found) throw problemNamed('inquiry.missing')
      return toInquiry(found, 'member')
    },

    async replyToInquiry(input, caller) {
      const { inquiryId, fileIds } = input
      const body = bodyOf(input.body)
      const bound = { memberId: memberOf(caller).memberId }
      return once('replyToInquiry', caller, input, async (tx) => {
        await count(tx, caller)
        const set = { waitingSince: waitingFrom(clock.now()) }
        const changed = await inquiryStore(tx).change('reply', { id: inquiryId, bound, set })
        if (!changed)
          throw problemNamed(
            (await inquiryStore(tx).find(bound, inquiryId)) ? 'inquiry.closed' : 'inquiry.missing',
          )
        await write(tx, inquiryId, body, fileIds)
        return read(tx, bound, inquiryId)
      })
    },

    async reopenInquiry(input, caller) {
      const { inquiryId, version } = input
      const body = bodyOf(input.body)
      const bound = { memberId: memberOf(caller).memberId }
      return once('reopenInquiry', caller, input, async (tx) => {
        await count(tx, caller)
        const set = { waitingSince: clock.now(), closedAt: null }
        const changed = await inquiryStore(tx).change('reopen', { id: inquiryId, bound, version, set })
        if (!changed)
          throw problemNamed(
            (await inquiryStore(tx).find(bound, inquiryId)) ? 'inquiry.changed' : 'inquiry.missing',
          )
        await write(tx, inquiryId, body)
        return read(tx, bound, inquiryId)
      })
    },
  }
}
