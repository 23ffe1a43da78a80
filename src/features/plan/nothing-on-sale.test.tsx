import { expect, it } from 'vitest'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { HomeScreen } from '#src/features/site/HomeScreen.tsx'
import { TrialScreen } from '#src/features/trial/TrialScreen.tsx'
import { CatalogueContext } from './catalogue-context.ts'
import { PlanScreen } from './PlanScreen.tsx'
import { ServiceScreen } from './ServiceScreen.tsx'

const screens = {
  home: <HomeScreen />,
  services: <ServiceScreen />,
  plans: <PlanScreen search={{}} />,
} as const
type Name = keyof typeof screens
const renderHtml = (name: Name, catalogue: Catalogue) =>
  renderInApp(<CatalogueContext value={catalogue}>{screens[name]}</CatalogueContext>)
const demo = demoCatalogue('너른들')

it.each(['services', 'plans'] as const)('the page of %s states that nothing is on sale', async (name) => {
  const html = await renderHtml(name, { services: [] })
  expect(html).toContain('아직 판매하는 서비스가 없습니다.')
  expect(html).toContain('href="/inquiry"')
  expect(html).not.toContain('무료 체험')
  expect(await renderHtml(name, demo)).not.toContain('아직 판매하는 서비스가 없습니다.')
})

it('a service shows what its first plan contains, at most three lines, and nothing that is not in the catalogue', async () => {
  const [sso] = demo.services
  const [plan, ...others] = sso!.plans
  const contents = ['하나를 합니다', '둘을 합니다', '셋을 합니다', '넷을 합니다']
  const html = await renderHtml('services', {
    services: [{ ...sso!, plans: [{ ...plan!, contents }, ...others] }],
  })
  expect(contents.map((line) => html.includes(line))).toEqual([true, true, true, false])
  expect(html).not.toContain(plan!.contents[0])
})

it('a home page without a service on sale has neither prices nor a trial', async () => {
  const html = await renderHtml('home', { services: [] })
  expect(html).toContain('들어올 사람만, 필요한 동안만')
  for (const text of ['원부터', '무료 체험', '지금 무료로 시작해 보세요', '체험이 끝나도 청구하지 않습니다'])
    expect([text, html.includes(text)]).toEqual([text, false])
  const usual = await renderHtml('home', demo)
  for (const text of ['700', '14일 무료 체험 시작하기', '14일 동안 써 보고']) expect(usual).toContain(text)
})

it('the trial on the page has the length that its service defines', async () => {
  const [sso, mfa] = demo.services
  const mixedTrials = { services: [{ ...sso!, trialDays: 30 }, mfa!] }
  expect(await renderHtml('services', mixedTrials)).toContain('최대 30일 무료 체험 시작하기')
  const noTrials = { services: [{ ...sso!, trialDays: null }] }
  for (const name of ['home', 'services', 'plans'] as const) {
    const html = await renderHtml(name, noTrials)
    expect(html).toContain('너른들 통합 로그인')
    expect(html).not.toContain('무료 체험 시작하기')
    expect(html).not.toContain('무료로 체험하기')
  }
})

it('the page of plans shows the contents of each plan if they differ', async () => {
  const [sso] = demo.services
  const plans = sso!.plans.map((plan) => ({ ...plan, contents: [`${plan.planName}에만 있는 것`] }))
  const comparison = [{ label: '기기', values: ['100대', '300대', '1,000대'] }]
  const html = await renderHtml('plans', { services: [{ ...sso!, plans, comparison }] })
  for (const text of ['베이직에 포함된 것', '엔터프라이즈에만 있는 것', '기기', '1,000대'])
    expect(html).toContain(text)
  expect(html).not.toContain('모든 요금제에 포함')
})

it('the page of plans shows once what all plans contain, and for how many users each plan is', async () => {
  const html = await renderHtml('plans', demo)
  for (const text of [
    '모든 요금제에 포함',
    '이용할 수 있는 인원에 따라 나뉩니다',
    '50명 이하인 회사에 맞습니다',
    '51명부터 300명까지인 회사에 맞습니다',
    '301명 이상인 회사에 맞습니다',
    '인원 제한 없음',
    '30명에 맞는 요금제',
    '비밀번호와 패스키로 로그인',
    '4,000원 절약',
  ])
    expect(html).toContain(text)
  const [sso] = demo.services
  const single = { services: [{ ...sso!, plans: sso!.plans.slice(0, 1) }] }
  for (const text of ['에 맞는 요금제', '인원에 따라 나뉩니다'])
    expect(await renderHtml('plans', single)).not.toContain(text)
  // Plans of equal limits differ in their prices alone, and the page invents no other difference.
  const unlimited = sso!.plans.map((plan) => ({ ...plan, maximumUsers: null }))
  const equalHtml = await renderHtml('plans', { services: [{ ...sso!, plans: unlimited }] })
  expect(equalHtml).not.toContain('인원에 따라 나뉩니다')
})

it('the page of plans chooses the cheapest plan that admits the users, and offers it instead of one that does not', async () => {
  const shown = (search: { users: number; plan?: string }) =>
    renderInApp(
      <CatalogueContext value={demo}>
        <PlanScreen search={search} />
      </CatalogueContext>,
    )
  const fitting = await shown({ users: 51 })
  expect(fitting).toContain('통합 로그인 프로')
  expect(fitting).toContain('href="/subscription?users=51&amp;plan=PRO"')
  const over = await shown({ users: 51, plan: 'BASIC' })
  expect(over).toContain('베이직은 50명까지 이용할 수 있습니다. 프로를 선택해 주세요.')
  expect(over).toContain('프로로 바꾸기')
  expect(over).not.toContain('이 금액으로 신청하기')
  expect(await shown({ users: 50, plan: 'BASIC' })).toContain('이 금액으로 신청하기')
})

it('the page of trials states that no trial is available', async () => {
  expect(await renderInApp(<TrialScreen offers={[]} wanted={undefined} />)).toContain(
    '지금은 새로 체험할 수 있는 서비스가 없습니다.',
  )
})
