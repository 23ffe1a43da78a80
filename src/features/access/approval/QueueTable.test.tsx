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
  const [, attributes = ''] = html.match(new RegExp(`<span([^>]*)>${effectWords}</span>`)) ?? []
  const attribute = (name: string) => attributes.match(new RegExp(`${name}="([^"]*)"`))?.[1]
  return { isShown: attributes !== '', title: attribute('title'), look: attribute('class') }
}

it('a row of the queue shows the last day after an approval, and the requested duration', async () => {
  expect(await effectOf({})).toMatchObject({ isShown: true, title: '30일 신청' })
  expect((await effectOf({ request: { ...request, termDays: null } })).title).toBeUndefined()
  expect(await render([rowOf({ previewEndDate: '2026-12-07' })])).toContain('>12.07까지<')
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

it('the mark of a long wait is shown only if the rows differ in it, and the kind of a request has a column', async () => {
  const since = (day: string): Row => {
    const requestedAt = `2026-11-${day}T12:00:00+09:00`
    return rowOf({ request: { ...request, requestId: `0000000${day}`.padEnd(36, '0'), requestedAt } })
  }
  const [fresh, aged, late] = [since('30'), since('28'), since('24')]
  expect(await render([aged, aged])).not.toContain('24시간 초과')
  expect(await render([aged, fresh])).toContain('24시간 초과')
  expect(await render([aged, late])).toContain('마감 임박')
  expect(await render([aged])).toMatch(/<td[^>]*data-label="신청"[^>]*>|<td[^>]*><span[^>]*>권한 신청</)
})
