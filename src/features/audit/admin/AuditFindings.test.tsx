import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { eventChain } from '#domain/audit/chains.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { AuditFindings } from './AuditFindings.tsx'

const chain = '0e0f5a0c-6c2e-4f53-9b0b-7c2c1b8d4a11'
const intactCheck: Schema<'AuditCheck'> = {
  checkedAt: '2026-11-24T09:00:00+09:00',
  records: 1204,
  faultCount: 0,
  faults: [],
}
const renderHtml = (check: Schema<'AuditCheck'>) =>
  renderToString(
    <UiProvider styles={createStyleRecord()}>
      <AuditFindings check={check} />
    </UiProvider>,
  )

it('an unchanged audit record is reported as intact', () => {
  expect(renderHtml(intactCheck)).toMatch(
    /role="status".*변조 없음.*2026\.11\.24 09:00에 기록 1204건을 확인했습니다\. 바뀌거나 사라진 기록이 없습니다\./s,
  )
})

it('each changed or removed audit record is listed', () => {
  const faults: Schema<'AuditFault'>[] = [
    { chain, position: 7, fault: 'changed' },
    { chain, position: 9, fault: 'missing' },
    { chain: eventChain, position: 3, fault: 'changed' },
    { chain: eventChain, position: 5, fault: 'missing' },
  ]
  const html = renderHtml({ ...intactCheck, faultCount: 4, faults })
  expect(html).toMatch(/role="alert".*변조된 기록 4건/s)
  expect([...html.matchAll(/<li[^>]*>([^<]+)<\/li>/g)].map(([, text]) => text)).toEqual([
    `7번째 기록이 바뀌었습니다 (묶음 ${chain})`,
    `9번째 기록이 사라졌습니다 (묶음 ${chain})`,
    '권한 기록 가운데 3번째가 바뀌었습니다',
    '권한 기록 가운데 5번째가 사라졌습니다',
  ])
})
