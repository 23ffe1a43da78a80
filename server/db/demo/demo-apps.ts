import type { Faker } from '@faker-js/faker'
import type { apps } from '../schema/app.ts'

type Device = 'WINDOW' | 'MAC' | 'AOS' | 'IOS'

const desktop: Device[] = ['WINDOW', 'MAC']
const mobile: Device[] = ['AOS', 'IOS']
const everywhere: Device[] = [...desktop, ...mobile]

type Entry = [
  code: string,
  name: string,
  category: string,
  description: string,
  devices: Device[],
  longestTermDays: number,
]

const catalogue: Entry[] = [
  ['GROUPWARE', '그룹웨어', '협업', '메일, 일정, 게시판을 한곳에서 씁니다.', everywhere, 365],
  ['APPROVAL', '전자결재', '협업', '기안하고 결재합니다. 휴대폰에서도 결재할 수 있습니다.', everywhere, 365],
  ['MESSENGER', '사내 메신저', '협업', '구성원과 대화하고 파일을 주고받습니다.', everywhere, 365],
  ['MEETING', '영상 회의', '협업', '회의실을 예약하고 화상으로 만납니다.', everywhere, 365],
  ['DOCS', '문서 중앙 보관함', '협업', '문서를 부서별로 보관하고 열람 기록을 남깁니다.', desktop, 365],
  [
    'HR',
    '인사 정보 시스템',
    '경영 지원',
    '인사 기록과 급여 명세를 관리합니다. 개인정보를 다루므로 기간이 짧습니다.',
    ['WINDOW'],
    90,
  ],
  ['FINANCE', '재무 회계', '경영 지원', '전표, 결산, 세금계산서를 처리합니다.', ['WINDOW'], 180],
  ['ATTENDANCE', '모바일 출퇴근', '경영 지원', '출근과 퇴근을 휴대폰으로 기록합니다.', mobile, 365],
  ['CRM', '고객 상담 관리', '영업', '상담 내용과 고객 이력을 함께 봅니다.', everywhere, 180],
  ['SALES', '매출 분석판', '영업', '지역과 상품별 매출을 그림으로 봅니다.', desktop, 180],
  ['POS', '매장 판매 관리', '영업', '매장의 판매와 반품을 처리합니다.', ['WINDOW', 'AOS'], 180],
  ['WMS', '물류 창고 관리', '물류', '입고, 출고, 재고를 바코드로 관리합니다.', ['WINDOW', 'AOS'], 180],
  ['DISPATCH', '배차와 배송 추적', '물류', '차량을 배정하고 배송 상태를 지도에서 봅니다.', everywhere, 180],
  ['GIT', '소스 코드 저장소', '개발', '소스 코드를 보관하고 검토합니다.', desktop, 180],
  ['CI', '빌드와 배포', '개발', '시험을 돌리고 서비스를 배포합니다.', desktop, 90],
  [
    'CLOUD',
    '클라우드 관리 콘솔',
    '인프라',
    '서버와 네트워크를 만들고 지웁니다. 승인된 기간에만 열립니다.',
    desktop,
    30,
  ],
  [
    'DBADMIN',
    '운영 데이터베이스 접속',
    '인프라',
    '운영 데이터를 조회합니다. 모든 질의가 기록됩니다.',
    ['WINDOW', 'MAC'],
    7,
  ],
  ['VPN', '사외 접속망', '인프라', '회사 밖에서 사내망에 안전하게 연결합니다.', everywhere, 90],
]

const icons: Readonly<Record<string, DemoApp['icon']>> = {
  GROUPWARE: 'ENVELOPE',
  APPROVAL: 'SIGNATURE',
  MESSENGER: 'TALK',
  MEETING: 'CAMERA',
  DOCS: 'FOLDER',
  HR: 'PERSON_CARD',
  FINANCE: 'COIN',
  ATTENDANCE: 'ATTENDANCE',
  CRM: 'CUSTOMER',
  SALES: 'CHART',
  POS: 'SHOP',
  WMS: 'WAREHOUSE',
  DISPATCH: 'TRUCK',
  GIT: 'CODE',
  CI: 'PIPELINE',
  CLOUD: 'CLOUD',
  DBADMIN: 'DATABASE',
  VPN: 'GLOBE',
}
export type DemoApp = typeof apps.$inferInsert & { code: string }

/** Creates the apps that members may request. */
export function makeApps(faker: Faker): DemoApp[] {
  return catalogue.map(([code, name, category, description, devices, longestTermDays]) => ({
    id: faker.string.uuid(),
    code,
    name,
    category,
    description,
    icon: icons[code],
    devices,
    longestTermDays,
  }))
}

/** The services that an app of the demo data belongs to. */
const servicesOf: Readonly<Record<string, readonly string[]>> = { DBADMIN: ['IGA', 'LOG'] }

/** Creates the rows of the apps that belong to services; all other apps are open to every company. */
export const makeAppServices = (apps: readonly Pick<DemoApp, 'id' | 'code'>[]) =>
  apps.flatMap(({ id: appId, code }) =>
    (servicesOf[code] ?? []).map((serviceCode) => ({ appId, serviceCode })),
  )
