import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { maskName } from '#domain/masked-text.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { mailRecordPurpose, noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { CompanyEvent } from './company-events.store.ts'
import type { SectionApp, SectionRequest } from './company-sections.store.ts'
import type { WrittenMessage } from './written-messages.store.ts'

const yn = (is: boolean) => (is ? 'Y' : 'N')

/** Returns an app of a company; connections of the operator's apps are left out. */
export const toCompanyApp = (app: SectionApp): Schema<'AdminCompanyApp'> => ({
  appId: app.id,
  appName: app.name,
  category: app.category,
  owner: app.companyId === null ? 'OPERATOR' : 'COMPANY',
  useState: app.useState,
  retiredYn: yn(app.retiredAt !== null),
  holderCount: app.holderCount,
  connection:
    app.companyId === null
      ? null
      : {
          loginYn: yn(app.hasLogin),
          scimState: app.scimEnabled === null ? 'NONE' : app.scimEnabled ? 'ON' : 'OFF',
          keyCount: app.keyCount,
        },
})

/** Returns a request for a permission, without its reason and comment. */
export const toCompanyRequest = ({
  id,
  requestedAt,
  closedAt,
  ...row
}: SectionRequest): Schema<'AdminCompanyRequest'> => ({
  requestId: id,
  ...row,
  requestedAt: toWireTime(requestedAt),
  closedAt: closedAt && toWireTime(closedAt),
})

/** Returns an event of a company; fields that its kind does not have are null. */
export const toCompanyEvent = ({ id, kind, at, ...event }: CompanyEvent): Schema<'AdminCompanyEvent'> => ({
  eventId: id,
  eventKind: kind,
  occurredAt: toWireTime(at),
  subscriptionId: event.subscriptionId ?? null,
  billId: event.billId ?? null,
  memberId: event.memberId ?? null,
  serviceName: event.serviceName ?? null,
  planName: event.planName ?? null,
  currency: event.currency ?? null,
  amount: event.amount ?? null,
  personName: event.personName ?? null,
})

/** Returns a message with its subject and a masked receiver, without its text. */
export function toAdminMessage(
  { way, row, receiver }: WrittenMessage,
  box: Pick<SecretBox, 'open'>,
): Schema<'AdminMessage'> {
  const commonFields = {
    messageId: row.id,
    way,
    receiverName: maskName(receiver.name),
    createdAt: toWireTime(row.createdAt),
  }
  const at = (moment: Date | null) => moment && toWireTime(moment)
  switch (way) {
    case 'INBOX': {
      const { subject } = JSON.parse(box.open(row.contentBox, noticePurpose(row.id))) as NoticeContent
      return {
        ...commonFields,
        announcementType: row.label,
        kind: null,
        heading: subject,
        receiver: null,
        messageState: row.readAt === null ? 'UNREAD' : 'READ',
        endedAt: at(row.readAt),
      }
    }
    case 'MAIL':
      return {
        ...commonFields,
        announcementType: row.label,
        kind: null,
        heading: box.open(row.subjectBox, mailRecordPurpose(row.id)),
        receiver: row.receiver,
        messageState: row.mailState,
        endedAt: at(row.endedAt),
      }
    case 'PHONE':
      return {
        ...commonFields,
        announcementType: null,
        kind: row.kind,
        heading: null,
        receiver: maskPhone(receiver.phoneNumber),
        messageState: row.phoneState,
        endedAt: at(row.endedAt),
      }
  }
}
