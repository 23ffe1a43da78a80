import type { Clock } from '#domain/clock.ts'
import { createAuditLog } from '#server/audit/audit-log.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { sessionsOfMembers } from '#server/domains/session/sessions-of-members.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { senderOf } from '#server/messages/sender.ts'
import type { Log } from '#server/observability/log.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { createThrottle } from '#server/security/throttle.ts'

/** Returns the dependencies of the staff command. The server sends the mails that the command queues. */
export function commandDeps({ config, db, clock, log }: { config: Config; db: Db; clock: Clock; log: Log }) {
  const { limits, site } = config
  const box = createSecretBox(config.encryptionKeys)
  const messages = { sendMail: () => Promise.reject(new Error('The command sends no mails.')) }
  const sender = senderOf(config.operator, () => config.brand)
  const mails = createMailQueue({ db, box, clock, log, messages, sender })
  const notices = createNotices({ mails, box, clock, site })
  const hash = createKeyedHash(config.hashKey, config.formerHashKeys)
  const throttle = createThrottle({ db, hash, clock })
  const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
  return {
    db,
    clock,
    notices,
    site,
    sessions: sessionsOfMembers({ db, clock, limits, throttle, passwords, notices, site }),
    audit: createAuditLog({ db, seals: createAuditSeals(config.auditKeys), clock }),
  }
}
