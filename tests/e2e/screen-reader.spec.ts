import { expect, test } from '../support/fixtures.ts'
import { openReader } from '../support/screen-reader.ts'
import { codeTo, newStranger } from '../support/signup.ts'

// The page's content security policy would block the screen reader, which runs as a script in the page.
test.use({ bypassCSP: true })

// The announcements do not depend on the width.
test('a sign-up is completed using only the output of a screen reader', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  const stranger = newStranger({ name: '별빛나루 주식회사', rnno: '1248100998' })
  // A business number with a wrong check digit.
  const wrongNumber = '1248100990'
  const wrongAfter = (code: string) => (code === '000000' ? '111111' : '000000')
  await page.goto('/auth/signup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const reader = await openReader(page)
  const press = async (name: string) => {
    await reader.find(new RegExp(`^button, ${name}`))
    await reader.forget()
    await reader.act()
  }
  const fill = async (label: string, text: string) => {
    await reader.find(new RegExp(`^textbox, ${label}`))
    await reader.act()
    await reader.type(text)
  }
  /** Waits until the next step announces its title and the progress. */
  const expectStep = async (heading: string, progress: string) => {
    await reader.waitFor(new RegExp(`^heading, ${heading}.*level 1`))
    await reader.waitFor(new RegExp(progress))
  }

  // The step with the kind of account
  await reader.find(/^heading, 어떤 회원으로 가입하시나요\?, level 1/)
  await press('다음')
  await reader.waitFor(/회원 유형을 골라 주세요\./)
  await reader.find(/^radio, 사업자 회원.*not checked/)
  await reader.act()
  await press('다음')

  await expectStep('약관에 동의해 주세요', '7단계 중 2단계')
  await press('동의하고 계속')
  await reader.waitFor(/^checkbox, \[필수\] 서비스 이용약관.*필수 약관입니다\. 동의해야 가입할 수 있습니다\./)
  for (const title of ['서비스 이용약관', '개인정보 수집 및 이용 동의', '만 14세 이상입니다']) {
    await reader.find(new RegExp(`^checkbox, \\[필수\\] ${title}.*not checked`))
    await reader.act()
  }
  await press('동의하고 계속')

  await expectStep('본인 확인이 필요합니다', '7단계 중 3단계')
  await press('인증 번호 받기')
  await reader.waitFor(/^textbox, 이름.*이름을 입력해 주세요\./)
  await fill('이름', stranger.name)
  await press('인증 번호 받기')
  await reader.waitFor(/^textbox, 휴대폰 번호.*휴대폰 번호를 입력해 주세요\./)
  await fill('휴대폰 번호', stranger.phone)
  const code = await codeTo(portal, stranger.phone, () => press('인증 번호 받기'))
  await reader.waitFor(/^textbox, 인증 번호.*남은 시간/)
  await press('확인하기')
  await reader.waitFor(/^textbox, 인증 번호.*숫자 6자리를 모두 입력해 주세요\./)
  await reader.type(wrongAfter(code))
  await press('확인하기')
  await reader.waitFor(/^assertive: .*인증 번호가 맞지 않습니다\./)
  await reader.find(/^textbox, 인증 번호/)
  await reader.act()
  await reader.type(`{Backspace>6/}${code}`)
  await press('확인하기')

  await expectStep('회사 정보를 알려 주세요', '7단계 중 4단계')
  await press('다음')
  await reader.waitFor(/^textbox, 회사 이름.*회사 이름을 입력해 주세요\./)
  await fill('회사 이름', stranger.company!.name)
  await fill('사업자등록번호', wrongNumber)
  await press('다음')
  await reader.waitFor(/^textbox, 사업자등록번호.*사업자등록번호가 올바르지 않습니다\./)
  await fill('사업자등록번호', `{Backspace>${wrongNumber.length + 2}/}${stranger.company!.rnno}`)
  await press('다음')

  await expectStep('로그인할 이메일을 정해 주세요', '7단계 중 5단계')
  await press('인증 번호 받기')
  await reader.waitFor(/^textbox, 이메일.*이메일을 입력해 주세요\./)
  await fill('이메일', stranger.email)
  const mailed = await codeTo(portal, stranger.email, () => press('인증 번호 받기'))
  await reader.waitFor(/^textbox, 인증 번호.*남은 시간/)
  await reader.type(mailed)
  await press('확인하기')

  await expectStep('비밀번호를 설정해 주세요', '7단계 중 6단계')
  await press('다음')
  // A password field has no role; the focus is in it.
  await reader.waitFor(/^새 비밀번호.*비밀번호를 입력해 주세요\./)
  await reader.type(stranger.password)
  await reader.waitFor(/^polite: 안전도: /)
  await press('다음')

  await expectStep('가입할 정보를 확인해 주세요', '7단계 중 7단계')
  await reader.find(/^button, 가입 완료하기/)
  // The address may wrap into several lines, and this screen reader announces each line separately.
  expect((await reader.heard()).join('')).toContain(stranger.email)
  await press('가입 완료하기')
  await reader.waitFor(/^heading, 가입을 마쳤습니다.*level 1/)
  await reader.find(/^link, 홈으로 가기/)

  // Every instruction is announced in the language of the page.
  const phrases = (await reader.spokenPhrases()).filter((phrase) =>
    /^(button|link|textbox|radio|checkbox|heading),/.test(phrase),
  )
  expect(phrases).toContainEqual(expect.stringMatching(/^heading, 비밀번호를 설정해 주세요/))
  expect(phrases.filter((phrase) => !/[가-힣]/.test(phrase))).toEqual([])
})
