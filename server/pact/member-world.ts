import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { termsRequired } from '#domain/account/terms.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { consents } from '#server/db/schema/account.ts'
import { contactChanges, memberProofs, members } from '#server/db/schema/member.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { currentTerms } from '#server/domains/account/terms/terms.catalogue.ts'
import { UNDO_MS } from '#server/domains/user/contact-change.store.ts'
import type { ProofKind } from '#server/domains/user/proof.store.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { hashSmsCode } from '#server/security/codes.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import { verificationRules } from '#server/security/verification.ts'
import { termsEditionRow } from '#worlds/terms.ts'
import { memberId, type WorldDeps, worldBuilder } from './world.ts'

type MemberState =
  | 'a contact that is to change'
  | 'a contact that waits for its code'
  | 'a contact that had many codes'
  | 'a contact that was changed'
  | 'a certification that waits for its code'
  | 'a member whose number had many codes'
  | 'a member who answered the terms'
type Builders = { [State in MemberState]: (params: ProviderStates[State]) => Promise<void> }
type Rule = keyof ReturnType<typeof verificationRules>
type SentCodeFacts = { code: string; ageSeconds: number; wrongTries: number }

const halfHourMs = 30 * MINUTE_MS
const peers = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(addressGroup)
const ownNumber = '01000001234'

/** Returns builders of the provider states about members who change their own data. */
export function memberWorld(deps: WorldDeps): Builders {
  const { db, clock, box, keyedHash, limits } = deps
  const rules = verificationRules(limits)
  const world = worldBuilder(deps)

  async function storeMember(session: string, value: string, passwordChecked: boolean): Promise<void> {
    await db.delete(members).where(eq(members.email, value))
    await world.putMember()
    await world.putSession(session, 'member', { passwordChecked })
    const keys = Object.values(rules).flatMap((rule) =>
      [value, ownNumber, ...peers].map((subject) => throttleKey(keyedHash, rule, subject)),
    )
    await db.delete(throttles).where(inArray(throttles.key, keys))
  }

  async function putCounts(rule: Rule, subject: string, count: number): Promise<void> {
    if (count === 0) return
    const windowEndsAt = new Date(clock.now().getTime() + rules[rule].windowSeconds * 1000)
    await db
      .insert(throttles)
      .values({ key: throttleKey(keyedHash, rules[rule], subject), count, windowEndsAt })
  }

  async function putProof(kind: ProofKind, value: string, sent?: SentCodeFacts): Promise<void> {
    const [id, now] = [randomUUID(), clock.now().getTime()]
    await db.insert(memberProofs).values({
      id,
      memberId,
      kind,
      valueBox: box.seal(value, `member-proof:${id}`),
      codeHash: sent && hashSmsCode(keyedHash, `${id}:${value}`, sent.code),
      codeSentAt: sent && new Date(now - sent.ageSeconds * 1000),
      expiresAt: new Date(now + halfHourMs),
    })
  }

  return {
    'a contact that is to change': async ({ session, contactType, value }) => {
      await storeMember(session, value, true)
      await putProof(contactType, value)
    },

    'a contact that waits for its code': async ({ session, contactType, value, ...sent }) => {
      await storeMember(session, value, true)
      await putProof(contactType, value, sent)
      await putCounts(contactType === 'EMAIL' ? 'memberMail' : 'memberPhone', value, sent.wrongTries)
    },

    'a contact that had many codes': async ({ session, contactType, value }) => {
      await storeMember(session, value, true)
      await putProof(contactType, value)
      const rule = contactType === 'EMAIL' ? 'sendToMail' : 'sendToPhone'
      await putCounts(rule, value, rules[rule].tries)
    },

    'a contact that was changed': async ({ key, former }) => {
      await db.delete(members).where(eq(members.email, former))
      await world.putMember()
      const [id, changedAt] = [randomUUID(), clock.now()]
      await db.insert(contactChanges).values({
        id,
        memberId,
        kind: 'EMAIL',
        formerBox: box.seal(former, `contact-change:${id}`),
        keyHash: hashToken(key),
        changedAt,
        expiresAt: new Date(changedAt.getTime() + UNDO_MS),
      })
    },

    'a certification that waits for its code': async ({ session, ...sent }) => {
      await storeMember(session, ownNumber, false)
      await putProof('CERTIFICATION', ownNumber, sent)
      await putCounts('certification', ownNumber, sent.wrongTries)
    },

    'a member whose number had many codes': async ({ session }) => {
      await storeMember(session, ownNumber, false)
      await putCounts('sendToPhone', ownNumber, rules.sendToPhone.tries)
    },

    'a member who answered the terms': async ({ session, terms, announced }) => {
      await storeMember(session, ownNumber, true)
      await db.delete(termsEditions)
      if (announced)
        await db
          .insert(termsEditions)
          .values(
            termsEditionRow({ documentCode: 'SERVICE', effectiveDate: announced, createdAt: clock.now() }),
          )
      const currentVersions = currentTerms(clock.now()).map(
        ({ termsCode, version }) => `${termsCode} ${version}`,
      )
      const wantedVersions = terms.map(({ termsCode, version }) => `${termsCode} ${version}`)
      if (currentVersions.join() !== wantedVersions.join())
        throw new Error(`The terms in force are ${currentVersions.join()}, not ${wantedVersions.join()}.`)
      const answeredAt = clock.now()
      await db.insert(consents).values(
        terms.map(({ termsCode, version }) => ({
          id: randomUUID(),
          memberId,
          termsCode,
          version,
          agreed: termsRequired[termsCode],
          answeredAt,
        })),
      )
    },
  }
}
