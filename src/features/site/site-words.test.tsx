import { beforeAll, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { nameBrand } from '#src/i18n/i18n.ts'
import { AdminSite } from './admin/AdminSite.tsx'
import { FeatureScreen } from './FeatureScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { OwnTextsContext, siteMeta } from './site-words.ts'

const catalogue = demoCatalogue('너른들')
// The brand is a global value of the app, which another test may have set.
beforeAll(() => nameBrand('포털'))
const own = {
  texts: [
    { key: 'title', text: '<script>alert(1)</script>' },
    { key: 'lead', text: '' },
    { key: 'closing.text', text: '{{days}} 동안 {{brand}}에서' },
  ],
  questions: [{ title: '문을 언제 여나요?', text: '아홉 시에 엽니다.' }],
}
const inPage = (texts: typeof own, screen = <HomeScreen />) =>
  renderInApp(
    <CatalogueContext value={catalogue}>
      <OwnTextsContext value={texts}>{screen}</OwnTextsContext>
    </CatalogueContext>,
  )

it('a public page shows the operator’s own texts as plain text, and the app’s texts where the operator has none', async () => {
  const html = await inPage(own)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('14일 동안 포털에서')
  expect(html).toContain('문을 언제 여나요?')
  expect(html).not.toContain('중간에 해지할 수 있나요?')
  expect(html).toContain('도입은 세 단계로 끝납니다')
})

it('a public page leaves out its questions if the operator has removed all of them, and leaves out empty texts', async () => {
  const html = await inPage({ texts: [], questions: [] })
  expect(html).not.toContain('자주 묻는 질문')
  const items = ['one', 'two', 'three'].map((item) => ({ key: `login.items.${item}`, text: '' }))
  const features = await inPage({ texts: items, questions: [] }, <FeatureScreen />)
  expect(features).not.toContain('가입할 때 확인한 메일 주소로 로그인합니다.')
})

it('the title and the description of a public page are those of the operator', () => {
  const defaultTexts = { title: '제목', lead: '소개' }
  expect(siteMeta(undefined, defaultTexts)).toEqual([
    { title: '제목' },
    { name: 'description', content: '소개' },
  ])
  const texts = [
    { key: 'documentTitle', text: '{{brand}} 안내' },
    { key: 'lead', text: '새 소개' },
  ]
  expect(siteMeta({ texts, questions: null }, defaultTexts)).toEqual([
    { title: '포털 안내' },
    { name: 'description', content: '새 소개' },
  ])
})

it('the staff see a field for each text, a preview and the versions', async () => {
  const edition: Schema<'SiteEdition'> = {
    page: 'home',
    version: 3,
    shownVersion: 1,
    ...own,
    editions: [
      { version: 3, changedAt: '2026-11-24T10:21:00+09:00', byName: '송나래' },
      { version: 1, changedAt: '2026-11-23T10:21:00+09:00', byName: null },
    ],
  }
  const html = await renderInApp(<AdminSite edition={edition} catalogue={catalogue} />)
  expect(html).toContain('버전 1의 글입니다.')
  expect(html).toContain('첫머리 제목 기본 글로 되돌리기')
  expect(html).toContain('질문 1 삭제')
  expect(html).toContain('version=3')
  expect(html).toMatch(/inert[^>]*>.*도입은 세 단계로 끝납니다/s)
})
