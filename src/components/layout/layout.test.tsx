import { beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { setBrand } from '#src/components/context/brand.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import '#src/i18n/i18n.ts'
import { Layout } from './Layout.tsx'
import { type LayoutName, layouts } from './layouts.ts'

/** Renders a layout for a visitor as HTML. */
async function renderHtml(name: LayoutName, operator?: Schema<'Operator'>): Promise<string> {
  return renderInApp(<Layout name={name}>the screen</Layout>, { loaded: operator })
}

// Lazy parts of a layout must have loaded before the tests end.
beforeAll(() =>
  Promise.all(['AppHeader', 'MemberMenu', 'SideBar', 'TabBar'].map((name) => import(`./${name}.tsx`))),
)

describe('the layouts', () => {
  it('are the nine of SPEC section 2 plus one for the admin area and one for prints', () => {
    expect(Object.keys(layouts).sort()).toEqual([
      'admin',
      'api',
      'auth',
      'error',
      'home',
      'login',
      'main',
      'my',
      'print',
      'user',
      'withdraw',
    ])
  })

  it.each(Object.entries(layouts) as [LayoutName, (typeof layouts)[LayoutName]][])(
    '%s has the parts that are listed for it',
    async (name, shape) => {
      const html = await renderHtml(name)
      expect(html).toContain(`data-layout="${name}"`)
      expect(html).toMatch(/<main[^>]*id="content"[^>]*>.*the screen/s)
      expect(html.includes('<header')).toBe(shape.header !== 'none')
      expect(html.includes('본문으로 건너뛰기')).toBe(shape.header !== 'none')
      expect(html.includes('href="/auth/login"')).toBe(shape.header === 'site')
      expect(html.includes('data-tab-bar')).toBe(shape.side !== 'none')
      expect(html.includes('<footer')).toBe(shape.footer)
    },
  )

  it('name the business that runs the portal, with its registration numbers', async () => {
    const week = { line: '', lines: [], closed: '공휴일' }
    const operator = {
      operatorName: '주식회사 솔바람',
      representative: '송나래',
      businessNo: '999-00-00001',
      mailOrderNo: null,
      officeAddress: '부산광역시 어느 길 1',
      supportPhone: '02-000-0000',
      supportMail: 'help@solbaram.example',
      hostName: null,
      privacyOfficer: '송나래',
      chargedMethods: [],
      brandName: '솔바람',
      supportHours: null,
      legalFooter: null,
      closedDay: null,
      openingHours: { counsel: week, support: { ...week, line: '평일 오전 10시~오후 5시' } },
    }
    const some = await renderHtml('home', operator)
    for (const fact of [
      '주식회사 솔바람',
      '대표 송나래',
      // The business number is not wrapped at its dashes.
      '>사업자등록번호 999-00-00001</span>',
      'help@solbaram.example',
      '고객센터 운영 시간: 평일 오전 10시~오후 5시',
    ])
      expect(some).toContain(fact)
    for (const absent of ['통신판매업', '호스팅', 'ftc.go.kr']) expect(some).not.toContain(absent)
    const all = await renderHtml('login', {
      ...operator,
      mailOrderNo: '제2026-부산-1호',
      hostName: '어느 클라우드',
    })
    for (const fact of ['통신판매업 신고번호 제2026-부산-1호', '호스팅 어느 클라우드', 'wrkr_no=9990000001'])
      expect(all).toContain(fact)
    // Next to the form of the login the business unfolds in a footer of one line.
    expect(all).toMatch(/<footer.*<details(?! open).*사업자 정보<\/summary>.*<\/details>.*<\/footer>/s)
    expect(some).not.toContain('사업자 정보</summary>')
  })

  it('show the brand if the operator is unknown, and always link to the legal texts', async () => {
    setBrand({ name: '솔바람', mark: '/mark.png' })
    const html = await renderHtml('home')
    expect(html).toContain('src="/mark.png"')
    expect(html).toContain('© 솔바람')
    for (const path of ['/terms', '/privacy']) expect(html).toContain(`href="${path}"`)
  })

  it('have no distracting links for a leaving member', async () => {
    const html = await renderHtml('withdraw')
    expect(html.match(/<a /g)).toHaveLength(2)
  })
})
