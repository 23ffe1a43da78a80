import { beforeAll, describe, expect, it } from 'vitest'
import { newPhone, signupAt } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const env = { VERIFICATION_SENDS_PER_ADDRESS: '100000', SIGNUPS_PER_ADDRESS: '100000' }
const RESERVED = 6007

describeEngines('names at sign-up', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env })
  })
  const signUpNamed = async (name: string) => {
    const browser = await signupAt(portal, 'IDENTITY')
    const { code } = await browser.call('sendSignupCode', { name, phoneNumber: newPhone() })
    return { code, name: (await browser.call('getSignup', {})).data.name }
  }

  it.each([
    ['Nguyễn Thị Hà', 'Nguyễn Thị Hà'],
    ["Sean O'Brien", "Sean O'Brien"],
    ['Jean-Luc', 'Jean-Luc'],
    ['김ㆍ이', '김ㆍ이'],
    ['王小明', '王小明'],
    ['홍', '홍'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausenbergerdorff'],
    ['홍길동'.normalize('NFD'), '홍길동'],
    ['\ufeff홍\u200b길\u202e동\u00a0', '홍길동'],
    ['남궁\u3000 민수', '남궁 민수'],
  ])('accept %j and store %j', async (typed, stored) => {
    expect(await signUpNamed(typed)).toEqual({ code: 200, name: stored })
  })

  it.each(['홍길동1', '<b>홍</b>', '홍\0동', '\u200b', '가'.repeat(101)])('refuse %j', async (typed) => {
    expect((await signUpNamed(typed)).code).toBe(400)
  })

  it.each(['빗장 고객센터', '빗 장', 'Bitjang Support'])(
    'refuse %j, which is that of the service',
    async (typed) => {
      expect((await signUpNamed(typed)).code).toBe(RESERVED)
    },
  )

  describe('of a company', () => {
    const basic = (companyName: string, deptName: string | null = null) => ({
      companyName,
      rnno: '123-45-67891',
      deptName,
    })
    it('are stored without invisible characters', async () => {
      const browser = await signupAt(portal, 'BASIC', { accountType: 'BUSINESS' })
      const { data } = await browser.call(
        'saveSignupBasic',
        basic('주식회사\u200b \u202e솔바람\u0007상회', ' 총무\u2066팀\ufeff'),
      )
      expect(data).toMatchObject({ companyName: '주식회사 솔바람상회', deptName: '총무팀' })
    })

    it.each([
      '빗장 고객센터',
      '㈜빗장',
      '빗ㆍ장',
      '빗\u200b장',
      'ㅂㅣㅅㅈㅏㅇ',
      'Bitjang Support',
      '빗장 체험판',
    ])('may not be %j, which could be confused with the operator', async (companyName) => {
      const browser = await signupAt(portal, 'BASIC', { accountType: 'BUSINESS' })
      expect(await browser.call('saveSignupBasic', basic(companyName))).toMatchObject({
        code: RESERVED,
        msg: expect.stringContaining('이 사이트를 운영하는 곳의 이름으로 오해할 수 있습니다.'),
      })
      expect((await browser.call('getSignup', {})).data.companyName).toBeNull()
    })
  })
})
