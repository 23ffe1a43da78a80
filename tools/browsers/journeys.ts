import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePdf } from '../../server/testing/sample-files.ts'
import {
  appAdmin,
  codeSentBy,
  member,
  newMember,
  type PortalAccess,
  payableBill,
  signIn,
} from './accounts.ts'
import type { Person } from './person.ts'

type Journey = (person: Person, place: PortalAccess, n: number) => Promise<void>

/** The most frequent actions of members, each with its own start. `n` is a different number for each run. */
export const journeys: Readonly<Record<string, Journey>> = {
  async 'sends an inquiry with a file'(person, place) {
    await person.open('/inquiry/write')
    await person.sees('문의 작성하기')
    await person.choose('문의 유형', '오류와 사용 방법')
    await person.fill('제목', '인증 앱을 바꾸고 싶습니다')
    await person.fill('내용', '휴대폰을 새로 샀습니다.')
    await person.fill('이름', '남궁하늘')
    await person.fill('이메일', 'haneul@sol-ip.example')
    await attach(person, place, '기록.pdf')
    await person.tick('개인정보 수집과 이용에 동의합니다')
    await person.press('문의 보내기')
    await person.sees('문의를 접수했습니다')
  },

  async 'logs in, reads a subscription and logs out'(person) {
    await person.open('/auth/login?returnTo=%2Fmy%2Fsubscription')
    await person.fill('이메일', member.email)
    await person.fill('비밀번호', member.password)
    await person.press('로그인하기')
    await person.sees('구독 관리')
    await person.pressFirst('main a[href^="/my/subscription/"]')
    await person.reads('링크로 공유하기')
    await person.pressFirst('summary')
    await person.press('로그아웃')
    await person.reads('로그인')
  },

  async 'subscribes, by card'(person, place) {
    await enter(person, '/subscription', await signIn(place, member))
    await person.sees('구독 신청')
    await person.press('이 금액으로 신청하기')
    await person.sees('약관에 동의해 주세요')
    for (let required = 0; required < 2; required += 1) await person.tick('[필수]')
    await person.press('동의하고 계속')
    await person.sees('누가 구독하나요?')
    await giveCompany(person, place)
    await person.sees('신청인 정보를 알려 주세요')
    await person.fill('신청인 이름', '윤다솜')
    await person.fill('이메일', 'dasom@byeolbit.example')
    await person.fill('휴대폰 번호', '010-0000-7788')
    await person.press('회사 정보와 같게 입력하기')
    await person.press('다음')
    await person.sees('담당 관리자를 알려 주세요')
    await person.press('신청인과 같게 입력하기')
    await person.press('다음')
    await person.sees('요금제를 확인해 주세요')
    await person.press('다음')
    await person.sees('결제 수단을 골라 주세요')
    await giveCard(person)
    await person.press('다음')
    await person.sees('신청 내용을 확인해 주세요')
    await person.tick('[필수] 청구일마다')
    await person.press('구독 신청하기')
    await person.sees('구독을 신청했습니다')
  },

  async 'decides a request'(person, place) {
    await enter(person, '/admin/approval', await signIn(place, appAdmin))
    await person.sees('권한 승인')
    await person.pressFirst('main [data-request]:not([data-risk="HIGH"])')
    await person.press('승인하기')
    await person.press('1건 승인하기')
    await person.reads('1건을 승인했습니다.')
  },

  async 'pays a bill'(person, place) {
    const billId = await payableBill(place, member)
    if (billId === undefined) throw new Error('the demo world has no bill left that can be paid')
    await enter(person, `/my/bill/detail?billId=${billId}`, await signIn(place, member))
    await person.sees('청구서 B')
    await person.press('다시 결제하기', '지금 결제하기')
    await person.isAsked()
    // The button is found by its position, since its name is the amount.
    await person.pressFirst('[role=alertdialog] button:last-child')
    await person.reads('결제했습니다.')
  },

  async 'leaves for good'(person, place, n) {
    const { password, jar } = await newMember(place, n)
    await enter(person, '/my/member/withdraw', jar)
    await person.sees('탈퇴하기 전에 확인해 주세요')
    await person.press('다음')
    await person.sees('비밀번호를 입력해 주세요')
    await person.fill('비밀번호', password)
    const code = await codeSentBy(place, async () => {
      await person.press('다음')
      await person.sees('인증 번호를 입력해 주세요')
    })
    await person.fill('인증 번호', code)
    await person.press('확인하기')
    await person.sees('탈퇴 사유를 알려 주세요')
    await person.tick('자주 이용하지 않습니다')
    await person.press('탈퇴하기')
    await person.isAsked()
    await person.press('탈퇴하기')
    await person.sees('탈퇴를 마쳤습니다')
  },
}

/** Opens a page with an existing session. */
async function enter(person: Person, path: string, jar: Map<string, string>): Promise<void> {
  // A page of the portal is opened first, since a cookie can be set only for the open page.
  await person.open('/terms')
  for (const [name, value] of jar) await person.tab.setCookie(name, value)
  await person.open(path)
}

async function attach(person: Person, { directory }: PortalAccess, name: string): Promise<void> {
  const path = join(directory, name)
  writeFileSync(path, samplePdf)
  await person.attach(path)
  await person.reads('완료')
}

async function giveCompany(person: Person, place: PortalAccess): Promise<void> {
  await person.tick('다른 회사 입력')
  await person.tick('법인 사업자')
  await person.fill('회사 이름', '별빛나루 주식회사')
  await person.fill('사업자등록번호', '124-81-00998')
  await person.fill('법인등록번호', '110111-0062432')
  await person.fill('대표자 이름', '나여울')
  await person.fill('업태', '정보통신업')
  await person.fill('종목', '소프트웨어 개발')
  await person.press('주소 검색')
  await person.fill('도로 이름과 건물 번호', '솔바람길 20')
  await person.press('검색하기')
  await person.pressFirst('[role=dialog] li button')
  await person.isGone('[role=dialog]')
  await person.fill('상세 주소', '3층')
  await person.fill('대표 전화', '02-000-1100')
  await attach(person, place, '사업자등록증.pdf')
  await person.press('다음')
}

async function giveCard(person: Person): Promise<void> {
  await person.tick('새 결제 수단 입력')
  await person.tick('카드로 자동 결제합니다')
  await person.fill('카드사', '솔바람카드')
  await person.fill('카드 번호', '4330123412341234')
  await person.fill('유효 기간', '1139')
  await person.fill('카드 소유자', '별빛나루')
  await person.fill('사업자등록번호 또는 생년월일', '1248100998')
}
