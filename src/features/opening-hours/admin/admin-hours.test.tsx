import { expect, it } from 'vitest'
import { USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { AdminHours } from './AdminHours.tsx'

const render = (hours: typeof USUAL_HOURS) =>
  renderInApp(<AdminHours saved={{ hours, version: 1, changedAt: null, byName: null, booked: [] }} />)
const groupsIn = (html: string) =>
  [...html.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, name]) => name)

it('equal business days are one row, and a week with different ones has a row for each day with its values', async () => {
  expect(groupsIn(await render(USUAL_HOURS))).toEqual(
    ['상담', '고객센터'].flatMap((kind) => ['월~금요일', '토요일', '일요일'].map((day) => `${kind} ${day}`)),
  )
  const friday = { ...USUAL_HOURS.counsel.fri!, closesAt: '15:30' }
  const html = await render({ ...USUAL_HOURS, counsel: { ...USUAL_HOURS.counsel, fri: friday } })
  expect(groupsIn(html).filter((name) => name?.startsWith('상담'))).toHaveLength(7)
  expect(groupsIn(html).filter((name) => name?.startsWith('고객센터'))).toHaveLength(3)
  expect(html).toContain('value="15:30"')
})
