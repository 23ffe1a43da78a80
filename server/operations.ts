import type { Operations } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { createOnce, type Tx } from './db/once.ts'
import { accountOperations } from './domains/account/account.operations.ts'
import { appOperations } from './domains/app/app.operations.ts'
import { counselOperations } from './domains/counsel/counsel.operations.ts'
import { inquiryOperations } from './domains/inquiry/inquiry.operations.ts'
import { adminPostOperations } from './domains/post/post.admin.operations.ts'
import { postOperations } from './domains/post/post.operations.ts'
import { sessionOperations } from './domains/session/session.operations.ts'
import { sessionsOfMembers } from './domains/session/sessions-of-members.ts'
import { subscriptionOperations } from './domains/subscription/subscription.operations.ts'
import { createUploadBox } from './domains/upload/upload.box.ts'
import { uploadOperations } from './domains/upload/upload.operations.ts'
import { userOperations } from './domains/user/user.operations.ts'
import type { Files } from './files/files.ts'
import type { Caller } from './http/caller.ts'
import { counselMails } from './messages/counsel-texts.ts'
import type { MailQueue } from './messages/mail-queue.ts'
import type { Messages } from './messages/messages.ts'
import type { Log } from './observability/log.ts'
import { createKeyedHash } from './security/keyed-hash.ts'
import { createLookup } from './security/lookup.ts'
import { createPasswords } from './security/passwords.ts'
import { createSecretBox } from './security/secret-box.ts'
import { createThrottle } from './security/throttle.ts'

type OperationDeps = {
  config: Config
  database: Database
  clock: Clock
  log: Log
  messages: Messages
  mails: MailQueue
  files: Files
  /** Told when something that anybody may read has changed. */
  onPublicChange: () => void
}

/** The contract fulfilled: every operation by its domain. Here, and only here, the domains meet. */
export function createOperations(deps: OperationDeps): Operations<Caller> {
  const { config, database: { db }, clock, log, messages, mails, files, onPublicChange } = deps
  const { limits, encryptionKeys, publicOrigin, port } = config
  const secretBox = createSecretBox(encryptionKeys)
  const keyedHash = createKeyedHash(encryptionKeys)
  const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
  void passwords.warmUp()

  const subscription = subscriptionOperations({ db, box: secretBox, clock })
  const user = userOperations({
    db,
    isSubscribed: async (caller) => (await subscription.countActiveSubscriptions({}, caller)).count > 0,
  })
  const throttle = createThrottle({ db, hash: keyedHash, clock })
  const session = sessionOperations({
    db,
    clock,
    limits,
    passwords,
    throttle,
    messages,
    secretBox,
    keyedHash,
    log,
    userInfo: (caller) => user.getUserInfo({}, caller),
  })
  const once = createOnce({ db, box: secretBox, clock })
  const lookUp = createLookup({ throttle, limits })
  const uploads = createUploadBox({ db, files, clock })
  const throttleIn = (tx: Tx) => createThrottle({ db: tx, hash: keyedHash, clock })
  // Without an origin of its own the portal is a demo on this machine.
  const site = publicOrigin ?? `http://localhost:${port}`
  return {
    ...session,
    ...user,
    ...subscription,
    ...postOperations({ db, clock }),
    ...adminPostOperations({ db, clock, once, uploads, onChange: onPublicChange }),
    ...appOperations({ db }),
    ...uploadOperations({ db, files, clock, limits, throttle }),
    ...inquiryOperations({ db, clock, limits, once, lookUp, throttleIn, uploads, mails, site }),
    ...counselOperations({ db, clock, limits, once, lookUp, mails, throttleIn, texts: counselMails(publicOrigin) }),
    ...accountOperations({
      db,
      clock,
      limits,
      box: secretBox,
      keyedHash,
      passwords,
      throttle,
      messages,
      mails,
      once,
      log,
      site,
      sessions: sessionsOfMembers({ db, clock, limits, throttle }),
    }),
  }
}
