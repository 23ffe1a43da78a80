import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type StoredMessage = {
  to: string
  text: string
  type: 'ATA' | 'SMS'
  statusCode: string
  replacement: boolean
}
type StoredGroup = { status: string; messages: StoredMessage[]; registeredFailed: number }
type SentMessage = {
  to: string
  text?: string
  kakaoOptions?: { templateId: string; variables: Record<string, string>; disableSms: boolean }
}
/**
 * A fault of one request: the connection ends before or after the request has taken effect, or the service is busy.
 */
export type Fault = 'LOST' | 'UNANSWERED' | 'BUSY'

/**
 * Starts a simulation of SOLAPI's groups of messages and templates of 알림톡, as far as the portal uses them: a group is
 * sent once, a phone number is in a group once, and 알림톡 that does not arrive is replaced by a text message. `arrived`
 * contains the messages that people received.
 */
export async function standInForSolapi() {
  const groups = new Map<string, StoredGroup>()
  const state = {
    arrived: [] as { to: string; by: 'TALK' | 'SMS'; text: string }[],
    templates: new Map<string, { status: string; content: string }>(),
    /** The phone numbers that 알림톡 does not reach. */
    withoutTalk: new Set<string>(),
    /** The phone numbers that no message reaches. */
    away: new Set<string>(),
    requests: 0,
    /** Returns the fault of a request by the request's position in the order of all requests, from 1. */
    fault: (_number: number): Fault | undefined => undefined,
  }

  function add(group: StoredGroup, { to, text, kakaoOptions }: SentMessage) {
    const refusedAnswer = { errorCount: 1, resultList: [{ to, statusCode: '1030' }] }
    if (group.status !== 'PENDING' || group.messages.some((one) => one.to === to)) return refusedAnswer
    const template = kakaoOptions && state.templates.get(kakaoOptions.templateId)
    if (kakaoOptions && template?.status !== 'APPROVED') {
      group.registeredFailed += 1
      return refusedAnswer
    }
    const filledText = template?.content.replaceAll(/#\{[^{}]+\}/gu, (name) => kakaoOptions!.variables[name]!)
    group.messages.push({
      to,
      text: filledText ?? text!,
      type: kakaoOptions ? 'ATA' : 'SMS',
      statusCode: '2000',
      replacement: false,
    })
    return { errorCount: 0, resultList: [{ to, statusCode: '2000' }] }
  }

  function send(group: StoredGroup): object | undefined {
    if (group.status !== 'PENDING' || group.messages.length === 0) return undefined
    group.status = 'COMPLETE'
    for (const message of group.messages) {
      const { to, text } = message
      if (message.type === 'ATA' && (state.withoutTalk.has(to) || state.away.has(to)))
        Object.assign(message, { type: 'SMS', replacement: true })
      message.statusCode = state.away.has(to) ? '3008' : '4000'
      if (!state.away.has(to)) state.arrived.push({ to, by: message.type === 'ATA' ? 'TALK' : 'SMS', text })
    }
    return { status: 'SENDING' }
  }

  function answer(method: string, path: string, body: { messages?: SentMessage[] }): object | undefined {
    const [, version, id, what] =
      /^\/(messages\/v4\/groups|kakao\/v2\/templates)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (version === 'kakao/v2/templates') return state.templates.get(id ?? '')
    if (method === 'POST' && id === undefined) {
      const groupId = `G4V${groups.size + 1}`
      groups.set(groupId, { status: 'PENDING', messages: [], registeredFailed: 0 })
      return { groupId, status: 'PENDING' }
    }
    const group = groups.get(id ?? '')
    if (!group) return undefined
    if (method === 'PUT') return add(group, body.messages![0]!)
    if (method === 'POST') return what === 'send' ? send(group) : undefined
    if (what === 'messages')
      return { messageList: Object.fromEntries(group.messages.map((one, index) => [`M4V${index}`, one])) }
    const { messages, registeredFailed, status } = group
    return { groupId: id, status, count: { registeredSuccess: messages.length, registeredFailed } }
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      state.requests += 1
      const fault = state.fault(state.requests)
      if (fault === 'LOST') return void request.socket.destroy()
      const body = text === '' ? {} : (JSON.parse(text) as object)
      const found = fault === 'BUSY' ? undefined : answer(request.method!, request.url!, body)
      if (fault === 'UNANSWERED') return void request.socket.destroy()
      const status = fault === 'BUSY' ? 503 : found ? 200 : 404
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(found ?? { errorCode: 'NotFound' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, url, stop: () => void server.close() }
}
