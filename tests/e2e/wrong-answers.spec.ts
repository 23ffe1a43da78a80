import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/fixtures.ts'
import { member, refused, startWrongBackend, type WrongBackend } from '../support/wrong-backend.ts'

type Json = Record<string, unknown>

const test = base.extend<{ backend: WrongBackend; told: string[] }>({
  backend: async ({ portal, context }, use) => {
    const backend = await startWrongBackend(portal.origin)
    await context.addCookies([{ name: 'session', value: 'mock', url: backend.origin }])
    await use(backend)
    await backend.stop()
  },
  /** What the console was told of answers. */
  told: async ({ page }, use) => {
    const told: string[] = []
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
    await use(told)
  },
})

const misunderstood = '서버의 응답을 이해하지 못했습니다. 다시 시도해도 같으면 고객지원에 문의해 주세요.'
const doubted = '로그인한 상태인데 서버가 로그인을 확인하지 못했습니다.'

const firstRow = (change: Json) => (page: Json) => {
  const [first, ...others] = page.list as Json[]
  return { ...page, list: [{ ...first, ...change }, ...others] }
}

/** The page says it, and is there once the server answers as it should. */
async function saysAndTriesAgain(
  page: Page,
  backend: WrongBackend,
  sentence: string,
  title: string | RegExp,
) {
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(page.getByText('undefined')).toHaveCount(0)
  backend.answer({})
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

for (const code of [401, 1002])
  test(`${code} while the session is there`, { tag: '@once' }, async ({ page, backend }) => {
    backend.answer({ listSubscriptions: refused(code) })
    await page.goto(`${backend.origin}/my/subscription`)
    await saysAndTriesAgain(page, backend, doubted, '구독 관리')
  })

test('a password that stays due where nobody asks for it', { tag: '@once' }, async ({ page, backend }) => {
  backend.answer({
    getMfaSettings: () => ({ code: 1225, msg: '비밀번호를 한 번 더 확인해야 합니다.', data: null }),
  })
  await page.goto(`${backend.origin}/my/mfa`)
  await saysAndTriesAgain(page, backend, '비밀번호를 한 번 더 확인해야 합니다.', '2단계 인증')
})

test('a row without its service', { tag: '@once' }, async ({ page, backend, told }) => {
  backend.answer({ listSubscriptions: firstRow({ serviceName: undefined }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await saysAndTriesAgain(page, backend, misunderstood, '구독 관리')
  expect(told.join()).toContain(
    'The answer of listSubscriptions breaks openapi.yaml: data.list[0].serviceName is missing',
  )
})

test('a group that is missing', { tag: '@once' }, async ({ page, backend, told }) => {
  backend.answer({ getSubscriptionDetail: (detail) => ({ ...detail, contractInfo: undefined }) })
  await page.goto(
    `${backend.origin}/my/subscription/detail?subscriptionId=c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581`,
  )
  await saysAndTriesAgain(page, backend, misunderstood, /^빗장 /)
  expect(told.join()).toContain('getSubscriptionDetail breaks openapi.yaml: data.contractInfo is missing')
})

test('a page that names itself as the next one', { tag: '@once' }, async ({ page, backend, told }) => {
  backend.answer({ listSubscriptions: (list) => ({ ...list, nextCursor: 'here' }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await page.getByRole('link', { name: '더 보기' }).click()
  await expect(page).toHaveURL(/cursor=here/)
  await saysAndTriesAgain(page, backend, misunderstood, '구독 관리')
  expect(told.join()).toContain('data.nextCursor is the cursor of this very page')
})

test('a session that cannot be read', { tag: '@once' }, async ({ page, backend, told }) => {
  backend.answer({ getUnauthSessionInfo: (data) => ({ ...member(data), name: '김민서' }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('로그인되어 있는지 확인하지 못했습니다')
  await expect(alert).toContainText(misunderstood)
  await expect(page.getByRole('button', { name: '로그인하기' })).toBeVisible()
  expect(told.join()).toContain('The personal field name is not valid base64 text.')
  expect(told.join()).not.toContain('김민서')
  backend.answer({})
  await alert.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL(/\/my\/subscription$/)
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
})

test('times of another offset, and more than the contract knows', { tag: '@once' }, async ({
  page,
  backend,
  told,
}) => {
  backend.answer({
    listSubscriptions: firstRow({
      requestedAt: '2026-11-20T16:30:00Z',
      subscriptionState: 'ON_THE_MOON',
      more: { of: 'it' },
    }),
  })
  await page.goto(`${backend.origin}/my/subscription`)
  await expect(page.getByText('2026.11.21').first()).toBeVisible()
  await expect(page.getByText('ON_THE_MOON').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(told).toEqual([])
})
