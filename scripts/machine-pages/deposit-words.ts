import { depositMachine } from '#domain/deposit/deposit.machine.ts'
import { differenceMachine } from '#domain/settlement/difference.machine.ts'
import type { Lifecycle } from './lifecycle-page.ts'

const staff = '담당자'

export const depositLifecycles = (sentenceOf: (problem: string) => string): Lifecycle[] => [
  {
    machine: depositMachine,
    name: 'deposit',
    title: '입금의 상태 (deposit)',
    about:
      '운영사 계좌에 들어온 돈입니다. 담당자가 어느 청구서의 대금인지 확인하고, 잘못 확인하면 취소합니다.',
    states: { NEW: '확인 전', PART: '일부 확인', MATCHED: '확인 완료', ASIDE: '제외' },
    events: {
      confirm: { name: '입금 확인', by: staff },
      undo: { name: '입금 확인 취소', by: staff },
      setAside: { name: '제외', by: staff },
      takeUp: { name: '제외 취소', by: staff },
    },
    guards: { isUsedUp: '남은 금액이 없을 때', isUnused: '확인한 금액이 없을 때' },
    sentenceOf,
  },
  {
    machine: differenceMachine,
    name: 'difference',
    title: '정산 차이의 상태 (difference)',
    about:
      '포털의 카드 결제와 환불을 결제 서비스의 정산 내역과 날마다 대조해 찾은 차이입니다. 담당자는 처리한 내용을 기록합니다. 기록하기 전의 차이는 다음 대조에서 찾지 못하면 자동으로 해결됩니다.',
    states: { OPEN: '확인 전', NOTED: '처리함', GONE: '자동 해결' },
    events: {
      FOUND: { name: '대조에서 찾음', by: '포털' },
      NOT_FOUND: { name: '대조에서 찾지 못함', by: '포털' },
      noteSettlementDifference: { name: '처리 기록', by: staff },
    },
    guards: {},
    sentenceOf,
  },
]
