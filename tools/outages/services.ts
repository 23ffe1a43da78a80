import { demoPassword } from '../../server/db/demo/demo-accounts.ts'
import type { Installation, Outage } from './outage.ts'
import { callerFrom, repeatConcurrently, SMS_MEMBER } from './portal.ts'

const CODES = 4
const GUESSERS = 8
const MAILS = 8
const BILLS = 8
/** An age above the one at which a queued mail raises the alert. */
const OLD = "interval '21 minutes'"
/**
 * An age above that of any stored count of failed attempts. The job removes a count a day after the count's time
 * window.
 */
const EXPIRED = "interval '2 days'"

/** Outages of external services, and of internal jobs. */
export const serviceOutages: Outage[] = [
  {
    name: 'text messages are refused',
    raises: ['PortalSms', 'PortalDegraded'],
    clears: ['PortalDegraded'],
    async begin(world) {
      world.outside.sms.goAway()
      for (let n = 0; n < CODES; n += 1) await askForCode(world, n)
      return async () => {
        world.outside.sms.comeBack()
        // A node detects that the service is available again only when it sends its next message.
        for (let n = 0; n < world.nodes.length; n += 1) await askForCode(world, CODES + n)
      }
    },
  },
  {
    name: 'the bucket of the files is away',
    raises: ['PortalDegraded'],
    clears: ['PortalDegraded'],
    async begin({ outside: { store } }) {
      store.gate.goAway()
      return async () => store.gate.comeBack()
    },
  },
  {
    name: 'passwords are guessed',
    raises: ['PortalLoginsPaused'],
    clears: [],
    async begin({ nodes }) {
      let from = 1_000
      return repeatConcurrently(GUESSERS, (n) =>
        callerFrom((from += 1), nodes[n % nodes.length]!).logIn({
          email: 'guessed@portal.example',
          password: `${demoPassword}-not`,
          deviceId: crypto.randomUUID(),
        }),
      )
    },
  },
  {
    name: 'the mail server is away',
    raises: ['PortalMailsWait'],
    clears: ['PortalMailsWait'],
    async begin(world) {
      world.outside.mail.gate.goAway()
      await requestResetMails(world, 1)
      await runStatement(world, `update mail_queue set created_at = created_at - ${OLD}`)
      return async () => {
        world.outside.mail.gate.comeBack()
        await runStatement(world, 'update mail_queue set next_try_at = now()')
      }
    },
  },
  {
    name: 'the mail server refuses',
    raises: ['PortalMailsGivenUp'],
    clears: [],
    async begin(world) {
      world.outside.mail.refuse()
      await requestResetMails(world, MAILS)
      return async () => world.outside.mail.accept()
    },
  },
  {
    name: 'a row that is over cannot be removed',
    raises: ['PortalHousekeeping'],
    clears: ['PortalHousekeeping'],
    also: ['PortalJobFails', 'PortalJobStands'],
    async begin({ operator }) {
      const client = await operator()
      const row = `from throttles where key = 'outage'`
      await client.query(`insert into throttles values ('outage', 1, now() - ${EXPIRED})`)
      await client.query('begin')
      await client.query(`select 1 ${row} for update`)
      return async () => {
        await client.query('rollback')
        await client.end()
      }
    },
  },
  {
    name: 'card companies refuse',
    raises: ['PortalChargesFail'],
    clears: ['PortalChargesFail'],
    async begin(world) {
      world.outside.payments.set('refuses')
      await makeDue(world, BILLS)
      return async () => {
        world.outside.payments.set('accepts')
        await makeDue(world, 2 * BILLS)
      }
    },
  },
  {
    name: 'the payment service fails',
    raises: ['PortalChargesUnknown'],
    clears: [],
    also: ['PortalChargesFail'],
    async begin(world) {
      world.outside.payments.set('fails')
      await makeDue(world, BILLS)
      return async () => world.outside.payments.set('accepts')
    },
  },
]

/** Logs in up to the second factor, whether the code can be sent or not. */
async function askForCode({ nodes }: Installation, from: number): Promise<void> {
  const api = callerFrom(2_000 + from, nodes[from % nodes.length]!)
  await api.logIn({ email: SMS_MEMBER, password: demoPassword, deviceId: crypto.randomUUID() })
  await api.startMfaChallenge({ mfaType: 'sms' }).catch(() => {})
}

/** Requests password resets for addresses without an account: each is sent a mail that does not expire. */
export async function requestResetMails({ nodes: [first] }: Installation, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await callerFrom(3_000 + n, first).startPasswordReset({
      email: `nobody${n}@portal.example`,
    })
}

/**
 * Makes a number of paid bills unpaid, so that they are charged today. The bills belong to subscriptions that are
 * paid by card.
 */
const makeDue = (world: Installation, count: number): Promise<void> =>
  runStatement(
    world,
    `update bills set bill_state = 'OPEN', paid_at = null, failure = null, charging_since = null,
       next_charge_on = current_date, due_date = current_date + 7
     where id in (
       select bills.id from bills join subscriptions on subscriptions.id = subscription_id
       where bill_state = 'PAID' and bills.currency = 'KRW' and payment ->> 'paymentMethodCode' = 'C'
       order by bill_date desc limit ${count})`,
  )

async function runStatement({ operator }: Installation, statement: string): Promise<void> {
  const client = await operator()
  try {
    const { rowCount } = await client.query(statement)
    if (rowCount === 0) throw new Error(`No row is there for: ${statement}`)
  } finally {
    await client.end()
  }
}
