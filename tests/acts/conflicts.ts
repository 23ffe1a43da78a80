import type { OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { operations } from '../contract/contract-file.ts'

/**
 * A form that sends a version: its page, how the form is opened, and the values to type, by the labels of the fields.
 */
export type FormRow = {
  operation: OperationId
  problem: ProblemName
  /** The address of the page; `ID` is replaced by the id that all test pages use. */
  page: string
  /** The controls that open the form, in the order in which they are pressed. */
  open?: readonly string[]
  /** Its button. */
  form: string
  /** Choices that must be made before the other fields are shown. */
  chooses?: readonly string[]
  types: Record<string, string>
  /** Changes the example data of the page, if the example in the pacts does not show such a form. */
  world?: (id: OperationId, data: unknown) => unknown
}

const withValues =
  (values: object, ...ids: OperationId[]) =>
  (id: OperationId, data: unknown): unknown =>
    ids.includes(id) ? { ...(data as object), ...values } : data

const appRow = (
  operation: OperationId,
  row: Pick<FormRow, 'open' | 'form' | 'types' | 'chooses'>,
): FormRow => ({ operation, problem: 'adminApp.changed', page: '/admin/apps/detail?appId=ID', ...row })
const billRow = (
  operation: OperationId,
  row: Pick<FormRow, 'open' | 'form' | 'types' | 'chooses' | 'world'>,
): FormRow => ({ operation, problem: 'bill.changed', page: '/admin/bill/detail?billId=ID', ...row })

/** The forms that send the version of the object that they change. */
export const formRows: readonly FormRow[] = [
  {
    operation: 'saveBillRules',
    problem: 'billRules.changed',
    page: '/admin/rules',
    form: 'button 저장',
    types: { '다시 결제하는 날': '2, 4', '송금하는 청구서': '21' },
  },
  {
    operation: 'saveBrand',
    problem: 'brand.changed',
    page: '/admin/brand',
    form: 'button 저장',
    types: { '영문 이름': 'Hanbit', '고객센터 운영 시간': '평일 9시~18시' },
  },
  {
    operation: 'saveOpeningHours',
    problem: 'openingHours.changed',
    page: '/admin/hours',
    form: 'button 저장',
    types: { 시작: '08:30' },
  },
  {
    operation: 'saveSiteEdition',
    problem: 'siteText.changed',
    page: '/admin/site',
    form: 'button 저장',
    types: { 제목: '필요한 사람만', 소개: '다른 소개입니다.', 답: '다른 답입니다.' },
  },
  {
    operation: 'scheduleServiceEdition',
    problem: 'service.changed',
    page: '/admin/catalogue/detail?serviceCode=VPN',
    form: 'button 변경 예약',
    types: { '한 줄 소개': '다른 소개', '요금제 이름': '기본', 시작일: '2027-01-01' },
    world: withValues({ waiting: null, next: null }, 'getAdminService'),
  },
  {
    operation: 'scheduleTermsEdition',
    problem: 'terms.changed',
    page: '/admin/terms/detail?document=SERVICE',
    form: 'button 개정 예약',
    types: { 제목: '다른 약관', 본문: '제1조\n다른 본문입니다.', 시행일: '2027-03-01' },
    world: (id, data) =>
      id === 'getTermsDocument'
        ? {
            ...(data as { editions: object[] }),
            editions: (data as { editions: object[] }).editions.map((edition) => ({
              ...edition,
              editionState: 'IN_FORCE',
            })),
          }
        : data,
  },
  {
    operation: 'setCompanyDetails',
    problem: 'adminCompany.changed',
    page: '/admin/company/detail?companyId=ID',
    open: ['button 수정'],
    form: 'button 저장',
    types: { '대표자 이름': '나하늘', 개업일자: '2015-03-02' },
    world: withValues({ mergedInto: null }, 'getAdminCompany'),
  },
  {
    operation: 'correctCompany',
    problem: 'adminCompany.changed',
    page: '/admin/company/detail?companyId=ID',
    open: ['button 정보 바로잡기'],
    form: 'button 바로잡기',
    types: { 상호: '다른 이름', 이유: '등록증의 이름과 달랐습니다.' },
    world: withValues({ mergedInto: null }, 'getAdminCompany'),
  },
  {
    operation: 'mergeCompanies',
    problem: 'adminCompany.changed',
    page: '/admin/company/merge?companyId=ID',
    form: 'button 합치기',
    types: { 이유: '같은 회사가 두 번 가입했습니다.' },
    world: (id, data) =>
      id === 'previewCompanyMerge'
        ? {
            ...(data as { company: object; others: object[] }),
            company: { ...(data as { company: object }).company, refusal: null },
            others: (data as { others: object[] }).others.map((other) => ({ ...other, refusal: null })),
          }
        : data,
  },
  {
    operation: 'recordCounsel',
    problem: 'counsel.changed',
    page: '/admin/counsel/detail?counselId=ID',
    form: 'button 결과 기록하기',
    chooses: ['상담했습니다'],
    types: { '상담 기록': '통합 로그인을 상담했습니다.' },
  },
  {
    operation: 'cancelAdminCounsel',
    problem: 'counsel.changed',
    page: '/admin/counsel/detail?counselId=ID',
    form: 'button 예약 취소하기',
    types: { '취소 사유': '담당자가 자리를 비웁니다.' },
  },
  {
    operation: 'approveSubscription',
    problem: 'subscription.revised',
    page: '/admin/subscription/detail?subscriptionId=ID',
    form: 'button 신청 승인하기',
    types: { '이용 시작일': '2026-11-25' },
  },
  {
    operation: 'rejectSubscription',
    problem: 'subscription.revised',
    page: '/admin/subscription/detail?subscriptionId=ID',
    form: 'button 신청 반려하기',
    types: { '반려 사유': '사업자등록증을 다시 올려 주세요.' },
  },
  {
    operation: 'takeAbnormalAction',
    problem: 'abnormalEvent.changed',
    page: '/admin/abnormal/detail?abnormalEventId=ID',
    form: 'button 조치하기',
    chooses: ['경고'],
    types: { 사유: '본인에게 확인하여 경고합니다.' },
  },
  {
    operation: 'noteSettlementDifference',
    problem: 'difference.changed',
    page: '/admin/settlement',
    open: ['button B2026-000001-1 처리 기록'],
    form: 'button 기록하기',
    types: { 처리: '결제 대행사에 문의했습니다.' },
  },
  billRow('refundBill', {
    open: ['button 환불하기'],
    form: 'button 환불하기',
    types: { '환불할 금액': '1,000', '환불 사유': '이용하지 못한 날이 있습니다.' },
    world: withValues(
      { billState: 'PAID', refundableAmount: 1_000, refunds: [], ownYn: 'N', currency: 'KRW' },
      'getAdminBill',
    ),
  }),
  billRow('voidBill', {
    open: ['button 청구서 취소하기'],
    form: 'button 취소 확정하기',
    types: { '취소 사유': '두 번 청구했습니다.' },
  }),
  billRow('creditBill', {
    open: ['button 할인하기'],
    form: 'button 할인하기',
    chooses: ['이 청구서'],
    types: { '할인할 금액': '100', '할인 사유': '장애가 있었습니다.' },
  }),
  billRow('handleAdminBill', {
    open: ['button 세금계산서 발행 기록하기'],
    form: 'button 세금계산서 발행 기록하기',
    types: { '세금계산서 승인번호': '202611230000000000000001' },
  }),
  appRow('updateApp', {
    open: ['button 앱 정보 수정'],
    form: 'button 저장하기',
    types: { '앱 이름': '다른 이름' },
  }),
  appRow('updateAppPolicies', { form: 'button 정책 저장하기', types: { '한 번에 신청할 수 있는': '42' } }),
  appRow('addAccessLevel', {
    open: ['button 권한 추가하기'],
    form: 'button 추가하기',
    types: { '권한 이름': '조회', 설명: '볼 수만 있습니다.' },
  }),
  appRow('updateAccessLevel', {
    open: ['button 열람 권한 수정'],
    form: 'button 저장하기',
    types: { '이 권한의 최대 기간': '30' },
  }),
  appRow('addAppManager', {
    open: ['button 담당자 추가하기'],
    form: 'button 추가하기',
    types: { 이메일: 'areum@hanbit.example' },
  }),
  appRow('setAppClient', {
    form: 'button 로그인 설정 바꾸기',
    types: { '로그인한 뒤 돌아갈 주소': 'https://app.example/other' },
  }),
  appRow('setAppScim', {
    form: 'button 계정 설정 바꾸기',
    types: { 'SCIM 주소': 'https://scim.app.example/v3', '열람 권한의 그룹': 'erp-others' },
  }),
  appRow('setAppWebhook', {
    form: 'button 주소와 비밀 값 바꾸기',
    types: { '알림을 받을 주소': 'https://app.example/others' },
  }),
  {
    operation: 'updateSubscription',
    problem: 'subscription.changed',
    page: '/my/subscription/edit?subscriptionId=ID',
    form: 'button 담당자와 전달 사항 저장하기',
    types: { '관리자 이름': '나하늘', '전달 사항': '다른 전달 사항입니다.' },
  },
  {
    operation: 'saveCompanyDetails',
    problem: 'company.changed',
    page: '/my/company?part=DETAILS',
    open: ['button 입력하기'],
    form: 'button 저장',
    types: { '대표자 이름': '나하늘', 개업일자: '2015-03-02' },
    world: (id, data) =>
      id === 'getCompany'
        ? { ...(data as object), company: { ...(data as { company: object }).company, roles: ['OWNER'] } }
        : data,
  },
  {
    operation: 'reopenInquiry',
    problem: 'inquiry.changed',
    page: '/my/inquiry/detail?inquiryId=ID',
    form: 'button 문의 다시 열기',
    types: { '다시 문의하는 사유': '아직 해결되지 않았습니다.' },
    world: withValues({ inquiryState: 'CLOSED' }, 'getInquiryDetail'),
  },
  {
    operation: 'closeAccount',
    problem: 'account.changed',
    page: '/admin/company/member/detail?memberId=ID',
    open: ['button 이지호 님의 계정 닫기'],
    form: 'button 계정 닫기',
    types: { 이유: '다른 사람이 로그인했습니다.' },
  },
]

const BUTTON = 'a button: nothing is typed'
const CHOICE = 'a choice without text; a dialog that stays open and shows the roles now'
const FLOW = 'a flow of its own, whose model test shows that what was typed stays'
const ROWS = 'the comment of several rows, each of which is done or not'
/**
 * The other operations that are refused if their object has changed, with the reason why they are not in `formRows`.
 */
export const formsElsewhere: Partial<Record<OperationId, string>> = {
  answerInquiry: FLOW,
  answerPriceConsent: BUTTON,
  blockAccessGrant: ROWS,
  cancelCounsel: FLOW,
  changeCounsel: FLOW,
  changeSubscriptionPayment: 'the fields of a request, stored by `useEditedForm`',
  closeInquiry: BUTTON,
  confirmDeposit: BUTTON,
  correctTaxInvoice: BUTTON,
  decideAppDrift: BUTTON,
  decideRefund: 'the dialog closes with its refund',
  decideServiceEdition: 'the dialog closes with its price',
  issueAppKey: BUTTON,
  issueCashReceipt: BUTTON,
  issueTaxInvoice: BUTTON,
  liftAccessGrant: ROWS,
  openAccount: 'the form of `closeAccount`',
  payBill: BUTTON,
  removeAppClient: BUTTON,
  removeAppManager: BUTTON,
  removeAppScim: BUTTON,
  removeAppWebhook: BUTTON,
  removePost: BUTTON,
  requestSubscription: FLOW,
  retireApp: BUTTON,
  reviseSubscriptionRequest: 'the fields of a request, stored by `useEditedForm`',
  revokeAccessGrant: ROWS,
  revokeAppKey: BUTTON,
  rotateAppClientSecret: BUTTON,
  setDepositAside: BUTTON,
  setStaffRoles: CHOICE,
  signAccessReview: BUTTON,
  switchAccessApp: BUTTON,
  switchAccessLevel: BUTTON,
  takeInquiry: BUTTON,
  undoDeposit: BUTTON,
  updateCompanyRoles: CHOICE,
  updatePost: FLOW,
  updateSubscriptionStatus: BUTTON,
}

/** The operations that are refused if an object has changed since it was read. */
export const versionedOperations: readonly OperationId[] = operations
  .filter(({ 'x-problems': problems }) => problems.some((name) => /\.(?:changed|revised)$/.test(name)))
  .map(({ operationId }) => operationId)
