import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { maskEmail } from '#domain/email.ts'
import type { Messages, Sms } from './messages.ts'

/** A message in the outbox; only mails have a `subject`. */
export type OutboxMessage = {
  kind: 'sms' | 'mail' | 'talk'
  to: string
  subject?: string
  text: string
  sentAt: string
}
export type Outbox = Required<Messages> & {
  /** Stores a message that is sent by 알림톡. */
  sendTalk(talk: Sms): Promise<void>
  list(): Promise<OutboxMessage[]>
}

const SHOWN = 50
const ENDING = '.json'

/**
 * Stores the messages of the demo instead of sending them, one JSON file per message in a directory. The messages
 * show the time of `clock` and are sorted by the time of `order`, a clock that never goes back.
 */
export function createOutbox(directory: string, clock: Clock, order: Clock = clock): Outbox {
  let sequence = 0

  async function put(message: Omit<OutboxMessage, 'sentAt'>): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const now = order.now()
    sequence += 1
    // Names sort by time, and within a millisecond by sequence number.
    const name = `${now.toISOString().replaceAll(':', '-')}-${String(sequence).padStart(8, '0')}`
    const temporaryFile = join(directory, `.${name}-${randomUUID()}`)
    await writeFile(temporaryFile, JSON.stringify({ ...message, sentAt: toWireTime(clock.now()) }, null, 2), {
      mode: 0o600,
    })
    await rename(temporaryFile, join(directory, `${name}${ENDING}`))
  }

  return {
    sendSms: (sms) => put({ kind: 'sms', ...sms }),
    sendTalk: (talk) => put({ kind: 'talk', ...talk }),
    sendMail: ({ toIsForgotten, to, ...mail }) =>
      put({ kind: 'mail', to: toIsForgotten ? maskEmail(to) : to, ...mail }),

    async forget(addresses) {
      const names = await readdir(directory).catch(() => [])
      for (const name of names.filter((each) => each.endsWith(ENDING))) {
        const message = JSON.parse(await readFile(join(directory, name), 'utf8')) as OutboxMessage
        if (addresses.includes(message.to)) await rm(join(directory, name), { force: true })
      }
    },

    /** Returns the latest messages, newest first. */
    async list() {
      const names = await readdir(directory).catch(() => [])
      const latest = names
        .filter((name) => name.endsWith(ENDING))
        .sort()
        .reverse()
        .slice(0, SHOWN)
      return Promise.all(
        latest.map(
          async (name) => JSON.parse(await readFile(join(directory, name), 'utf8')) as OutboxMessage,
        ),
      )
    },
  }
}
