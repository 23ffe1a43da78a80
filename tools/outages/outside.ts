import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { startSmsGateway } from '../../tests/support/sms-gateway.ts'

const BUCKET = 'portal-files'
/** The access key and the secret of the S3 server (both are the same). */
const STORE_KEY = 'S3RVER'
const REFUSED = Object.assign(new Error('no such mailbox here'), { responseCode: 550 })

/**
 * The behaviour of the payment service for every charge and billing key: it accepts, declines the card, or fails with
 * an internal error.
 */
type PaymentBehaviour = 'accepts' | 'refuses' | 'fails'

/**
 * Starts all external services of a portal on this machine: a gateway for text messages, a mail server, a payment
 * service and a bucket in a directory. Each can become unavailable or refuse on request.
 */
export async function startExternalServices(directory: string) {
  const sms = await startSmsGateway()
  const mail = await startMailServer()
  const payments = await startPayments()
  const store = await startStore(directory)
  const endpoint = `http://127.0.0.1:${store.gate.port}`
  return {
    bucket: {
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: STORE_KEY,
      secretAccessKey: STORE_KEY,
    },
    settings: {
      SMS_GATEWAY_URL: sms.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.gate.port}`,
      MAIL_FROM: '빗장 <portal@portal.example>',
      TOSS_SECRET_KEY: 'test_sk',
      TOSS_CLIENT_KEY: 'test_ck',
      TOSS_API_URL: payments.url,
      FILES_URL: `${endpoint}/${BUCKET}`,
      FILES_ACCESS_KEY_ID: STORE_KEY,
      FILES_SECRET_ACCESS_KEY: STORE_KEY,
    },
    sms,
    mail,
    payments,
    store,
    async stop() {
      for (const part of [sms, mail, payments, store]) await part.stop()
    },
  }
}

async function startMailServer() {
  let isRefusing = false
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: (_, __, done) => (isRefusing ? done(REFUSED) : done()),
    onData: (stream, _, done) => void stream.on('end', done).resume(),
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const gate = await startGate(portOf(server.server))
  return {
    gate,
    refuse: () => void (isRefusing = true),
    accept: () => void (isRefusing = false),
    async stop() {
      await gate.stop()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

async function startPayments() {
  let does: PaymentBehaviour = 'accepts'
  const answers = {
    accepts: { status: 200, body: { billingKey: 'key', paymentKey: 'paid', status: 'DONE' } },
    refuses: { status: 403, body: { code: 'REJECT_CARD_COMPANY' } },
    fails: { status: 500, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } },
  }
  const server = createHttpServer((request, response) => {
    request.resume().once('end', () => {
      const { status, body } = answers[does]
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    set: (next: PaymentBehaviour) => void (does = next),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function startStore(directory: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const gate = await startGate(port)
  return {
    gate,
    async stop() {
      await gate.stop()
      await server.close()
    },
  }
}

/**
 * Opens a port that forwards to another port of this machine. While the port is unavailable, it closes every
 * connection and accepts no new one.
 */
async function startGate(target: number) {
  let isAway = false
  const openSockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (isAway) return void socket.destroy()
    const forwardSocket = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, forwardSocket],
      [forwardSocket, socket],
    ] as const) {
      openSockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        openSockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of openSockets) socket.destroy()
  }
  return {
    port: portOf(server),
    goAway() {
      isAway = true
      cut()
    },
    comeBack: () => void (isAway = false),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port
