import type { FastifyInstance } from 'fastify'
import { problemNamed } from '#contract/problem-named.ts'
import { addDays, addMonths, formatDateTime, isCalendarDate, kstDate, toWireTime } from '#domain/dates.ts'
import { type DemoClock, MAX_DAYS_AHEAD } from '#server/demo-clock.ts'
import { isOwnOrigin } from '../protection/origin.ts'
import { escapeHtml, sendDemoPage } from './demo-page.ts'

type ClockPage = {
  clock: DemoClock
  publicOrigin: string | undefined
  /** Runs the jobs that are due at the new time. */
  catchUp: () => Promise<void>
}

const MAX_DAYS_AT_ONCE = 92
/**
 * The time of day at which the clock stops on each day that the clock passes, so that daily jobs run on the right
 * day; all jobs are due by then.
 */
const STOP_AT = 'T12:00:00+09:00'
const OUTSIDE = 'outside'
const FORM = 'application/x-www-form-urlencoded'

/** Serves /demo/clock, a page that moves the demo's clock forward; only in demo mode. */
export function serveDemoClock(app: FastifyInstance, { clock, publicOrigin, catchUp }: ClockPage): void {
  let moving: Promise<void> = Promise.resolve()

  async function moveInSteps(target: string): Promise<void> {
    const end = target === OUTSIDE ? clock.outside() : new Date(target)
    for (const stop of [...intermediateTimes(clock.now(), end), end]) {
      await clock.moveTo(stop)
      await catchUp()
    }
  }

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    )
    scope.get('/demo/clock', (_request, reply) =>
      sendDemoPage(reply, { title: '체험판 시각', main: clockPageBody(clock), forms: true }),
    )
    scope.post<{ Body: URLSearchParams }>('/demo/clock', async (request, reply) => {
      if (!isOwnOrigin(request.headers, publicOrigin)) throw problemNamed('origin.foreign')
      const target = targetOf(request.body, clock)
      if (target !== undefined) {
        moving = moving.catch(() => {}).then(() => moveInSteps(target))
        await moving
      }
      return reply.redirect('/demo/clock', 303)
    })
    done()
  })
}

/** Returns the time requested in a form; undefined if it is not allowed. */
function targetOf(form: URLSearchParams, clock: DemoClock): string | undefined {
  const now = toWireTime(clock.now())
  const today = kstDate(clock.now())
  const at = (day: string) => {
    const latestDay = [
      addDays(today, MAX_DAYS_AT_ONCE),
      addDays(kstDate(clock.outside()), MAX_DAYS_AHEAD),
    ].sort()[0]!
    return day > today ? [day, latestDay].sort()[0]! + now.slice(today.length) : undefined
  }
  const [days, months, date] = ['days', 'months', 'date'].map((name) => form.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  if (form.has('back')) return OUTSIDE
  if (/^\d{1,2}$/.test(days)) return at(addDays(today, Number(days)))
  if (/^\d$/.test(months)) return at(addMonths(today, Number(months)))
  return isCalendarDate(date) ? at(date) : undefined
}

function intermediateTimes(now: Date, end: Date): Date[] {
  const stopTimes: Date[] = []
  for (let day = kstDate(now); ; day = addDays(day, 1)) {
    const stop = new Date(day + STOP_AT)
    if (stop >= end) return stopTimes
    if (stop > now) stopTimes.push(stop)
  }
}

function clockPageBody(clock: DemoClock): string {
  const [now, outside] = [toWireTime(clock.now()), toWireTime(clock.outside())]
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  const isAhead = clock.now().getTime() - clock.outside().getTime() > 1000
  const last = [
    addDays(today, MAX_DAYS_AT_ONCE),
    addDays(kstDate(clock.outside()), MAX_DAYS_AHEAD),
  ].sort()[0]!
  const moveButton = (name: string, value: number, label: string) =>
    `<button name="${name}" value="${value}">${label}</button>`
  return `<article>
<p class="now">${escapeHtml(formatDateTime(now))}</p>
<p class="soft">${isAhead ? `한국 시각 · 실제 시각은 ${escapeHtml(formatDateTime(outside))}입니다.` : '한국 시각 · 실제 시각과 같습니다.'}</p>
</article>
<p>시간을 앞으로 옮기면 하루씩 지나가며 그날의 일(청구, 만료, 알림, 정리)이 차례로 처리됩니다. 한 달에 몇 초가 걸립니다.</p>
<form method="post" action="/demo/clock" aria-label="앞으로 옮기기">
${moveButton('days', 1, '1일 앞으로')}${moveButton('days', 7, '7일 앞으로')}${moveButton('months', 1, '한 달 앞으로')}
</form>
<form method="post" action="/demo/clock" aria-label="날짜로 옮기기">
<label>옮길 날짜<input type="date" name="date" required min="${addDays(today, 1)}" max="${last}"></label><button>이 날짜로 옮기기</button>
</form>
${isAhead ? '<form method="post" action="/demo/clock" aria-label="되돌리기"><button name="back" value="1">실제 시각으로 되돌리기</button></form>' : ''}
<p class="soft">로그인과 받은 인증 번호는 함께 옮겨져 그대로 쓸 수 있습니다. 인증 앱의 번호는 실제 시각을 따릅니다. 되돌려도 이미 처리된 일은 그대로 남습니다.</p>
<nav aria-label="체험판"><a href="/demo/outbox">보낸 메시지함</a> <a href="/">홈</a></nav>`
}
