import { abnormalMachine } from '#domain/abnormal/abnormal.machine.ts'
import { approvalMachine } from '#domain/plan/approval.machine.ts'
import { priceConsentMachine } from '#domain/subscription/price-consent.machine.ts'
import { problemOfReason, type SubscriptionReason } from '#domain/subscription/reasons.ts'
import { subscriptionMachine } from '#domain/subscription/subscription.machine.ts'
import { trialMachine } from '#domain/trial/trial.machine.ts'
import securityTexts from '#src/features/abnormal/texts.json' with { type: 'json' }
import editTexts from '#src/features/subscription/my/texts.json' with { type: 'json' }
import subscriptionTexts from '#src/features/subscription/texts.json' with { type: 'json' }
import type { Lifecycle } from './lifecycle-page.ts'

type Sentences = (problem: string) => string

const staff = '담당자'
const member = '회사의 회원'
const security = '보안 관리자'
const time = '시간'
const { abnormal } = securityTexts
const closedTexts: Readonly<Record<string, string>> = editTexts.closed

export const subscriptionLifecycles = (sentence: Sentences): Lifecycle[] => [
  {
    machine: subscriptionMachine,
    name: 'subscription',
    title: '구독의 상태 (subscription)',
    about:
      '회사가 신청하고 담당자가 승인하면 이용이 시작되고, 해지하면 끝나는 것이 구독입니다. 상태는 `subscriptionState`이고, 회원과 담당자가 하는 일은 호출(operation)의 이름으로 적습니다.',
    states: subscriptionTexts.state,
    events: {
      approveSubscription: { name: '승인', by: staff },
      rejectSubscription: { name: '반려', by: staff },
      cancelSubscriptionRequest: { name: '신청 취소', by: member },
      reviseSubscriptionRequest: { name: '신청 내용 수정', by: member },
      updateSubscription: { name: '요금제와 담당자 변경', by: member },
      changeSubscriptionPayment: { name: '결제 수단 변경', by: member },
      withdrawSubscription: { name: '해지', by: member },
      modifySubscriptionCancellation: { name: '해지 예약의 철회와 변경', by: member },
      GRACE_OVER: { name: '연체 유예 기간이 지남', by: time },
      BILLS_SETTLED: { name: '연체된 청구서를 모두 냄', by: member },
      END_REACHED: { name: '마지막 이용일이 지남', by: time },
      PRICE_UNAGREED: { name: '인상 동의 없이 인상일이 됨', by: time },
      UNPAID_TOO_LONG: { name: '마지막 안내 뒤에도 내지 않음', by: time },
    },
    guards: {
      isForToday: '오늘로 끝낼 때',
      isLastDayOver: '마지막 이용일이 지났을 때',
      isOwing: '내지 않은 청구서가 있을 때',
    },
    sentenceOf: (reason) => closedTexts[reason] ?? sentence(problemOfReason(reason as SubscriptionReason)),
  },
  {
    machine: priceConsentMachine,
    name: 'priceConsent',
    title: '가격 인상 동의의 상태 (priceConsent)',
    about:
      '이용 중인 구독의 정기 결제 금액이 오르면 회사가 그 금액에 동의해야 합니다(전자상거래법 제13조 제6항). 답은 인상일 전날까지 바꿀 수 있고, 동의하지 않으면 구독은 인상일 전날 끝납니다.',
    states: {
      ASKED: '동의를 구함',
      REMINDED: '다시 안내함',
      AGREED: '동의함',
      REFUSED: '동의하지 않음',
      RAISED: '오른 가격으로 이용',
      ENDED: '동의 없이 끝남',
      WITHDRAWN: '거둠',
    },
    events: {
      answerPriceConsent: { name: '동의하거나 동의하지 않음', by: member },
      REMINDED: { name: '인상일 7일 전 안내', by: time },
      DAY_REACHED: { name: '인상일이 됨', by: time },
      WITHDRAWN: { name: '인상 취소, 요금제 변경, 해지', by: `${staff}, ${member}` },
    },
    guards: { isDayReached: '인상일이 되었을 때', isAgreed: '동의할 때' },
    sentenceOf: sentence,
  },
  {
    machine: approvalMachine,
    name: 'approval',
    title: '가격 변경 승인의 상태 (approval)',
    about:
      '판매한 적이 있는 요금제의 가격을 바꾸면 다른 담당자의 승인을 기다립니다. 승인하기 전에는 누구에게도 적용되지 않습니다. 가격을 바꿀 수 있는 담당자가 한 명뿐이면 승인 없이 적용됩니다.',
    states: { WAITING: '승인 대기', APPROVED: '승인', DECLINED: '거절', WITHDRAWN: '철회' },
    events: {
      approve: { name: '승인', by: staff },
      decline: { name: '거절', by: staff },
      withdraw: { name: '철회', by: staff },
    },
    guards: { isRequester: '가격 변경을 요청한 본인일 때', isOther: '가격 변경을 요청한 본인이 아닐 때' },
    sentenceOf: sentence,
  },
  {
    machine: trialMachine,
    name: 'trial',
    title: '무료 체험의 상태 (trial)',
    about:
      '한 회사가 한 서비스를 한 번, 14일 동안 무료로 써 보는 것입니다. 자동으로 끝나고 요금을 청구하지 않습니다.',
    states: { NONE: '체험 전', RUNNING: '체험 중', ENDED: '체험 끝남' },
    events: {
      requestTrial: { name: '체험 신청', by: member },
      END_REACHED: { name: '마지막 날이 지남', by: time },
    },
    guards: { isLastDayOver: '마지막 날이 지났을 때' },
    sentenceOf: () => sentence('trial.used'),
  },
  {
    machine: abnormalMachine,
    name: 'abnormal',
    title: '이상 행위의 상태 (abnormal)',
    about:
      '평소와 다른 로그인이나 신청을 찾은 기록입니다. 보안 관리자가 조치하거나, 다른 보안 관리자에게 검토를 요청하거나, 예외로 둡니다.',
    states: abnormal.state,
    events: Object.fromEntries(
      Object.entries(abnormal.action).map(([action, name]) => [action, { name, by: security }]),
    ),
    guards: {
      isOwn: '본인의 이상 행위일 때',
      isUnreachable: '차단할 권한이나 끝낼 세션이 없을 때',
      isOrdered: '이미 같은 조치를 했을 때',
      isExcluded: '예외로 둔 기간이 남았을 때',
    },
    sentenceOf: (reason) => sentence(reason === 'OWN' ? 'abnormal.own' : 'abnormal.nothingToDo'),
  },
]
