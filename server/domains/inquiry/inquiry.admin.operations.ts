import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { totalIn } from '#domain/filter-counts.ts'
import type { InquiryAction } from '#domain/inquiry/inquiry.machine.ts'
import type { Db } from '#server/db/client.ts'
import { pageBy } from '#server/db/cursor.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { answerMail } from '#server/messages/inquiry-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { aboutOf } from './inquiry.about.ts'
import { readAdminCursor, writeAdminCursor } from './inquiry.cursor.ts'
import type { InquiryDeps } from './inquiry.deps.ts'
import { adminPlaceOf, bodyOf, toAdminInquiry, toAdminListItem } from './inquiry.rules.ts'
import { inquiryStore } from './inquiry.store.ts'
import { filteredInquiries } from './inquiry.wanted.ts'

const defaultLimit = 20

type StaffOperations = Pick<
  OperationsTagged<'inquiry', Caller>,
  'listAdminInquiries' | 'getAdminInquiry' | 'takeInquiry' | 'answerInquiry' | 'closeInquiry'
>
type Change = { inquiryId: string; version: number }

/** The actions of the staff on inquiries. A change based on another version is refused. */
export function adminInquiryOperations({
  db,
  clock,
  once,
  uploads,
  mails,
  notices,
  site,
  findAbout,
}: InquiryDeps): StaffOperations {
  const store = inquiryStore(db)

  async function read(
    from: Parameters<typeof inquiryStore>[0],
    id: string,
    caller: Caller,
  ): Promise<Schema<'AdminInquiry'>> {
    const found = await inquiryStore(from).find('staff', id)
    if (!found) throw problemNamed('inquiry.missing')
    const [about] = await aboutOf(from, findAbout, [found.inquiry], memberOf(caller))
    return toAdminInquiry(found, about!)
  }

  async function change(
    on: Pick<Db, 'select' | 'insert' | 'update'>,
    action: InquiryAction,
    { inquiryId: id, version }: Change,
    set: Parameters<typeof store.change>[1]['set'],
  ) {
    const changed = await inquiryStore(on).change(action, { id, bound: 'staff', version, set })
    if (!changed)
      throw problemNamed((await inquiryStore(on).find('staff', id)) ? 'inquiry.changed' : 'inquiry.missing')
    return changed
  }

  return {
    async listAdminInquiries({ companyId, memberId, cursor, limit = defaultLimit, ...asked }, caller) {
      const { filter: wanted, order } = filteredInquiries(asked, memberOf(caller).memberId)
      const filter = { ...wanted, companyId, memberId }
      const { inquiryState, words } = wanted
      const after = cursor === undefined ? undefined : readAdminCursor(cursor)
      const [rows, counts, waiting] = await Promise.all([
        store.adminPage(filter, { after, limit: limit + 1, order }),
        store.adminCounts(filter),
        store.waitingCount(),
      ])
      const { shown, nextCursor } = pageBy(rows, limit, (row) => writeAdminCursor(adminPlaceOf(row)))
      return {
        inquiryState: inquiryState ?? null,
        search: words.join(' ') || null,
        waiting,
        total: totalIn(counts, inquiryState),
        counts,
        nextCursor,
        list: (await aboutOf(db, findAbout, shown, memberOf(caller))).map(toAdminListItem),
      }
    },

    getAdminInquiry: ({ inquiryId }, caller) => read(db, inquiryId, caller),

    async takeInquiry(input, caller) {
      await change(db, 'take', input, { staffId: memberOf(caller).memberId })
      return read(db, input.inquiryId, caller)
    },

    async answerInquiry(input, caller) {
      const body = bodyOf(input.body)
      const { memberId: staffId } = memberOf(caller)
      return once('answerInquiry', caller, input, async (tx) => {
        const now = clock.now()
        const inquiry = await change(tx, 'answer', input, { staffId, answeredAt: now, waitingSince: null })
        const files = await uploads.attach(tx, input.fileIds, 'inquiry')
        const message = {
          id: orderedId(),
          inquiryId: inquiry.id,
          author: 'STAFF' as const,
          staffId,
          body,
          createdAt: now,
        }
        await inquiryStore(tx).write(message, files)
        const { inquiryNo, subject, name, email, memberId } = inquiry
        const mail = answerMail({
          inquiryNo,
          subject,
          name,
          email,
          answer: body,
          files: files.length,
          isMember: memberId !== null,
          site,
        })
        if (memberId === null) await mails.put(tx, mail)
        else {
          const notice = noticeTexts.inquiryAnswered(inquiryNo, subject)
          await notices.put(tx, {
            memberId,
            label: 'reply',
            ...notice,
            path: `/my/inquiry/detail?inquiryId=${inquiry.id}`,
            mail,
          })
        }
        return read(tx, inquiry.id, caller)
      })
    },

    async closeInquiry(input, caller) {
      await change(db, 'close', input, { closedAt: clock.now(), waitingSince: null })
      return read(db, input.inquiryId, caller)
    },
  }
}
