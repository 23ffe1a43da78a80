import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { rememberingMock } from './remembering.ts'

const receivedBehind: string[] = []
const server = createServer((request, response) => {
  receivedBehind.push(request.url!)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'session=kept; Path=/' })
  response.end('{"code":200,"msg":"OK","data":{"list":[]}}')
})
const startListening = async (one: ReturnType<typeof createServer>) => {
  await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`
}
let mock: ReturnType<typeof createServer>
let url: string

beforeAll(async () => {
  const origin = await startListening(server)
  mock = createServer(rememberingMock(origin, () => '<script nonce="__CSP_NONCE__"></script>'))
  url = await startListening(mock)
})
afterAll(() => {
  for (const one of [server, mock]) {
    one.close()
    one.closeAllConnections()
  }
})

const call = (id: 'logIn' | 'listTerms') =>
  fetch(url + operationTable[id].path, { method: 'POST', body: '{}' })
const submitEffect = (form: Record<string, string>) =>
  fetch(`${url}/mock`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

it('the mock forwards calls without an effect unchanged, with their cookies', async () => {
  const response = await call('listTerms')
  expect(response.headers.get('set-cookie')).toBe('session=kept; Path=/')
  expect(await response.json()).toMatchObject({ code: 200 })
  expect(receivedBehind).toEqual([operationTable.listTerms.path])
})

it('the mock refuses one call as configured, with the numbers in its message filled in, and answers the next call normally', async () => {
  const form = { operation: 'logIn', kind: 'problem', problem: 'credentials.wrong', once: 'Y' }
  expect((await submitEffect(form)).status).toBe(303)
  const refusal = (await (await call('logIn')).json()) as { code: number; msg: string; data: object }
  expect(refusal).toMatchObject({ code: 2001, data: { remaining: expect.any(Number) } })
  expect(refusal.msg).not.toContain('{{')
  expect(await (await call('logIn')).json()).toMatchObject({ code: 200 })
})

it('the mock cuts every connection of an operation until the effect is turned off on its page', async () => {
  await submitEffect({ operation: 'listTerms', kind: 'cut' })
  await expect(call('listTerms')).rejects.toThrow()
  await expect(call('listTerms')).rejects.toThrow()
  expect(await (await fetch(`${url}/mock`)).text()).toContain('계속 연결을 끊습니다.')
  await submitEffect({ operation: 'listTerms', do: 'forget' })
  expect((await call('listTerms')).status).toBe(200)
})

it('the mock’s page shows what is invalid in a submitted effect', async () => {
  expect(await (await submitEffect({ operation: 'none' })).text()).toContain('호출을 골라 주세요.')
  const late = await submitEffect({ operation: 'logIn', kind: 'delay', seconds: '3600' })
  expect(await late.text()).toContain('60초까지 입력할 수 있습니다.')
})

it('the mock sends the document without content, with a new nonce, so that every call of a screen reaches the mock', async () => {
  const page = () => fetch(`${url}/my/subscription`, { headers: { Accept: 'text/html' } })
  const [one, other] = [await page(), await page()]
  const [, nonce] = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy')!)!
  expect(await one.text()).toContain(`nonce="${nonce}"`)
  expect(await other.text()).not.toContain(nonce)
})
