import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'

test('an unknown page is answered with 404 and a screen with one cause and one way on', async ({
  page,
  request,
}) => {
  expect((await request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' })).toBeVisible()
  await expect(page.getByText('주소가 잘못되었거나 없어진 페이지입니다.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown page shows the requested path, as text and within the screen', async ({ page }) => {
  await page.goto('/nowhere/at-all?from=mail')
  await expect(page.getByText('/nowhere/at-all', { exact: true })).toBeVisible()

  await page.goto('/%EC%97%86%EB%8A%94-%EA%B3%B3/%3Cimg%20src=x%3E&lt;b&gt;')
  await expect(page.getByText('/없는-곳/%3Cimg src=x%3E&lt;b&gt;')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)

  await page.goto(`/${'a'.repeat(900)}`)
  await expect(page.getByText('/aaaa')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
  await expect(page.getByRole('main').getByRole('link', { name: '홈으로' })).toBeInViewport()
})

test('the error screen shows its message and a code that is not zero, and links back', async ({ page }) => {
  await page.goto('/')
  await page.goto('/error?message=잠시 후 다시&code=503')
  await expect(page.getByRole('heading', { level: 1, name: '오류가 발생했습니다' })).toBeVisible()
  await expect(page.getByText('잠시 후 다시')).toBeVisible()
  await expect(page.getByText('(503)')).toBeVisible()
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The number of the failed call, but no other text of the address.
  await page.goto('/error?message=잠시 후 다시&code=503&reference=무엇이든')
  await expect(page.getByText('발생 시각')).toBeVisible()
  await expect(page.getByText('참고 번호')).toHaveCount(0)
  await page.goto('/error?message=잠시 후 다시&code=503&reference=176455440000050000000U001')
  await expect(page.getByText('참고 번호 176455440000050000000U001')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '이전 페이지' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/error')
  await expect(
    page.getByText('서비스가 일시적으로 원활하지 않습니다. 잠시 후 다시 시도해 주세요.'),
  ).toBeVisible()
  await expect(page.getByText('(0)')).toHaveCount(0)
  await page.goto('/error?code=404')
  await expect(
    page.getByRole('heading', { level: 1, name: '요청하신 페이지를 불러올 수 없습니다' }),
  ).toBeVisible()
  await expect(page.getByText('404 PAGE NOT FOUND')).toBeVisible()
  await expect(page.getByText('주소를 잘못 입력했거나')).toBeVisible()
  await expect(page.getByRole('button', { name: '이전 페이지' })).toBeVisible()
})

test('a message in the address is shown as text and never as markup', async ({ page }) => {
  await page.goto(`/error?message=${encodeURIComponent('<img src=x onerror="document.title=1"><br>둘째 줄')}`)
  await expect(page.getByText('<img src=x')).toBeVisible()
  await expect(page.getByText('둘째 줄', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('오류가 발생했습니다')
})

test('the address /template redirects to the home page, and login pages are not indexed', async ({
  request,
  page,
}) => {
  const template = await request.get('/template', { maxRedirects: 0 })
  expect([template.status(), template.headers().location]).toEqual([302, '/'])
  await page.goto('/auth/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('an unhandled error switches the app to the error screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page is shown before the app handles its errors.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => void Promise.reject(new Error('inner words')))
  await expect(page.getByRole('heading', { level: 1, name: '오류가 발생했습니다' })).toBeVisible()
  await expect(page.getByText('서비스가 일시적으로 원활하지 않습니다.')).toBeVisible()
  await expect(page.getByText('inner words')).toHaveCount(0)
})

test('if the app cannot render, the document reports the failure and has links', async ({ page }) => {
  await page.goto('/feature')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('Nothing works.')
    }
    Reflect.set(Array.prototype, 'map', fail)
    setTimeout(() => {
      throw new Error('first')
    })
  })
  const failureAlert = page.getByRole('alert').filter({ hasText: '화면을 표시하지 못했습니다.' })
  await expect(failureAlert).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await failureAlert.getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveURL('/')
  await waitForHydration(page)
  await expect(failureAlert).toBeHidden()
})

test('an error screen that fails itself is shown without the failed part, and without an endless loop', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => history.length)
  // Makes `matchMedia` throw, as in a browser that lacks it. The layouts use `matchMedia`.
  await page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('No media.')
    }
    void Promise.reject(new Error('first'))
  })
  await expect(page.getByRole('heading', { level: 1, name: '오류가 발생했습니다' })).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('second')))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1, name: '오류가 발생했습니다' })).toBeVisible()
})

test('a link that is clicked during hydration navigates without an error', async ({ page }) => {
  for (const wait of [0, 60, 120, 180, 240, 300, 360, 420, 480, 540]) {
    await page.goto('/notice', { waitUntil: 'commit' })
    await page.waitForTimeout(wait)
    await page.getByRole('link', { name: '로그인', exact: true }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByLabel('이메일')).toBeVisible()
    await waitForHydration(page)
    await expect(page.getByLabel('이메일')).toBeVisible()
  }
})
