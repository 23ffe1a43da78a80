import { expect, it } from 'vitest'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { ServicesOfApp } from './ServicesOfApp.tsx'

const service = { serviceCode: 'LOG', serviceName: '접속 기록 보관', saleYn: 'Y' } as const
const endedService = { serviceCode: 'OLD', serviceName: '옛 서비스', saleYn: 'N' } as const

it('an app without a subscription names the services that include the app, and links to the plans of those on sale', async () => {
  const html = await renderInApp(<ServicesOfApp services={[service, endedService]} useState="S" />)
  expect(html).toContain('회사가 접속 기록 보관, 옛 서비스 가운데 하나를 구독하거나 체험하면')
  expect(html).toContain('href="/service/plan?service=LOG"')
  expect(html).not.toContain('옛 서비스 요금제 보기')
})

it('an app in use names its services without a link, and an app without services mentions no subscription', async () => {
  const html = await renderInApp(<ServicesOfApp services={[service]} useState="A" />)
  expect(html).toContain('접속 기록 보관 구독에 포함된 앱입니다.')
  expect(html).not.toContain('/service/plan')
  expect(await renderInApp(<ServicesOfApp services={[]} useState="A" />)).not.toContain('구독')
})
