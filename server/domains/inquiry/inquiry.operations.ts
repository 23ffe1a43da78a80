import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { normalizeEmail } from '#domain/email.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { receiptMail } from '#server/messages/inquiry-mails.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { aboutFor, aboutOf, holdAbout } from './inquiry.about.ts'
import { adminInquiryOperations } from './inquiry.admin.operations.ts'
import type { InquiryDeps } from './inquiry.deps.ts'
import { bodyOf, inquiryRule, storedInquiry, toInquiry, toListItem } from './inquiry.rules.ts'
import { inquiryStore, waitingFrom } from './inquiry.store.ts'

const defaultLimit = 20

/**
 * The operations on inquiries. Visitors and members write them; visitors find them again by inquiry number and mail
 * address; the staff answer.
 */
export function inquiryOperations(
  deps: InquiryDeps,
): Omit<OperationsTagged<'inquiry', Caller>, 'exportAdminInquiries'> {
  const { db, clock, limits, once, lookUp, throttleIn, uploads, mails, site, findAbout } = deps
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

  async function read(from: Pick<Tx, 'select' | 'insert' | 'update'>, caller: Caller, id: string) {
    const viewer = memberOf(caller)
    const found = await inquiryStore(from).find({ memberId: viewer.memberId }, id)
    if (!found) throw problemNamed('inquiry.missing')
    const [about] = await aboutOf(from, findAbout, [found.inquiry], { viewer })
    return toInquiry(found, 'member', about)
  }

  return {
    ...adminInquiryOperations(deps),

    async writeInquiry(input, caller) {
      const storedFields = storedInquiry(input)
      const body = bodyOf(input.body)
      const memberId = caller.stage === 'member' ? memberOf(caller).memberId : null
      return once('writeInquiry', caller, input, async (tx) => {
        const about = input.about && (await holdAbout(tx, findAbout, input.about, caller))
        await count(tx, caller)
        const now = clock.now()
        const id = randomUUID()
        const inquiryNo = await nextNumber(tx, 'Q', now)
        const createdTimes = { createdAt: now, privacyAgreedAt: now, waitingSince: now }
        await inquiryStore(tx).add({
          ...storedFields,
          ...createdTimes,
          ...about,
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
      const viewer = memberOf(caller)
      const { memberId } = viewer
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts] = await Promise.all([
        store.page(memberId, inquiryState, { after, limit: limit + 1 }),
        store.counts(memberId),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      const list = (await aboutOf(db, findAbout, shown, { viewer })).map(toListItem)
      return {
        inquiryState: inquiryState ?? null,
        total: totalIn(counts, inquiryState),
        counts,
        nextCursor,
        list,
      }
    },

    getInquiryDetail: ({ inquiryId }, caller) => read(db, caller, inquiryId),

    getInquiryAbout: (input, caller) => aboutFor(db, findAbout, input, memberOf(caller)),

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
        return read(tx, caller, inquiryId)
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
        return read(tx, caller, inquiryId)
      })
    },
  }
}
