import type { Input, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { normalizeEmail } from '#domain/email.ts'
import { isLine, isText, isWriter, MAX_SUBJECT, MAX_TEXT } from '#domain/inquiry/rules.ts'
import { normalizeName } from '#domain/korean/names.ts'
import { normalizePhone } from '#domain/korean/phone.ts'
import { typedLine, typedText } from '#domain/typed/typed-text.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'
import type { AdminPlace } from './inquiry.cursor.ts'
import type { InquiryWithMessages, StoredAttachment, StoredInquiry } from './inquiry.store.ts'

/** The limit of messages from one address; the name must not change, since counts are stored under it. */
export const inquiryRule = ({ inquiriesPerAddress, inquiryWindowSeconds }: Limits): GuessRule => ({
  name: 'inquiry',
  tries: inquiriesPerAddress,
  windowSeconds: inquiryWindowSeconds,
  windowFrom: 'firstTry',
})

/**
 * Returns the stored fields of an inquiry: the writer and the subject. Throws `request.invalid` for input that the
 * forms refuse.
 */
export function storedInquiry(input: Input<'writeInquiry'>) {
  const { inquiryType, name, email, phoneNumber, companyName, subject } = input
  if (!isWriter(input) || !isLine(subject, MAX_SUBJECT)) throw problemNamed('request.invalid')
  return {
    inquiryType,
    subject: typedLine(subject),
    name: normalizeName(name),
    email: normalizeEmail(email),
    phoneNumber: phoneNumber === null ? null : normalizePhone(phoneNumber),
    companyName: companyName === null ? null : typedLine(companyName),
  }
}

/**
 * Returns a message in its stored form. Throws `request.invalid` for a text that is empty, too long or contains a
 * resident number.
 */
export function bodyOf(text: string): string {
  if (!isText(text, MAX_TEXT)) throw problemNamed('request.invalid')
  return typedText(text)
}

const timeOrNone = (time: Date | null) => (time === null ? null : toWireTime(time))

type About = { about: Schema<'InquiryAbout'> | null }

export function toListItem(inquiry: StoredInquiry & About) {
  const { id, inquiryNo, inquiryType, inquiryState, subject, about, createdAt, answeredAt } = inquiry
  return {
    inquiryId: id,
    inquiryNo,
    inquiryType,
    inquiryState,
    subject,
    about,
    createdAt: toWireTime(createdAt),
    answeredAt: timeOrNone(answeredAt),
  } satisfies Schema<'InquiryListItem'>
}

export function toAdminListItem(
  inquiry: StoredInquiry & About & { staffName: string | null },
): Schema<'AdminInquiryListItem'> {
  const { waitingSince, name, companyName, staffName, version } = inquiry
  return {
    ...toListItem(inquiry),
    waitingSince: timeOrNone(waitingSince),
    name,
    companyName,
    staffName,
    version,
  }
}

/** The position of a row in the list of the staff. */
export function adminPlaceOf({ waitingSince, createdAt, id }: StoredInquiry): AdminPlace {
  return { at: waitingSince ?? createdAt, id, waiting: waitingSince !== null }
}

/**
 * Returns an inquiry for its member or a visitor. Visitors know only the number of an inquiry, so they do not get its
 * id and the URLs of its files.
 */
export function toInquiry(
  whole: InquiryWithMessages,
  reader: 'member' | 'visitor',
  about: About = { about: null },
): Schema<'Inquiry'> {
  const { version } = whole.inquiry
  const item = toListItem({ ...whole.inquiry, ...about })
  return {
    ...item,
    inquiryId: reader === 'member' ? item.inquiryId : null,
    version,
    messages: toMessages(whole, { withAddresses: reader === 'member' }),
  }
}

export function toAdminInquiry(whole: InquiryWithMessages, about: About): Schema<'AdminInquiry'> {
  const { inquiry, staffName } = whole
  const { version, name, email, phoneNumber, companyName, memberId } = inquiry
  return {
    ...toListItem({ ...inquiry, ...about }),
    version,
    staffName,
    name,
    email,
    phoneNumber,
    companyName,
    memberYn: memberId === null ? 'N' : 'Y',
    messages: toMessages(whole, { withAddresses: true }),
  }
}

function toMessages(
  { messages, attachments }: InquiryWithMessages,
  { withAddresses }: { withAddresses: boolean },
): Schema<'InquiryMessage'>[] {
  const toAttachment = ({
    fileName,
    contentType,
    size,
    fileKey,
  }: StoredAttachment): Schema<'InquiryAttachment'> => ({
    fileName,
    contentType,
    size,
    url: withAddresses ? `/files/${fileKey}` : null,
  })
  return messages.map(({ id, author, body, createdAt }) => ({
    messageId: id,
    author,
    body,
    attachments: attachments.filter(({ messageId }) => messageId === id).map(toAttachment),
    createdAt: toWireTime(createdAt),
  }))
}
