import { expect, it } from 'vitest'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { ServiceApps } from './ServiceApps.tsx'

const service = { serviceCode: 'LOG', serviceName: '접속 기록 보관', saleYn: 'Y' } as const
const otherService = { serviceCode: 'IGA', serviceName: '접근 권한 관리', saleYn: 'Y' } as const
const includedApp = exampleOf('ServiceApp', {
  appId: '00000000-0000-4000-8000-000000000001',
  name: '운영 데이터베이스',
  services: [otherService, service],
  includedYn: 'Y',
})
const availableApp = exampleOf('ServiceApp', {
  appId: '00000000-0000-4000-8000-000000000002',
  name: '그룹웨어',
  services: [],
  includedYn: 'N',
})

it('the apps of a service are listed with the other services that include them, and only the remaining apps can be added', async () => {
  const html = await renderInApp(<ServiceApps serviceCode="LOG" apps={[includedApp, availableApp]} />)
  for (const text of ['운영 데이터베이스 제외', '접근 권한 관리', '그룹웨어 (모든 회사)', '앱 포함'])
    expect(html).toContain(text)
  expect(html).not.toContain('그룹웨어 제외')
})

it('a service without apps has a note, and a service with all apps offers none to add', async () => {
  const none = await renderInApp(<ServiceApps serviceCode="LOG" apps={[availableApp]} />)
  expect(none).toContain('이 서비스에 포함된 앱이 없습니다')
  const all = await renderInApp(<ServiceApps serviceCode="LOG" apps={[includedApp]} />)
  expect(all).not.toContain('포함할 앱')
})
