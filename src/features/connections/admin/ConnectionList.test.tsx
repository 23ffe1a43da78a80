import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { ConnectionList } from './ConnectionList.tsx'

const connection = (
  name: Schema<'Connection'>['connection'],
  connectionState: Schema<'Connection'>['connectionState'],
): Schema<'Connection'> => ({
  connection: name,
  connectionState,
  failingSince: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  settings: ['SETTING_NAME'],
  templates: [],
})

it('the first line counts the services that are really connected, and the names of settings are collapsed', async () => {
  const html = await renderInApp(
    <ConnectionList
      list={[connection('FILES', 'UNUSED'), connection('MAIL', 'SIMULATED'), connection('SMS', 'SIMULATED')]}
    />,
  )
  expect(html).toContain('실제로 연결된 서비스 1개, 시뮬레이션 2개')
  expect(html).not.toContain('응답하지 않는')
  expect(html.indexOf('<details')).toBeLessThan(html.indexOf('SETTING_NAME'))
})

it('a service that does not answer is named first', async () => {
  const html = await renderInApp(<ConnectionList list={[connection('FILES', 'TROUBLE')]} />)
  expect(html).toContain('응답하지 않는 서비스가 1개 있습니다. 실제로 연결된 서비스 1개')
})
