import { expect, it } from 'vitest'
import { createMetrics } from '#server/observability/metrics.ts'
import { countedMessages } from './counted-messages.ts'
import { MessageFailed } from './messages.ts'

it('the counters count text messages and mails by outcome', async () => {
  const metrics = createMetrics()
  const outcomes = [
    undefined,
    new MessageFailed('away'),
    new MessageFailed('no such number', true),
    undefined,
  ]
  const mails: unknown[] = []
  const messages = countedMessages(
    {
      async sendSms() {
        const error = outcomes.shift()
        if (error) throw error
      },
      sendMail: async (mail) => void mails.push(mail),
    },
    metrics,
  )
  const sms = { to: '01000001234', text: '인증 번호는 012345입니다.' }
  await messages.sendSms(sms)
  await expect(messages.sendSms(sms)).rejects.toThrow('away')
  await expect(messages.sendSms(sms)).rejects.toThrow('no such number')
  await messages.sendSms(sms)
  await messages.sendMail({ to: 'a@example.com', subject: '제목', text: '글' })
  const text = await metrics.text()
  expect(text).toContain('portal_messages_total{kind="sms",outcome="sent"} 2')
  expect(text).toContain('portal_messages_total{kind="sms",outcome="failed"} 1')
  expect(text).toContain('portal_messages_total{kind="sms",outcome="refused"} 1')
  expect(text).toContain('portal_messages_total{kind="mail",outcome="sent"} 1')
  expect(mails).toHaveLength(1)
})

it('the counters are shown before the first message is sent', async () => {
  expect(await createMetrics().text()).toContain('portal_messages_total{kind="sms",outcome="failed"} 0')
})
