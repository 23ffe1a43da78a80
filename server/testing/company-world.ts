import { randomInt, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { deliverRequests } from '#server/domains/company/offer.delivery.ts'
import { sweepOffers } from '#server/domains/company/offer.sweeper.ts'
import type { Mail } from '#server/messages/messages.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { insertSubscription } from '#worlds/subscription.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'
import type { Answer } from './portal.ts'

type PersonOptions = Parameters<ReturnType<typeof accessWorld>['person']>[0]
type Roles = Schema<'GivenRoles'>

/** Creates a business number that no other company in the tests has. */
export function newBusinessNumber(): string {
  const firstDigits = `8${String(randomInt(10 ** 8)).padStart(8, '0')}`
  return Array.from({ length: 10 }, (_, last) => `${firstDigits}${last}`).find(isBusinessNumber)!
}

/**
 * Creates a company in which only owners and billing managers manage subscriptions, and functions for the calls of
 * its people.
 */
export function companyWorld(engine: TestEngine, env: Record<string, string> = {}) {
  const world = accessWorld(engine, env)
  const db = () => engine.database().db
  const company = { rnno: '' }
  beforeEach(async () => {
    for (const table of [companyOffers, companyRoles, throttles]) await db().delete(table)
    company.rnno = newBusinessNumber()
    await db()
      .update(companies)
      .set({ rnno: company.rnno, everybodyMay: false })
      .where(eq(companies.id, world.ids.company))
  })

  const us = {
    ...world,
    db,
    company,

    /** Makes a call right after a fresh proof of identity. */
    async call<Id extends OperationId>(id: Id, input: Input<Id>, who: Person): Promise<Answer<Id>> {
      await world.portal().verify(who.session)
      return world.portal().call(id, input, { session: who.session })
    },

    /**
     * Adds a person with a second factor that suffices for every role except staff. Each person joins before those
     * that are created later.
     */
    async person(more: PersonOptions = {}): Promise<Person> {
      const person = await world.person(more)
      await world.giveFactor(person)
      world.portal().clock.pass(1)
      return person
    },

    /** Adds a person who owns the company, or another company. */
    async owner(more: PersonOptions = {}): Promise<Person> {
      const person = await us.person({ name: '최소유', ...more })
      await giveCompanyRole(db(), person.memberId, 'owner')
      return person
    },

    /** Adds a person without a company. */
    outsider: (name = '나그네') => us.person({ companyId: null, name }),

    /** Creates a company whose owner is its only member. */
    async addCompanyWithOwner(name = '홀로') {
      const rnno = newBusinessNumber()
      const createdAt = world.portal().clock.now()
      const id = await insertCompany(db(), { name: '홀로상회', rnno, everybodyMay: false, createdAt })
      return { id, rnno, owner: await us.owner({ companyId: id, name }) }
    },

    /** Stores a subscription of a person for the company, for another company or for none. */
    async subscribe(
      { memberId }: Person,
      subscriptionState: 'ACTIVE' | 'REQUESTED' | 'ENDED' = 'ACTIVE',
      companyId: string | null = world.ids.company,
    ): Promise<string> {
      const { clock, config } = world.portal()
      const box = createSecretBox(config.encryptionKeys)
      const wanted = { subscriptionState, companyId, memberId, now: clock.now() }
      return (await insertSubscription(db(), box, wanted)).id
    },

    invite: (by: Person, { email }: { email: string }, roles: Roles = []) =>
      us.call('inviteToCompany', { idempotencyKey: randomUUID(), email, roles }, by),
    /** Sends a request to join, which is delivered at once. */
    async askToJoin(by: Person, rnno = company.rnno) {
      const joinRequest = await us.call('askToJoinCompany', { idempotencyKey: randomUUID(), rnno }, by)
      await us.deliver()
      return joinRequest
    },
    deliver: (node = engine.database()) => deliverRequests(world.sweeper(node)),
    offerOwnership: (by: Person, { memberId }: Person) =>
      us.call('offerOwnership', { idempotencyKey: randomUUID(), memberId }, by),
    accept: (by: Person, { data }: { data: { offerId: string } }) =>
      us.call('answerCompanyOffer', { offerId: data.offerId, answer: 'ACCEPT' }, by),
    refuse: (by: Person, { data }: { data: { offerId: string } }) =>
      us.call('answerCompanyOffer', { offerId: data.offerId, answer: 'REFUSE' }, by),
    takeBack: (by: Person, { data }: { data: { offerId: string } }) =>
      us.call('takeBackCompanyOffer', { offerId: data.offerId }, by),
    remove: (by: Person, { memberId }: Person) => us.call('removeCompanyPerson', { memberId }, by),
    leave: (by: Person) => us.call('leaveCompany', {}, by),
    setRoles: (by: Person, { memberId }: Person, roles: Roles, seenRoles: Schema<'HeldRoles'> = []) =>
      us.call('updateCompanyRoles', { memberId, roles, seenRoles }, by),

    own: async (who: Person) => (await us.call('getCompany', {}, who)).data,
    people: async (who: Person, more: Input<'listCompanyPeople'> = {}) =>
      (await us.call('listCompanyPeople', more, who)).data,
    offers: async (who: Person, more: Input<'listCompanyOffers'> = {}) =>
      (await us.call('listCompanyOffers', more, who)).data,

    /** Records the reason of a staff member for opening the data of a company, by default the reason of the tests. */
    openCompany: (by: Person, companyId = world.ids.company, reason = '문의 응대') =>
      us.call('openAdminCompany', { companyId, reason }, by),

    /** Returns the stored company id of a member. */
    async companyOf({ memberId }: Person): Promise<string | null> {
      const [row] = await db().select().from(members).where(eq(members.id, memberId))
      return row!.companyId
    },

    /** Returns the ids of the members who own a company. */
    async ownersOf(companyId = world.ids.company): Promise<string[]> {
      const rows = await db()
        .select({ id: members.id })
        .from(companyRoles)
        .innerJoin(members, eq(members.id, companyRoles.memberId))
        .where(and(eq(members.companyId, companyId), eq(companyRoles.role, 'owner')))
      return rows.map(({ id }) => id)
    },

    /** Delivers the queued mails, and returns the mails to an address. */
    async mailsTo(email: string): Promise<Mail[]> {
      await world.portal().deliverMails()
      await world.portal().deliverMails()
      return world.portal().sentMails.filter(({ to }) => to === email)
    },

    sweep: (node = engine.database()) => sweepOffers(world.sweeper(node)),
  }
  return us
}

/** Returns the codes of answers, sorted. */
export const codesOf = (answers: readonly { code: number }[]): number[] =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other)
