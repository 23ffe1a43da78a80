import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/fixtures.ts'
import { member, refusalWith, startWrongBackend, type WrongBackend } from '../support/wrong-backend.ts'

type Json = Record<string, unknown>

const test = base.extend<{ backend: WrongBackend; consoleMessages: string[] }>({
  backend: async ({ portal, context }, use) => {
    const backend = await startWrongBackend(portal.origin)
    await context.addCookies([{ name: 'session', value: 'mock', url: backend.origin }])
    await use(backend)
    await backend.stop()
  },
  /** The console messages about answers. */
  consoleMessages: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
    await use(messages)
  },
})

const contractViolation = '서버의 응답을 이해하지 못했습니다. 다시 시도해도 같으면 고객지원에 문의해 주세요.'
const doubtedSessionText =
  '세션이 만료되었습니다. 계속하려면 다시 로그인해 주세요. 아직 로그인한 것으로 보이면 먼저'

const firstRow = (change: Json) => (page: Json) => {
  const [first, ...others] = page.list as Json[]
  return { ...page, list: [{ ...first, ...change }, ...others] }
}

/** Expects that the page reports a wrong answer, and works again once the server answers correctly. */
async function expectErrorAndRetry(
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

test('codes 401 and 1002 while the session exists show an error and a retry', { tag: '@once' }, async ({
  page,
  backend,
}) => {
  for (const code of [401, 1002])
    await test.step(`${code}`, async () => {
      backend.answer({ listSubscriptions: refusalWith(code) })
      await page.goto(`${backend.origin}/my/subscription`)
      await expectErrorAndRetry(page, backend, doubtedSessionText, '구독')
    })
})

test('a refusal for an unconfirmed password, on a page that requires none, shows its message and a retry', {
  tag: '@once',
}, async ({ page, backend }) => {
  backend.answer({
    getMfaSettings: () => ({ code: 1225, msg: '비밀번호를 한 번 더 확인해야 합니다.', data: null }),
  })
  await page.goto(`${backend.origin}/my/mfa`)
  await expectErrorAndRetry(page, backend, '비밀번호를 한 번 더 확인해야 합니다.', '2단계 인증')
})

test('a list row without its service name shows the contract error and a retry', { tag: '@once' }, async ({
  page,
  backend,
  consoleMessages,
}) => {
  backend.answer({ listSubscriptions: firstRow({ serviceName: undefined }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await expectErrorAndRetry(page, backend, contractViolation, '구독')
  expect(consoleMessages.join()).toContain(
    'The answer of listSubscriptions breaks openapi.yaml: data.list[0].serviceName is missing',
  )
})

const withManyRows = (page: Json) => {
  const [row] = page.list as Json[]
  const list = Array.from({ length: 3000 }, (_, index) => ({
    ...row,
    subscriptionId: `c1a5e0d2-7b34-4f19-8a6e-${String(index).padStart(12, '0')}`,
  }))
  return { ...page, list, total: 3000 }
}
const wrongLists: [name: string, change: (page: Json) => Json, place: string][] = [
  ['an unknown currency', firstRow({ currency: 'EUR' }), 'data.list[0].currency'],
  ['an amount that no number holds', firstRow({ totalAmount: 2 ** 53 }), 'data.list[0].totalAmount'],
  ['an invalid day', firstRow({ requestedAt: '2026-02-31T09:00:00+09:00' }), 'data.list[0].requestedAt'],
  ['3,000 rows', withManyRows, 'data.list has more than 100 items'],
  [
    'the same row twice',
    (page) => ({ ...page, list: [(page.list as Json[])[0], (page.list as Json[])[0]], total: 2 }),
    'data.list[1].subscriptionId is that of another item',
  ],
  ['an empty list of 25', (page) => ({ ...page, list: [], total: 25 }), 'data.total'],
  ['a negative total', (page) => ({ ...page, total: -1 }), 'data.total'],
  ['a filter of its own', (page) => ({ ...page, subscriptionState: 'ENDED' }), 'data.subscriptionState'],
]
test('lists with a row or a total that the contract forbids show the contract error and a retry', {
  tag: '@once',
}, async ({ page, backend, consoleMessages }) => {
  for (const [name, change, place] of wrongLists)
    await test.step(name, async () => {
      consoleMessages.length = 0
      backend.answer({ listSubscriptions: change })
      await page.goto(`${backend.origin}/my/subscription`)
      await expectErrorAndRetry(page, backend, contractViolation, '구독')
      expect(consoleMessages.join()).toContain(
        `The answer of listSubscriptions breaks openapi.yaml: ${place}`,
      )
    })
})

test('an answer with an unmasked card number shows the contract error instead of the number', {
  tag: '@once',
}, async ({ page, backend, consoleMessages }) => {
  const cardNumber = '4111111111111111'
  backend.answer({
    getSubscriptionDetail: (detail) => ({
      ...detail,
      paymentMethod: {
        annotation: null,
        paymentMethodCode: 'C',
        paymentMethodName: '신용카드',
        paymentCard: {
          cardHolderName: '',
          cardInfo: '한빛카드',
          cardNumber,
          cardExpiration: '**/**',
          withdrawAgreeYn: 'Y',
          rnno: null,
        },
      },
    }),
  })
  await page.goto(
    `${backend.origin}/my/subscription/detail?subscriptionId=c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581`,
  )
  await expect(page.getByRole('alert')).toContainText(contractViolation)
  await expect(page.getByText('1111')).toHaveCount(0)
  expect(consoleMessages.join()).toContain(
    'data.paymentMethod.paymentCard.cardNumber is not of the form that it has',
  )
  expect(consoleMessages.join()).not.toContain(cardNumber)
})

test('an answer without a required object shows the contract error and a retry', { tag: '@once' }, async ({
  page,
  backend,
  consoleMessages,
}) => {
  backend.answer({ getSubscriptionDetail: (detail) => ({ ...detail, contractInfo: undefined }) })
  await page.goto(
    `${backend.origin}/my/subscription/detail?subscriptionId=c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581`,
  )
  await expectErrorAndRetry(page, backend, contractViolation, /^빗장 /)
  expect(consoleMessages.join()).toContain(
    'getSubscriptionDetail breaks openapi.yaml: data.contractInfo is missing',
  )
})

test('a list page whose next cursor is its own shows the contract error and a retry', {
  tag: '@once',
}, async ({ page, backend, consoleMessages }) => {
  backend.answer({ listSubscriptions: (list) => ({ ...list, total: 30, nextCursor: 'here' }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await page.getByRole('link', { name: '더 보기' }).click()
  await expect(page).toHaveURL(/cursor=here/)
  await expectErrorAndRetry(page, backend, contractViolation, '구독')
  expect(consoleMessages.join()).toContain('data.nextCursor is the cursor of this very page')
})

test('a session answer that cannot be decoded leads to the login with the contract error and a retry', {
  tag: '@once',
}, async ({ page, backend, consoleMessages }) => {
  backend.answer({ getUnauthSessionInfo: (data) => ({ ...member(data), name: '김민서' }) })
  await page.goto(`${backend.origin}/my/subscription`)
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('로그인되어 있는지 확인하지 못했습니다')
  await expect(alert).toContainText(contractViolation)
  await expect(page.getByRole('button', { name: '로그인하기', exact: true })).toBeVisible()
  expect(consoleMessages.join()).toContain('The personal field name is not valid base64 text.')
  expect(consoleMessages.join()).not.toContain('김민서')
  backend.answer({})
  await alert.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL(/\/my\/subscription$/)
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
})

test('times with another UTC offset and unknown values or fields are shown without an error', {
  tag: '@once',
}, async ({ page, backend, consoleMessages }) => {
  backend.answer({
    listSubscriptions: firstRow({
      requestedAt: '2026-11-20T16:30:00Z',
      nextBillDate: null,
      endDate: null,
      subscriptionState: 'ON_THE_MOON',
      more: { of: 'it' },
    }),
  })
  await page.goto(`${backend.origin}/my/subscription`)
  await expect(page.getByText('2026.11.21').first()).toBeVisible()
  await expect(page.getByText('그 밖의 값(ON_THE_MOON)').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(consoleMessages).toEqual([])
})
