import { depositMachine } from '#domain/deposit/deposit.machine.ts'
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
]
