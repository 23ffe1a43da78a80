import { expect, it } from 'vitest'
import { MAX_MAIL_TRIES, type MailEvent, type MailState, mailAfter } from './mail.machine.ts'

it.each<[number, MailEvent, MailState]>([
  [1, 'ACCEPTED', 'SENT'],
  [MAX_MAIL_TRIES, 'ACCEPTED', 'SENT'],
  [1, 'REFUSED', 'FAILED'],
  [1, 'UNANSWERED', 'WAITING'],
  [MAX_MAIL_TRIES - 1, 'UNANSWERED', 'WAITING'],
  [MAX_MAIL_TRIES, 'UNANSWERED', 'FAILED'],
])('after %i tries and %s a mail is %s', (tries, event, state) => {
  expect(mailAfter(tries, event)).toBe(state)
})
