import { expect, it } from 'vitest'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { PhoneContext } from '#src/ui/use-media-query.ts'
import { QueueTable } from './QueueTable.tsx'

portalClock.set(new Date('2026-11-30T12:00:00+09:00'))

type Row = Parameters<typeof QueueTable>[0]['rows'][number]
const request = exampleOf('AccessRequest', { approvalType: 'APPLY', termDays: 30, requesterName: '송나래' })
const rowOf = (change: Partial<Row>): Row =>
  exampleOf('AdminAccessRequest', {
    request,
    refusal: null,
    possibleYn: 'Y',
    previewEndDate: '2027-01-23',
    ...change,
  })

const render = (rows: readonly Row[], { isPhone = false, isChoosing = false } = {}) =>
  renderInApp(
    <PhoneContext value={isPhone}>
      <QueueTable
        rows={rows}
        isChoosing={isChoosing}
        isChosen={() => false}
        onChoose={() => undefined}
        opened={undefined}
        hasPanel={false}
        onOpen={undefined}
        onRead={() => undefined}
        heldOn={() => undefined}
        secondsOn={() => undefined}
        undoOn={() => undefined}
        onDecide={() => undefined}
      />
    </PhoneContext>,
  )

/** Returns the element with the effect of the only row: its text, title and class. */
async function effectOf(change: Partial<Row>) {
  const html = await render([rowOf(change)])
  const effectWords = change.possibleYn === 'N' ? '처리 불가' : '2027.01.23까지'
  const [, attributes = ''] =
    html.match(new RegExp(`<span([^>]*)><span[^>]*>권한 신청</span> (?:<!-- -->)?${effectWords}</span>`)) ??
    []
  const attribute = (name: string) => attributes.match(new RegExp(`${name}="([^"]*)"`))?.[1]
  return { isShown: attributes !== '', title: attribute('title'), look: attribute('class') }
}

it('a row of the queue shows the last day after an approval, and the requested duration', async () => {
  expect(await effectOf({})).toMatchObject({ isShown: true, title: '30일 신청' })
  expect((await effectOf({ request: { ...request, termDays: null } })).title).toBeUndefined()
  expect(await render([rowOf({ previewEndDate: '2026-12-07' })])).toMatch(
    /권한 신청<\/span> (?:<!-- -->)?12\.07까지</,
  )
})

it('the queue marks a request that cannot be approved', async () => {
  const [possible, impossible] = [await effectOf({}), await effectOf({ possibleYn: 'N' })]
  expect(impossible.isShown).toBe(true)
  expect(impossible.look).not.toBe(possible.look)
})

it('a request on which the viewer may not decide has no buttons, and shows the reason', async () => {
  const html = await render([rowOf({ refusal: '본인이 신청했습니다.' })])
  expect(html).toContain('본인이 신청했습니다.')
  expect(html).not.toContain('type="checkbox"')
  expect(html).not.toContain('승인하기')
  expect(await render([rowOf({})])).toContain('승인하기')
})

it('a phone shows the checkboxes of the queue while rows are being selected, and otherwise finds a row by its link', async () => {
  const rows = [rowOf({})]
  const idle = await render(rows, { isPhone: true })
  expect(idle).not.toContain('type="checkbox"')
  expect(idle).toMatch(new RegExp(`<a [^>]*data-request="${request.requestId}"`))
  const choosing = await render(rows, { isPhone: true, isChoosing: true })
  expect(choosing).toMatch(new RegExp(`<input [^>]*type="checkbox"[^>]*data-request="${request.requestId}"`))
  expect(choosing).not.toMatch(/<a [^>]*data-request/)
  expect(await render(rows)).toContain('type="checkbox"')
})

it('a row shows its deadline, as a badge only if it is near', async () => {
  const until = (requestedDay: string, deadlineAt: string | null): Row =>
    rowOf({ request: { ...request, requestedAt: `2026-11-${requestedDay}T18:00:00+09:00`, deadlineAt } })
  const aged = await render([until('27', '2026-12-04T18:00:00+09:00')])
  expect(aged).toMatch(/title="2일 대기 중"[^>]*>12\.04 18시</)
  const late = await render([until('24', '2026-12-01T18:00:00+09:00')])
  expect(late).toMatch(/<span[^>]*>(?:<[^>]*>)*내일 18시/)
  expect(late).not.toMatch(/title="5일 대기 중"[^>]*>내일 18시/)
  expect(await render([until('27', null)])).toMatch(/title="2일 대기 중"[^>]*>2일 대기 중</)
  const phone = await render([until('27', '2026-12-04T18:00:00+09:00')], { isPhone: true })
  expect(phone).toContain('12.04 18시까지')
})

it('the level of a permission is an element of its own, so that only the name of the app is truncated', async () => {
  const long = { ...request, appName: '운영 데이터베이스 접속', levelName: '편집' }
  const html = await render([rowOf({ request: long })])
  expect(html).toContain('title="운영 데이터베이스 접속 편집"')
  const [, app, level] =
    html.match(
      /<span class="([^"]*)">운영 데이터베이스 접속<\/span> <span data-level="" class="([^"]*)">편집<\/span>/,
    ) ?? []
  expect(app).toBeDefined()
  expect(level).not.toBe(app)
})
