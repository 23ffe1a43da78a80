import { businessCheckMachine } from '#domain/company/business-check.machine.ts'
import { offerMachine } from '#domain/company/offer.machine.ts'
import { accountMachine } from '#domain/company-admin/account.machine.ts'
import type { Lifecycle } from './lifecycle-page.ts'

export const companyLifecycles = (sentenceOf: (problem: string) => string): Lifecycle[] => [
  {
    machine: offerMachine,
    name: 'offer',
    title: '초대, 참여 신청, 소유권 제안의 상태 (offer)',
    about:
      '회사에 들어오거나 회사의 소유권을 넘기려면 상대의 답이 필요합니다. 초대는 SENT, 참여 신청은 WAITING, 소유권 제안은 OFFERED에서 시작하고, 7일 안에 답이 없으면 저절로 끝납니다.',
    direction: 'TB',
    states: {
      SENT: '초대를 보냄',
      WAITING: '참여 신청이 답을 기다림',
      OFFERED: '소유권을 제안함',
      ACCEPTED: '수락',
      REFUSED: '거절',
      EXPIRED: '기한 지남',
      TAKEN_BACK: '거둠',
    },
    events: {
      answerCompanyOffer: {
        name: '수락하거나 거절',
        by: '초대받은 사람, 참여 신청을 받은 회사의 소유자, 소유권을 제안받은 구성원',
      },
      takeBackCompanyOffer: { name: '거두기', by: '회사의 소유자, 참여를 신청한 사람' },
      DEADLINE: { name: '기한이 지남', by: '시간' },
    },
    guards: {
      isOver: '7일이 지났을 때',
      isAccepted: '수락했을 때',
    },
    sentenceOf,
  },
  {
    machine: accountMachine,
    name: 'account',
    title: '회원 계정의 상태 (account)',
    about:
      '담당자는 이유를 적어 회원의 계정을 닫고 다시 엽니다. 닫힌 계정은 모든 로그인이 끝나고, 다시 열 때까지 로그인할 수 없습니다. 담당자의 계정은 담당자 역할을 먼저 끝내야 닫을 수 있습니다.',
    direction: 'LR',
    states: { OPEN: '사용 중', CLOSED: '닫힘' },
    events: {
      closeAccount: { name: '계정 닫기', by: '운영 담당자' },
      openAccount: { name: '다시 열기', by: '운영 담당자' },
    },
    guards: { isStaff: '담당자일 때' },
    sentenceOf,
  },
  {
    machine: businessCheckMachine,
    name: 'business-check',
    title: '사업자 확인의 상태 (businessCheck)',
    about:
      '국세청에 회사의 휴폐업과 진위를 확인하고, 담당자가 알아야 할 답은 한 번 알립니다. 휴폐업은 이용 중인 구독이 있는 회사만 청구 담당자에게, 진위가 다르면 판매 담당자에게 알립니다. 상태는 담당자에게 알린 답이고, 휴폐업과 진위는 따로 확인합니다.',
    direction: 'TB',
    states: {
      QUIET: '알릴 것이 없음',
      SUSPENDED: '휴업을 알림',
      CLOSED: '폐업을 알림',
      DIFFERS: '불일치를 알림',
    },
    events: {
      SUSPENDED: { name: '휴업이라는 답', by: '국세청' },
      CLOSED: { name: '폐업이라는 답', by: '국세청' },
      ACTIVE: { name: '계속사업자라는 답', by: '국세청' },
      UNREGISTERED: { name: '등록되지 않은 번호라는 답', by: '국세청' },
      DIFFERS: { name: '불일치라는 답', by: '국세청' },
      MATCHES: { name: '일치라는 답', by: '국세청' },
      CORRECTED: { name: '사업자등록번호나 정보 수정', by: '담당자, 회사의 소유자' },
    },
    guards: { isRunning: '이용 중인 구독이 있을 때' },
    sentenceOf,
  },
]
