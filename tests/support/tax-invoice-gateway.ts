import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const ISSUED = 300
const NO_DOCUMENT = { code: -11_000_005, message: '' }
const TAKEN = { code: -11_001_014, message: '' }
const HOUR_MS = 3_600_000

type Document = { invoicerMgtKey: string; totalAmount: string; modifyCode?: number }

/**
 * Starts a simulator of Popbill for a portal in production (developers.popbill.com, "전자세금계산서"): it issues one
 * document for each key, and stores it.
 */
export async function startTaxInvoiceGateway() {
  const issued = new Map<string, Document & { number: string }>()

  function answerOf(path: string, method: string, body: string): { status: number; fields: object } {
    if (path === '/POPBILL/Token') {
      const expiration = new Date(Date.now() + HOUR_MS).toISOString()
      return { status: 200, fields: { session_token: 'token', serviceID: 'POPBILL', expiration } }
    }
    if (path === '/Taxinvoice' && method === 'ISSUE') {
      const document = JSON.parse(body) as Document
      if (issued.has(document.invoicerMgtKey)) return { status: 400, fields: TAKEN }
      const number = String(issued.size + 1).padStart(24, '0')
      issued.set(document.invoicerMgtKey, { ...document, number })
      return { status: 200, fields: { code: 1, message: '', ntsConfirmNum: number } }
    }
    const issuedInvoice = issued.get(decodeURIComponent(path.replace('/Taxinvoice/SELL/', '')))
    if (!issuedInvoice) return { status: 400, fields: NO_DOCUMENT }
    return method === 'NTS'
      ? { status: 200, fields: { code: 1, message: '' } }
      : { status: 200, fields: { stateCode: ISSUED, ntsconfirmNum: issuedInvoice.number } }
  }

  const server = createServer((request, response) => {
    const override = request.headers['x-http-method-override']
    void text(request).then((body) => {
      const { status, fields } = answerOf(
        request.url ?? '',
        typeof override === 'string' ? override : request.method!,
        body,
      )
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(fields))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      POPBILL_LINK_ID: 'PORTAL',
      POPBILL_SECRET_KEY: Buffer.from('not a secret').toString('base64'),
      POPBILL_AUTH_URL: origin,
      POPBILL_API_URL: origin,
    },
    /** All issued documents, the oldest first. */
    issued: () => [...issued.values()],
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
