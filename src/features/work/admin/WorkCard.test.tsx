import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { workOf } from '#domain/work/kinds.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { WorkCard } from './WorkCard.tsx'

const kinds = Object.values(workOf).flat()

async function drawn(list: Schema<'AdminWork'>[]): Promise<string> {
  return renderInApp(<WorkCard list={list} />)
}
const textOf = (html: string) =>
  html.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')

it('each kind links to the list of waiting work', async () => {
  const html = await drawn(
    kinds.map((workKind) => ({ workKind, count: 1, waitingSince: '2026-11-19T23:30:00+09:00' })),
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)]
  expect(links.map(([, href, name]) => [name, href!.replaceAll('&amp;', '&')])).toEqual([
    ['결정을 기다리는 구독 신청', '/admin/subscription?subscriptionState=REQUESTED'],
    ['연체된 청구서', '/admin/bill?billState=LATE'],
    ['환불할 청구서', '/admin/bill?waitingFor=REFUND'],
    ['세금계산서를 발행할 청구서', '/admin/bill?waitingFor=TAX_INVOICE'],
    ['답을 기다리는 문의', '/admin/inquiry'],
    ['결과를 기록할 상담', '/admin/counsel?date=2026-11-19'],
    ['내 결정을 기다리는 권한 신청', '/admin/approval'],
    ['확인이 필요한 이상 행위', '/admin/abnormal?abnormalState=OPEN'],
    ['관리자 검토를 기다리는 이상 행위', '/admin/abnormal?abnormalState=REVIEW'],
  ])
})

it.each([
  ['2026-11-21T11:59:30+09:00', '방금 접수'],
  ['2026-11-21T11:20:00+09:00', '40분째 대기'],
  ['2026-11-21T05:00:00+09:00', '7시간째 대기'],
  ['2026-11-18T09:00:00+09:00', '3일째 대기'],
])('what waits since %s is said to wait %s, by the clock of the portal', async (waitingSince, expected) => {
  portalClock.set(new Date('2026-11-21T12:00:00+09:00'))
  const html = await drawn([{ workKind: 'LATE_BILL', count: 12, waitingSince }])
  expect(textOf(html)).toContain(`연체된 청구서 12건 가장 오래된 건 ${expected}`)
})

it('where nothing waits it says so', async () => {
  const html = await drawn([])
  expect(textOf(html)).toContain('기다리는 일이 없습니다')
  expect(html).not.toContain('<li')
})
