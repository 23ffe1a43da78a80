import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { simulatedCardOf } from '#server/payments/simulated-card.ts'
import { serveCardWindow } from './card-window-page.ts'

const app = fastify()
serveCardWindow(app, { now: () => new Date('2026-11-21T03:00:00Z') })
const passedFields = {
  customerKey: 'c0ffee',
  successUrl: 'https://portal.example/card/done?form=f1',
  failUrl: 'https://portal.example/card?form=f1',
}
const get = (more: object = {}) =>
  app.inject(`/demo/card-window?${new URLSearchParams({ ...passedFields, ...more })}`)
const post = (more: object) =>
  app.inject({
    method: 'POST',
    url: '/demo/card-window',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
    body: new URLSearchParams({ ...passedFields, ...more }).toString(),
  })

it('the card window has a separate origin and no script', async () => {
  const { headers } = await get()
  expect(headers['content-security-policy']).toMatch(/; sandbox allow-forms$/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
})

it('the card window returns to the portal with a key that reveals only the last digits and the expiration', async () => {
  const { statusCode, headers } = await post({ cardNumber: '4330-1234 1234 1234', cardExpiration: '11/29' })
  expect(statusCode).toBe(303)
  const url = new URL(String(headers.location), 'https://portal.example')
  expect([url.pathname, url.searchParams.get('form'), url.searchParams.get('customerKey')]).toEqual([
    '/card/done',
    'f1',
    'c0ffee',
  ])
  expect(simulatedCardOf(url.searchParams.get('authKey')!)).toEqual({
    lastFour: '1234',
    cardExpiration: '11/29',
  })
  expect(url.href).not.toContain('4330')
})

it.each([
  ['1234', '11/29'],
  ['4330123412341234', '13/29'],
  ['4330123412341234', '10/26'],
  ['', ''],
])('takes no card %s %s, and shows none of it again', async (cardNumber, cardExpiration) => {
  const { statusCode, body } = await post({ cardNumber, cardExpiration })
  expect(statusCode).toBe(200)
  expect(body).toContain('role="alert"')
  expect(body).not.toContain('4330123412341234')
})

it('the card window returns to this site only, and shows its parameters as text', async () => {
  for (const successUrl of [
    'https://evil.example/card/done',
    '//evil.example/x',
    'javascript:alert(1)',
    'x',
  ]) {
    const { headers } = await post({ successUrl, cardNumber: '4330123412341234', cardExpiration: '11/29' })
    expect(new URL(String(headers.location), 'https://portal.example').origin).toBe('https://portal.example')
  }
  const { body } = await get({ customerKey: '"><script>', failUrl: 'https://evil.example/"><b>' })
  expect(body).not.toMatch(/<script|<b>|evil\.example\/%22%3E%3Cb%3E\?code/)
})

it('the card window is opened by a script with the same interface as that of the payment service', async () => {
  const { headers, body } = await app.inject('/demo/card-window.js')
  expect(headers['content-type']).toContain('javascript')
  const visitedUrls: string[] = []
  const window: { TossPayments?: (key: string) => unknown } = {}
  new Function('window', 'location', body)(window, { assign: (to: string) => visitedUrls.push(to) })
  const { payment } = window.TossPayments!('demo') as {
    payment: (payer: object) => { requestBillingAuth: (auth: object) => Promise<void> }
  }
  await payment({ customerKey: 'c0ffee' }).requestBillingAuth({ ...passedFields, method: 'CARD' })
  const [to] = visitedUrls
  expect(Object.fromEntries(new URL(to!, 'https://portal.example').searchParams)).toEqual({
    clientKey: 'demo',
    ...passedFields,
  })
})
