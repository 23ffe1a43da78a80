import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { inquiries, inquiryAttachments } from '#server/db/schema/inquiry.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { inquiryRule } from '#server/domains/inquiry/inquiry.rules.ts'
import { uploadRule } from '#server/domains/upload/upload.rules.ts'
import { type GuessRule, throttleKey } from '#server/security/throttle.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { insertInquiry, insertInquiryMessage } from '#worlds/inquiry.ts'
import { memberId, type WorldDeps, type worldBuilder } from './world.ts'

type InquiryState =
  | 'a caller who has sent little'
  | 'an address that uploaded often'
  | 'a file that waits'
  | 'an address that wrote many inquiries'
  | 'an inquiry was sent with a key'
  | 'an answered inquiry'
  | 'an inquiry nobody may look up now'
  | 'a member with inquiries'
  | "a member's inquiry"
  | 'an inquiry for the staff'
  | 'inquiries for the staff'
type Builders = { [State in InquiryState]: (params: ProviderStates[State]) => Promise<void> }
type InquiryFacts = {
  inquiryId?: string
  inquiryNo: string
  inquiryState: Schema<'InquiryState'>
  email?: string
  ofMember?: boolean
  hoursAgo?: number
  aboutBillId?: string
}

const version = 3
const loopback = ['127.0.0.1', '0:0:0:0::/64']

/**
 * Returns builders of the provider states about inquiries and their files. The counts of the caller's address are
 * reset first.
 */
export function inquiryWorld(
  { db, clock, keyedHash, limits }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): Builders {
  const rules = { inquiry: inquiryRule(limits), upload: uploadRule(limits) }
  const lookup = {
    tries: limits.lookups,
    windowSeconds: limits.lookupWindowSeconds,
    windowFrom: 'firstTry',
  } as const
  const lookups = {
    number: { name: 'lookup-number', ...lookup },
    address: { name: 'lookup-address', ...lookup },
  }
  const timeBefore = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)

  async function forgetCounts(): Promise<void> {
    const allRules = [rules.inquiry, rules.upload, lookups.address]
    const keys = loopback.flatMap((address) => allRules.map((rule) => throttleKey(keyedHash, rule, address)))
    await db.delete(throttles).where(inArray(throttles.key, keys))
  }

  async function useUpGuesses(rule: GuessRule, subjects: string[]): Promise<void> {
    const exhausted = {
      count: rule.tries,
      windowEndsAt: new Date(clock.now().getTime() + rule.windowSeconds * 1000),
    }
    for (const subject of subjects) {
      const key = throttleKey(keyedHash, rule, subject)
      await db
        .insert(throttles)
        .values({ key, ...exhausted })
        .onConflictDoUpdate({ target: throttles.key, set: exhausted })
    }
  }

  async function putInquiry({
    inquiryId = randomUUID(),
    inquiryNo,
    inquiryState,
    email,
    ofMember = true,
    hoursAgo = 2,
    aboutBillId,
  }: InquiryFacts): Promise<void> {
    await db.delete(inquiries).where(eq(inquiries.inquiryNo, inquiryNo))
    await db.delete(inquiries).where(eq(inquiries.id, inquiryId))
    await db.delete(throttles).where(eq(throttles.key, throttleKey(keyedHash, lookups.number, inquiryNo)))
    const isAnswered = ['ANSWERED', 'CLOSED', 'REOPENED'].includes(inquiryState)
    const createdAt = timeBefore(hoursAgo)
    const answeredAt = isAnswered ? timeBefore(hoursAgo - 1) : null
    await insertInquiry(db, {
      id: inquiryId,
      inquiryNo,
      inquiryState,
      version,
      createdAt,
      answeredAt,
      ...(email !== undefined && { email }),
      phoneNumber: '01000001234',
      companyName: '솔바람상회 주식회사',
      memberId: ofMember ? memberId : null,
      ...(aboutBillId !== undefined && { aboutBillId }),
      staffId: inquiryState === 'RECEIVED' || !ofMember ? null : memberId,
      closedAt: inquiryState === 'CLOSED' ? timeBefore(0) : null,
    })
    const question = await insertInquiryMessage(db, {
      inquiryId,
      author: 'CUSTOMER',
      body: '어제부터 인증 문자가 오지 않습니다.',
      createdAt,
    })
    await db.insert(inquiryAttachments).values({
      fileKey: newToken(),
      messageId: question,
      position: 0,
      fileName: '인증 화면.png',
      contentType: 'image/png',
      size: 96_400,
    })
    if (answeredAt) {
      const body = '문자를 다시 보내 드렸습니다.'
      await insertInquiryMessage(db, { inquiryId, author: 'STAFF', body, createdAt: answeredAt })
    }
  }

  /**
   * Stores the person who calls, with a session. If an inquiry is about a bill, the state of the bill has stored both,
   * and to store the person again would remove the bill.
   */
  async function storeCaller(
    putPerson: () => Promise<unknown>,
    session: string,
    wanted: readonly Pick<InquiryFacts, 'aboutBillId'>[],
  ): Promise<void> {
    await forgetCounts()
    if (wanted.some(({ aboutBillId }) => aboutBillId !== undefined)) return
    await putPerson()
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  async function storeMember(session: string, wanted: readonly InquiryFacts[]): Promise<void> {
    await storeCaller(() => world.putMember(), session, wanted)
    await db.delete(inquiries).where(eq(inquiries.memberId, memberId))
  }

  const storeStaff = (session: string, wanted: readonly InquiryFacts[]) =>
    storeCaller(() => world.putStaff(), session, wanted)

  return {
    'a caller who has sent little': forgetCounts,

    'an address that uploaded often': () => useUpGuesses(rules.upload, loopback),

    'a file that waits': async ({ fileId }) => {
      await forgetCounts()
      const idHash = hashToken(fileId)
      await db.delete(uploads).where(eq(uploads.idHash, idHash))
      const file = { fileName: '인증 화면.png', contentType: 'image/png', size: 96_400 } as const
      await db
        .insert(uploads)
        .values({ idHash, fileKey: newToken(), purpose: 'inquiry', ...file, createdAt: clock.now() })
    },

    'an address that wrote many inquiries': () => useUpGuesses(rules.inquiry, loopback),

    'an inquiry was sent with a key': async ({ idempotencyKey }) => {
      await forgetCounts()
      await world.useKey('writeInquiry', idempotencyKey, {})
    },

    'an answered inquiry': async ({ inquiryNo, email }) => {
      await forgetCounts()
      await putInquiry({ inquiryNo, email, inquiryState: 'ANSWERED', ofMember: false })
    },

    'an inquiry nobody may look up now': async ({ inquiryNo }) => {
      await forgetCounts()
      await putInquiry({ inquiryNo, inquiryState: 'ANSWERED', ofMember: false })
      await useUpGuesses(lookups.number, [inquiryNo])
    },

    'a member with inquiries': async ({ session, inquiries: wanted }) => {
      await storeMember(session, wanted)
      for (const [index, inquiry] of wanted.entries()) await putInquiry({ ...inquiry, hoursAgo: 2 + index })
    },

    "a member's inquiry": async ({ session, usedKey, often, ...inquiry }) => {
      await storeMember(session, [inquiry])
      await putInquiry(inquiry)
      if (usedKey !== undefined)
        for (const operation of ['replyToInquiry', 'reopenInquiry'] as const)
          await world.useKey(operation, usedKey)
      if (often) await useUpGuesses(rules.inquiry, loopback)
    },

    'an inquiry for the staff': async ({ session, usedKey, ...inquiry }) => {
      await storeStaff(session, [inquiry])
      await putInquiry(inquiry)
      if (usedKey !== undefined) await world.useKey('answerInquiry', usedKey)
    },

    'inquiries for the staff': async ({ session, inquiries: wanted }) => {
      await storeStaff(session, wanted)
      await db.delete(inquiries)
      for (const [index, inquiry] of wanted.entries()) await putInquiry({ ...inquiry, hoursAgo: 20 - index })
    },
  }
}
