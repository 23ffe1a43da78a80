import { expect, it } from 'vitest'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { useAboutName } from './AboutName.tsx'

const Name = ({ name }: { name: string }) => (
  <p>{useAboutName()({ aboutKind: 'BILL', aboutName: name })} 관련</p>
)

it.each([
  ['B2026-000458', '청구서 B2026-000458 관련'],
  ['', '청구서 관련'],
])('a bill with the name "%s" is shown as "%s"', async (name, shown) => {
  const html = await renderInApp(<Name name={name} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(shown)
})
