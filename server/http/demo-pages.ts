import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import type { Outbox, OutboxMessage } from '#server/messages/outbox.ts'
import { newNonce } from './pages.ts'
import { plainPagePolicy } from './security-headers.ts'

const REFRESH_SECONDS = 3

/** The outbox of the demo world as a page, /demo/outbox; registered in demo mode alone. */
export function serveDemoPages(app: FastifyInstance, outbox: Outbox): void {
  app.get<{ Querystring: { refresh?: string } }>('/demo/outbox', async (request, reply) => {
    const nonce = newNonce()
    const messages = await outbox.list()
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': plainPagePolicy(nonce),
      })
      .send(page(messages, nonce, request.query.refresh === '1'))
  })
}

function page(messages: OutboxMessage[], nonce: string, refreshing: boolean): string {
  const list = messages.map(item).join('')
  const reload = refreshing
    ? `<a href="/demo/outbox">자동 새로 고침 끄기</a>`
    : `<a href="/demo/outbox">새로 고침</a> <a href="/demo/outbox?refresh=1">${REFRESH_SECONDS}초마다 새로 고침</a>`
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refreshing ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}
<title>보낸 메시지함 – 빗장 체험판</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>보낸 메시지함</h1>
<p>체험판은 문자와 메일을 실제로 보내지 않고 이곳에 모아 둡니다. 최근 것이 위에 있습니다.</p>
<nav aria-label="새로 고침">${reload}</nav>
${list === '' ? '<p class="empty">아직 보낸 메시지가 없습니다. 로그인하면 인증 번호가 여기에 도착합니다.</p>' : `<ol>${list}</ol>`}
</main>
</body>
</html>
`
}

function item({ kind, to, subject, text, sentAt }: OutboxMessage): string {
  const receiver = kind === 'sms' ? formatPhone(to) : to
  return `<li><article>
<header><strong>${kind === 'sms' ? '문자' : '메일'}</strong> <span>${escape(receiver)}</span> <time datetime="${escape(sentAt)}">${escape(secondsOf(sentAt))}</time></header>
${subject === undefined ? '' : `<h2>${escape(subject)}</h2>`}<p>${escape(text)}</p>
</article></li>`
}

/** The time of arrival to the second: whoever asked twice must see which code is the newer one. */
function secondsOf(wire: string): string {
  const [, seconds = '00'] = /T\d\d:\d\d:(\d\d)/.exec(wire) ?? []
  return `${formatDateTime(wire)}:${seconds}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)

const style = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --line: #d5dae0; --back: #f6f7f9; --card: #fff; --link: #1a56db }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a3abb5; --line: #3a4048; --back: #16181c; --card: #1f2227; --link: #8ab4ff } }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.6 "Apple SD Gothic Neo", Pretendard, "Noto Sans KR", "Malgun Gothic", sans-serif; word-break: keep-all; overflow-wrap: anywhere }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 1.5rem; letter-spacing: -.02em; margin: 0 0 8px }
h2 { font-size: 1rem; margin: 8px 0 0 }
p { margin: 8px 0 }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 16px 0 }
a { color: var(--link); display: inline-block; padding: 10px 0 }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums }
time { margin-left: auto }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 12px; padding: 32px 16px; text-align: center; color: var(--soft) }
`
