import { TOTP } from 'otpauth'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { BRAND, WIDE_LOGO } from '../support/operator-steps.ts'
import { takeAtBothWidths } from '../support/picture.ts'
import type { Portal } from '../support/portal.ts'
import { startProduction } from '../support/production.ts'
import { heading, newStranger, press, signUpUntilReview } from '../support/signup.ts'
import { koreanTime } from '../support/staff.ts'

const signup = '/auth/signup?returnTo=%2Fstaff%2Fjoin'

test('on an empty database, a command creates the first member of the staff, who invites the next one', async ({
  browser,
}, { project }) => {
  const portal = await startProduction('first_staff')
  try {
    const person = newStranger()
    // The command runs before the server has ever started.
    const commandOutput = portal.run('staff', 'invite', person.email)
    const [link = ''] = new RegExp(`${portal.origin}/staff/join#[\\w-]{43}`).exec(commandOutput) ?? []
    expect(link).not.toBe('')
    expect(commandOutput.trim().split('\n')).toHaveLength(2)
    await portal.start()

    const context = await browser.newContext({ ...project.use, baseURL: portal.origin })
    const page = await context.newPage()
    await page.goto(`${link.slice(0, -3)}aaa`)
    await expect(page.getByRole('alert')).toContainText('사용할 수 없는 초대 링크입니다')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('da*****@byeolbit.example')).toBeVisible()
    await expect(page.getByRole('link', { name: '가입하고 수락하기' })).toHaveAttribute('href', signup)
    await signUpUntilReview(page, portal as unknown as Portal, person, signup)
    await press(page, '가입 완료하기')
    await page.getByRole('link', { name: '담당자 초대 수락하기' }).click()

    await expect(page).toHaveURL('/staff/join')
    await page.getByRole('link', { name: '인증 앱 등록하기' }).click()
    await press(page, '다음')
    await expect(heading(page, '인증 앱 등록')).toBeVisible()
    const secret = (await page.getByRole('group', { name: '설정 키' }).textContent())!.replaceAll(' ', '')
    await page.getByLabel('인증 번호', { exact: true }).fill(new TOTP({ secret }).generate())
    await press(page, '확인하기')
    await page.getByRole('checkbox', { name: '저장했습니다' }).check()
    await press(page, '인증 수단 켜기')

    await expect(page).toHaveURL('/staff/join')
    await press(page, '초대 수락하기')
    await expect(page).toHaveURL('/admin')
    await expect(heading(page, '오늘 할 일')).toBeVisible()

    // Opens an empty page first, since an address that differs only in its fragment does not reload the page.
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('이미 사용한 초대 링크입니다')).toBeVisible()

    await page.goto('/admin/brand')
    await expect(heading(page, '브랜드')).toBeVisible()
    await page.getByLabel('이름', { exact: true }).fill(BRAND)
    await page.getByLabel('로고').setInputFiles(WIDE_LOGO)
    await page.getByLabel('강조 색').fill('#ffd400')
    await press(page, '저장')
    await expect(page.getByText('읽기 어려운 색입니다').first()).toBeVisible()
    await page.getByLabel('강조 색').fill('#0a6338')
    await press(page, '저장')
    await press(page, '바꾸기')
    await expect(page).toHaveTitle(`브랜드 | ${BRAND} 관리`)
    // The longest name next to a wide logo leaves the buttons in their row, and the cards of a portal without data are
    // as wide as the window.
    const measured = await context.newCDPSession(page)
    for (const path of ['/admin', '/', '/my']) {
      await page.goto(path)
      await waitForHydration(page)
      expect(await layoutFaults(page, measured)).toEqual([])
      await takeAtBothWidths(page, `first-staff${path.replaceAll('/', '-')}`)
    }
    for (const path of ['/', '/feature', '/service/plan', '/terms', '/support']) {
      await page.goto(path)
      await expect(page).toHaveTitle(/너른들/)
      expect(await page.content()).not.toContain(demoBrand.brandName)
      // The pages offer no trial, and contain no screenshots, since these would show the demo's name.
      await expect(page.getByRole('main').locator('picture, img')).toHaveCount(0)
      await expect(page.getByRole('main').getByText(/무료 체험|무료로 체험/)).toHaveCount(0)
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ui-colors-brand-solid'),
      )
      expect(accent).toBe('#0a6338')
    }

    await page.goto('/admin/terms')
    await page.getByRole('link', { name: '서비스 이용약관' }).click()
    await page.getByLabel('본문', { exact: true }).fill('## 제1조 (목적)\n\n{{companyName}}의 약관입니다.')
    const today = koreanTime(0).slice(0, 'YYYY-MM-DD'.length)
    await page.getByLabel('시행일', { exact: true }).fill(today)
    await press(page, '개정 예약')
    await press(page, '예약')
    await expect(page.getByText('겹중괄호 안의 이름을 확인해 주세요.').first()).toBeVisible()
    await page.getByLabel('본문', { exact: true }).fill('## 제1조 (목적)\n\n{{operatorName}}의 약관입니다.')
    await press(page, '바뀐 부분 보기')
    await expect(page.getByRole('region', { name: '바뀐 부분' })).toContainText('약관입니다')
    await press(page, '개정 예약')
    await press(page, '예약')
    await expect(page.getByRole('link', { name: '버전 1.1' })).toBeVisible()
    await page.goto('/terms')
    await expect(page.getByRole('main')).toContainText(`${operatorSettings.OPERATOR_NAME}의 약관입니다.`)
    await page.goto('/admin/terms/detail?document=POLICY')
    await waitForHydration(page)
    await page.getByLabel('제목', { exact: true }).fill('개인정보 처리방침(개정)')
    await page.getByLabel('시행일', { exact: true }).fill('2099-03-02')
    await press(page, '개정 예약')
    await press(page, '예약')
    await expect(page.getByText('버전 1.2 내용이 2099.03.02부터 적용됩니다')).toBeVisible()
    await press(page, '예약 취소')
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click()
    await expect(page.getByText('예약을 취소했습니다.').first()).toBeVisible()
    await expect(page.getByText('예약 취소됨')).toBeVisible()

    await page.goto('/admin/catalogue')
    await expect(page.getByText('판매하는 서비스가 없습니다')).toBeVisible()
    await page.getByRole('link', { name: '첫 서비스 만들기' }).click()
    await page.getByLabel('서비스 코드').fill('VPN')
    await page.getByLabel('이름', { exact: true }).fill('원격 접속')
    await page.getByLabel('짧은 이름').fill('원격 접속')
    await page.getByLabel('한 줄 소개').fill('회사 밖에서 사내 업무 화면에 접속합니다.')
    await page.getByLabel('요금제 코드').fill('BASIC')
    await page.getByLabel('요금제 이름').fill('베이직')
    await page.getByLabel('원화 가격').fill('0')
    await page.getByLabel('달러 가격').fill('3.00')
    await page.getByLabel('시작일', { exact: true }).fill(today)
    await press(page, '서비스 만들기')
    await expect(page.getByText('0보다 큰 원화 가격을 숫자로 입력해 주세요.').first()).toBeVisible()
    await page.getByLabel('원화 가격').fill('3,000')
    await press(page, '서비스 만들기')
    await press(page, '예약')
    await expect(page).toHaveURL('/admin/catalogue/detail?serviceCode=VPN')
    await page.goto('/service/plan')
    await expect(page.getByRole('main')).toContainText('3,000원')
    await page.goto('/admin/catalogue')
    await page.getByRole('link', { name: '원격 접속' }).click()
    await page.getByLabel('원화 가격').fill('3500')
    await expect(page.getByRole('region', { name: '가격 비교' })).toContainText('3,500원')
    const inAMonth = koreanTime(30 * 24 * 60).slice(0, 'YYYY-MM-DD'.length)
    await page.getByLabel('시작일', { exact: true }).fill(inAMonth)
    await press(page, '변경 예약')
    await expect(page.getByRole('alertdialog')).toContainText('3,500원')
    await press(page, '예약')
    await expect(
      page.getByText(`원격 접속 변경이 ${inAMonth.replaceAll('-', '.')}부터 적용됩니다`),
    ).toBeVisible()
    await press(page, '예약 취소')
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click()
    await expect(page.getByText('예약을 취소했습니다.').first()).toBeVisible()
    await expect(page.getByText('예약 취소됨')).toBeVisible()

    await page.goto('/admin/staff')
    await expect(heading(page, '담당자')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(person.email)
    await expect(page.getByText('운영을 맡은 마지막 담당자입니다.').first()).toBeVisible()
    await press(page, '담당자 초대')
    const nextPerson = newStranger()
    await page.getByLabel('이메일', { exact: true }).fill(nextPerson.email)
    await press(page, '초대 보내기')
    await expect(page.getByText('맡을 일을 하나 이상 골라 주세요.')).toBeVisible()
    await page.getByRole('checkbox', { name: '구독 신청과 가격' }).check()
    await press(page, '초대 보내기')
    await expect(page.getByText(`${nextPerson.email} 주소로 초대를 보냈습니다.`).first()).toBeVisible()
    const mailed = () =>
      portal
        .messages()
        .find(({ to }) => to === nextPerson.email)
        ?.text.match(/\S+\/staff\/join#[\w-]{43}/)?.[0]
    await expect.poll(mailed).toContain(portal.origin)
    expect(JSON.stringify(portal.messages())).not.toContain(demoBrand.brandName)
    const { subject } = portal.messages().find(({ to }) => to === nextPerson.email) as { subject?: string }
    expect(subject).toContain(`[${BRAND}]`)
    expect(portal.run('staff', 'list')).toContain(`${nextPerson.email}  invited`)
    await page.goto('about:blank')
    await page.goto(mailed()!)
    await expect(page.getByText('다른 이메일의 계정으로 로그인되어 있습니다')).toBeVisible()
    await page.goto('/admin/staff')
    await page.getByRole('button', { name: `${nextPerson.email} 초대 취소` }).click()
    await expect(page.getByText('수락 대기 중인 초대가 없습니다')).toBeVisible()
    await page.goto('about:blank')
    await page.goto(mailed()!)
    await expect(page.getByRole('alert')).toContainText('사용할 수 없는 초대 링크입니다')
    await context.close()
  } finally {
    await portal.remove()
  }
})
