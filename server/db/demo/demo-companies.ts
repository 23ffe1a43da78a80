import type { Faker } from '@faker-js/faker'
import type { Schema } from '#contract/operation.ts'
import { DAY_MS } from '#domain/durations.ts'
import { demoId, type NumberMaker } from './demo-numbers.ts'

const CORRECTED_DAYS_AGO = 40

export type DemoCompany = {
  id: string
  domain: string
  departments: readonly string[]
  industry: string
  size: number
  info: Schema<'CompanyInfo'>
}

const companies = [
  {
    name: '주식회사 너른들소프트',
    domain: 'neoreundeul.example',
    owner: '차은결',
    size: 28,
    type: '정보통신업',
    category: '응용 소프트웨어 개발 및 공급업',
    industry: '소프트웨어',
    address: ['서울특별시 가온구 너른들로 127', '너른들타워 8층'],
    departments: ['플랫폼개발팀', '서비스기획팀', '인프라운영팀', '정보보호팀', '경영지원팀', '고객성공팀'],
  },
  {
    name: '(주)새벽나루유통',
    domain: 'saebyeoknaru.example',
    owner: '문새벽',
    size: 18,
    type: '도매 및 소매업',
    category: '신선식품 도매업',
    industry: '유통',
    address: ['나루광역시 새벽구 물안개길 34', null],
    departments: ['물류운영팀', '상품기획팀', '매장지원팀', '전산팀', '재무팀'],
  },
  {
    name: '사회적협동조합 함께배움과돌봄을잇는사람들의모임 서울동북권역 통합지원센터',
    domain: 'hamkke-baeum.example',
    owner: '독고온누리에빛나라',
    size: 12,
    type: '교육 서비스업',
    category: '그 외 기타 분류 안된 교육기관 및 사회복지 지원 서비스업',
    industry: '교육과 돌봄',
    address: [
      '서울특별시 다솜구 느티나무그늘아래도란도란큰길 1024번가길 58-16',
      '함께배움회관 별관 지하 1층 제3공동작업실 (느티나무동)',
    ],
    departments: ['통합사례관리와 지역연계 협력사업 추진단', '교육팀', '총무팀'],
  },
] as const

/** Creates the three companies of the demo; the third has names and addresses of maximum length. */
export function makeCompanies(faker: Faker, numbers: NumberMaker): DemoCompany[] {
  return companies.map(({ name, domain, owner, size, type, category, industry, address, departments }) => ({
    id: faker.string.uuid(),
    domain,
    departments,
    industry,
    size,
    info: {
      rnno: numbers.businessNumber(),
      corporateNo: numbers.corporateNumber(),
      ownerName: owner,
      companyName: name,
      businessType: type,
      businessCategory: category,
      zipCode: numbers.postalCode(),
      address: address[0],
      addressDetail: address[1],
      phoneNumber: numbers.telephone(),
    },
  }))
}

const places = [
  '서울특별시 가온구 노을빛로',
  '서울특별시 다솜구 은모래길',
  '나루광역시 새벽구 물안개길',
  '한울특별자치시 미리내로',
  '온고을시 솔바람구 다람쥐길',
  '윤슬시 해오름면 조약돌길',
]
const floors = ['101동 1203호', '2층', '별채', '207동 508호', null, '솔향빌라 302호']

/** Creates a road-name address in an invented town. */
export function makeAddress(faker: Faker): { address: string; addressDetail: string | null } {
  return {
    address: `${faker.helpers.arrayElement(places)} ${faker.number.int({ min: 2, max: 290 })}`,
    addressDetail: faker.helpers.arrayElement(floors),
  }
}

/** Creates the correction of the name of the second company by the staff. Uses no random numbers. */
export function makeCorrections([, second]: readonly DemoCompany[], [byId]: readonly string[], now: Date) {
  const { companyName, rnno } = second!.info
  return [
    {
      id: demoId('3a7c1e50', 1),
      companyId: second!.id,
      formerName: companyName.replace('(주)', ''),
      name: companyName,
      formerRnno: rnno,
      rnno,
      reason: '사업자등록증의 상호와 같게 고쳤습니다.',
      byId: byId ?? null,
      correctedAt: new Date(now.getTime() - CORRECTED_DAYS_AGO * DAY_MS),
    },
  ]
}
