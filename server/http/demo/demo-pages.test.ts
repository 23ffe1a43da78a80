import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { OutboxMessage } from '#server/messages/outbox.ts'
import { serveDemoPages } from './demo-pages.ts'

function pageOf(messages: OutboxMessage[], url = '/demo/outbox') {
  const app = fastify()
  serveDemoPages(app, {
    list: async () => messages,
    sendTalk: async () => {},
    sendSms: async () => {},
    sendMail: async () => {},
    forget: async () => {},
  })
  return app.inject(url)
}
const sentAt = '2026-11-21T12:00:05+09:00'

it('the outbox page shows each message with its receiver and time', async () => {
  const { body, headers } = await pageOf([
    { kind: 'sms', to: '01000001234', text: '인증 번호는 012345입니다.', sentAt },
  ])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['x-robots-tag']).toBe('noindex')
  for (const shown of ['lang="ko"', '문자', '010-0000-1234', '2026.11.21 12:00:05', '012345'])
    expect(body).toContain(shown)
})

it('the outbox page shows the content of messages as text, never as markup', async () => {
  const evil = `<script>alert(1)</script>"'&`
  const { body } = await pageOf([{ kind: 'mail', to: evil, subject: evil, text: evil, sentAt }])
  expect(body).not.toContain('<script')
  expect(body.split('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')).toHaveLength(4)
})

it('the outbox page allows only its own style, and no script', async () => {
  const { body, headers } = await pageOf([])
  const [, nonce] = /style-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!
  expect(body).toContain(`<style nonce="${nonce}">`)
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(body).toContain('아직 보낸 메시지가 없습니다.')
})

it('the outbox page reloads automatically only if its address requests this', async () => {
  expect((await pageOf([])).body).not.toContain('http-equiv="refresh"')
  expect((await pageOf([], '/demo/outbox?refresh=1')).body).toContain('http-equiv="refresh"')
})
