import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId, Schema } from '#contract/operation.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { startRendering } from './render.ts'

const brand = { name: '솔바람', mark: '/brand/mark?v=1' }
/**
 * Public pages, and pages of members and staff that show no row of the examples, since the services in the examples
 * have names of the demo.
 */
const pages = [
  ['/', 'visitor'],
  ['/feature', 'visitor'],
  ['/service', 'visitor'],
  ['/service/plan', 'visitor'],
  ['/support', 'visitor'],
  ['/auth/login', 'visitor'],
  ['/auth/signup', 'visitor'],
  ['/inquiry', 'visitor'],
  ['/my/session', 'member'],
  ['/my/mfa', 'member'],
  ['/admin/brand', 'staff'],
] as const

let rendering: Awaited<ReturnType<typeof startRendering>>
beforeAll(async () => {
  rendering = await startRendering()
})
afterAll(() => rendering.stop())

const changeAnswer = (id: OperationId, data: unknown): unknown =>
  id === 'getOperator'
    ? {
        ...(data as Schema<'Operator'>),
        operatorName: '주식회사 솔바람',
        brandName: brand.name,
        supportHours: '평일 10시~17시',
        legalFooter: '호스팅 어느 클라우드',
      }
    : id === 'getBrand'
      ? { ...(data as Schema<'Brand'>), brandName: brand.name, latinName: null, senderName: null }
      : id === 'getCatalogue'
        ? demoCatalogue(brand.name)
        : data

it.each(pages)('%s shows the name and the mark of another brand', async (href, reader) => {
  const page = await rendering.render(href, reader, changeAnswer, false, brand)
  if (!page || 'redirect' in page) throw new Error(`${href} was not rendered.`)
  const html = page.head + page.body
  expect(html).not.toContain(demoBrand.brandName)
  expect(html).toMatch(/<title>[^<]*솔바람[^<]*<\/title>/)
  expect(html).toContain('src="/brand/mark?v=1"')
  // The preview images for messengers show the name of the demo, so another brand has none.
  expect(html).not.toContain('og:image')
})
