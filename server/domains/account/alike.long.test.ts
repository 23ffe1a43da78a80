import { beforeAll, it } from 'vitest'
import { type Browser, browserOf, newEmail, signupAt } from '#server/testing/account-world.ts'
import { expectAlike, type Pair } from '#server/testing/alike.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { costlyHash, createPortal, type Portal } from '#server/testing/portal.ts'

const PAIRS = 200
const unlimitedEnv = {
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_MAIL: '100000',
  VERIFICATION_SENDS_PER_PHONE: '100000',
  LOGIN_TRIES_PER_ADDRESS: '100000',
}
/** An address with an account and one without, each in a browser of its own. */
type AddressPair = Record<'known' | 'unknown', { browser: Browser; email: string }>

describeEngines('two hundred accounts and as many unknown ones', (engine) => {
  let portal: Portal
  let known: string[]
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env: unlimitedEnv })
    const passwordHash = await costlyHash()
    known = await Promise.all(
      Array.from({ length: PAIRS }, async () => (await portal.addMember({ passwordHash })).email),
    )
  })

  const addressPair = (email: string, browser: () => Browser): AddressPair => ({
    known: { browser: browser(), email },
    unknown: { browser: browser(), email: newEmail() },
  })
  const alternatingPair = (
    { known, unknown }: AddressPair,
    ask: (of: AddressPair['known']) => ReturnType<Pair['known']>,
  ): Pair => ({
    known: () => ask(known),
    unknown: () => ask(unknown),
  })

  it('get equal answers at login', () =>
    expectAlike(
      known.map((email) =>
        alternatingPair(
          addressPair(email, () => browserOf(portal)),
          (each) => portal.logIn(each.email, 'wrong'),
        ),
      ),
    ))

  it('get equal answers when a new password is requested, and when its code is guessed', async () => {
    const both = known.map((email) => addressPair(email, () => browserOf(portal)))
    await expectAlike(
      both.map((pair) =>
        alternatingPair(pair, ({ browser, email }) => browser.call('startPasswordReset', { email })),
      ),
    )
    await expectAlike(
      both.map((pair) =>
        alternatingPair(pair, ({ browser }) => browser.call('verifyPasswordReset', { code: '123456' })),
      ),
    )
  })

  it('get equal answers as the login id of a new account, and when its code is guessed', async () => {
    const drafts = [await signupAt(portal, 'ID'), await signupAt(portal, 'ID')]
    const both = known.map((email) => addressPair(email, () => drafts.reverse()[0]!))
    const send = ({ browser, email }: AddressPair['known']) => browser.call('sendSignupMail', { email })
    await expectAlike(both.map((pair) => alternatingPair(pair, send)))
    portal.clock.pass(30)
    await expectAlike(
      both.map((pair) => ({
        ...alternatingPair(pair, ({ browser }) => browser.call('verifySignupMail', { code: '123456' })),
        before: async () => [await send(pair.known), await send(pair.unknown)],
      })),
    )
  })
})
