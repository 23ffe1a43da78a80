import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import type { Outbox, OutboxMessage } from '#server/messages/outbox.ts'
import { escapeHtml, sendDemoPage } from './demo-page.ts'

const REFRESH_SECONDS = 3
const kindNames = { sms: '문자', talk: '알림톡', mail: '메일' } as const

/** Serves /demo/outbox, a page with the messages in the demo's outbox; only in demo mode. */
export function serveDemoPages(app: FastifyInstance, outbox: Outbox): void {
  app.get<{ Querystring: { refresh?: string } }>('/demo/outbox', async (request, reply) => {
    const isRefreshing = request.query.refresh === '1'
    const head = isRefreshing ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''
    return sendDemoPage(reply, {
      title: '보낸 메시지함',
      head,
      main: messagesPageBody(await outbox.list(), isRefreshing),
    })
  })
}

function messagesPageBody(messages: OutboxMessage[], refreshing: boolean): string {
  const list = messages.map(item).join('')
  const reload = refreshing
    ? `<a href="/demo/outbox">자동 새로 고침 끄기</a>`
    : `<a href="/demo/outbox">새로 고침</a> <a href="/demo/outbox?refresh=1">${REFRESH_SECONDS}초마다 새로 고침</a>`
  return `<p>체험판은 문자와 메일을 실제로 보내지 않고 이곳에 모아 둡니다. 최근 것이 위에 있습니다.</p>
<nav aria-label="새로 고침">${reload}</nav>
${list === '' ? '<p class="empty">아직 보낸 메시지가 없습니다. 로그인하면 인증 번호가 여기에 도착합니다.</p>' : `<ol>${list}</ol>`}`
}

function item({ kind, to, subject, text, sentAt }: OutboxMessage): string {
  const receiver = kind === 'mail' ? to : formatPhone(to)
  return `<li><article>
<header><strong>${kindNames[kind]}</strong> <span>${escapeHtml(receiver)}</span> <time datetime="${escapeHtml(sentAt)}">${escapeHtml(secondsOf(sentAt))}</time></header>
${subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>`}<p>${escapeHtml(text)}</p>
</article></li>`
}

/** Returns the time of arrival to the second, so that the newer of two codes can be recognised. */
function secondsOf(wire: string): string {
  const [, seconds = '00'] = /T\d\d:\d\d:(\d\d)/.exec(wire) ?? []
  return `${formatDateTime(wire)}:${seconds}`
}
