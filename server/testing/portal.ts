import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { TOTP } from 'otpauth'
import pLimit from 'p-limit'
import type { Input, OperationId, Output, Schema } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { createApp } from '#server/app.ts'
import { keepBrand } from '#server/brand/brand-store.ts'
import { firstCatalogue } from '#server/catalogue/begin-catalogue.ts'
import { keepCatalogue } from '#server/catalogue/catalogue-store.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { sessions } from '#server/db/schema/session.ts'
import { filesOf } from '#server/files/files-of.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { type Mail, MessageFailed, type Sms } from '#server/messages/messages.ts'
import { createOutbox } from '#server/messages/outbox.ts'
import { outboxTransport } from '#server/messages/phone/phone-transport.ts'
import { senderOf } from '#server/messages/sender.ts'
import { createLog } from '#server/observability/log.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { hashToken } from '#server/security/tokens.ts'
import { giveRole, insertFactors, insertMember, insertRecoveryCodes, totpSecret } from '#worlds/member.ts'
import { bodyOf, type CallOptions, headersOf } from './call-request.ts'
import { sharedPapers } from './shared-papers.ts'

export type Answer<Id extends OperationId> = {
  status: number
  code: number
  msg: string
  data: Output<Id>
  body: string
  headers: Record<string, unknown>
  /** The session token that the answer set; empty if the answer removed the session. */
  session: string | undefined
  /** The tokens that the answer set, by the names of their cookies. */
  cookies: Record<string, string>
}
export type Portal = ReturnType<typeof createPortal>

export const password = 'correct horse battery staple'
const demoKey = `test:${randomBytes(32).toString('base64')}`
// The weakest parameters of argon2id, since thousands of logins in tests verify this hash. `costlyHash` uses the
// parameters of the server.
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Returns the hash of the tests' password with the server's parameters, for a member whose login is timed. */
export const costlyHash = (): Promise<string> => createPasswords({ concurrency: 1, queue: 1 }).hash(password)

/** Returns a clock that only the test moves. */
export function createTestClock(start = new Date('2026-11-21T03:00:00Z')) {
  let now = start
  return {
    now: () => now,
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

/**
 * Creates the server on a database, with every answer checked against the contract, a clock to move and captured
 * messages. `env` changes settings; `log` captures the log; `outboxDir` is the directory of the demo's outbox, if
 * there is one.
 */
export function createPortal(
  database: Database,
  {
    env = {},
    log,
    outboxDir,
    isTraced,
    metrics,
    clock = createTestClock(),
    isStopping,
  }: {
    env?: Record<string, string>
    log?: { write(line: string): void }
    outboxDir?: string
    isTraced?: boolean
    metrics?: Metrics
    clock?: ReturnType<typeof createTestClock>
    isStopping?: () => boolean
  } = {},
) {
  const sentSms: Sms[] = []
  const sentMails: Mail[] = []
  const sentToPhones: Sms[] = []
  const config = readConfig({
    DEMO: '1',
    ENCRYPTION_KEYS: demoKey,
    AUDIT_KEYS: demoKey,
    HASH_KEY: demoKey.split(':')[1],
    VALIDATE_RESPONSES: '1',
    DATA_DIR: '.tmp/no-data',
    FILES_DIR: '.tmp/files',
    DIST_DIR: '.tmp/no-dist',
    ...env,
  })
  const gatewayState = { fails: false }
  const outbox = outboxDir === undefined ? undefined : createOutbox(outboxDir, clock)
  const messages = {
    async sendSms(sms: Sms) {
      if (gatewayState.fails) throw new MessageFailed('The message gateway answered 502.')
      sentSms.push(sms)
      await outbox?.sendSms(sms)
    },
    async sendMail(mail: Mail) {
      if (gatewayState.fails) throw new MessageFailed('The message gateway answered 502.')
      sentMails.push(mail)
      await outbox?.sendMail(mail)
    },
    forget: async (addresses: readonly string[]) => outbox?.forget(addresses),
  }
  const box = createSecretBox(config.encryptionKeys)
  const keyedHash = createKeyedHash(config.hashKey)
  const appLog = createLog(log ? 'info' : 'silent', log)
  const brand = keepBrand({ db: database.db, fallback: config.brand })
  const catalogue = keepCatalogue({
    db: database.db,
    clock,
    fallback: () => firstCatalogue(config, brand.current),
  })
  const sender = senderOf(config.operator, brand.current)
  const mails = createMailQueue({ db: database.db, box, messages, clock, log: appLog, sender })
  const app: FastifyInstance = createApp({
    config,
    database,
    clock,
    messages,
    phoneTransport: outboxTransport({
      sendSms: async (sms) => void sentToPhones.push(sms),
      sendTalk: async (talk) => void sentToPhones.push(talk),
    }),
    mails,
    brand,
    catalogue,
    log: appLog,
    isTimed: false,
    papers: sharedPapers,
    isTraced,
    metrics,
    isStopping,
  })

  async function call<Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    options: CallOptions = {},
  ): Promise<Answer<Id>> {
    const { path, personalInput, personalOutput } = operationTable[id]
    const { payload, type } = await bodyOf(id, encodePersonal(personalInput, input))
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headersOf(options), 'content-type': type },
      remoteAddress: options.address,
      payload,
    } as InjectOptions)
    const { code, msg, data } = JSON.parse(response.body) as Answer<Id>
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    const { session } = cookies
    return {
      status: response.statusCode,
      code,
      msg,
      data: decodePersonal(personalOutput, data),
      body: response.body,
      headers: response.headers,
      session,
      cookies,
    }
  }

  /** Marks the last step of a member's authenticator app as unused, and returns the current code. */
  async function freshTotp(email: string): Promise<string> {
    const [member] = await database.db.select().from(members).where(eq(members.email, email))
    await database.db.update(mfaFactors).set({ lastStep: null }).where(eq(mfaFactors.memberId, member!.id))
    return new TOTP({ secret: totpSecret }).generate({ timestamp: clock.now().getTime() })
  }

  // Setups run one by one, since the last message belongs to a challenge only if no other challenge is in progress.
  const oneByOne = pLimit(1)
  async function giveFactor(email: string, mfaType: Schema<'MfaType'>, session: string | undefined) {
    const {
      data: { challengeId },
    } = await call('startMfaChallenge', { mfaType: mfaType === 'totp' ? 'totp' : 'sms' }, { session })
    const code = mfaType === 'totp' ? await freshTotp(email) : lastCode()
    return (await call('verifyMfaCode', { challengeId, code }, { session })).session
  }
  const lastCode = () => /\d{6}/.exec(sentSms.at(-1)?.text ?? '')![0]

  return {
    app,
    config,
    catalogue,
    clock,
    sent: sentSms,
    /** Messages of the queue for mobile numbers, by 알림톡. */
    sentToPhones,
    sentMails,
    gateway: gatewayState,
    call,

    /** The file storage of this portal. */
    files: filesOf(config),

    /** Sends the mails that are due; they are then in `sentMails`. */
    deliverMails: () => mails.deliver(),

    /** Returns the code in the last message. */
    lastCode,

    /**
     * Adds a member with the common password of all tests, the factors of their `mfaType`, and recovery codes; staff
     * have an authenticator app.
     */
    async addMember(
      more: Partial<typeof members.$inferInsert> & {
        factors?: Schema<'CodeFactor'>[]
        codes?: string[]
        staff?: boolean
      } = {},
    ) {
      const { codes = [], staff = false, factors = staff ? ['sms', 'totp'] : ['sms'], ...row } = more
      const { db } = database
      const createdAt = clock.now()
      const member = await insertMember(db, {
        passwordHash: await passwordHash,
        mfaType: factors.includes('totp') ? 'totp' : 'sms',
        createdAt,
        ...row,
      })
      if (staff) await giveRole(db, member.id, 'staff')
      await insertFactors(db, box, { id: member.id, createdAt }, factors)
      await insertRecoveryCodes(db, keyedHash, member.id, codes)
      return member
    },

    logIn: (email: string, given = password, options?: CallOptions) =>
      call('logIn', { email, password: given, deviceId: randomUUID() }, options),

    /** Changes a session as if `verifyAgain` was called at a moment. */
    async verify(session: string, at = clock.now()): Promise<string> {
      await database.db
        .update(sessions)
        .set({ verifiedAgainAt: at })
        .where(eq(sessions.tokenHash, hashToken(session)))
      return session
    },

    /**
     * Logs a member in with both factors and returns the session; with the password check and a fresh proof of
     * identity if requested.
     */
    async logInFully(
      email: string,
      { confirmed = false, verified }: { confirmed?: boolean; verified?: boolean } = {},
    ): Promise<string> {
      const { data, ...loggedIn } = await this.logIn(email)
      let session = loggedIn.session
      if (data.loginYn === 'N') session = await oneByOne(() => giveFactor(email, data.mfaType, session))
      // Removes the password check and the fresh proof of identity of the login, as if time had passed.
      await database.db
        .update(sessions)
        .set({ passwordCheckedAt: null, confirmedUsedAt: null, verifiedAgainAt: null })
        .where(eq(sessions.tokenHash, hashToken(session!)))
      if (confirmed) session = (await call('checkPassword', { password }, { session })).session
      return (verified ?? confirmed) ? this.verify(session!) : session!
    },
  }
}
