import { deliveryMachine } from '#domain/app/delivery.machine.ts'
import { pushMachine } from '#domain/app/push.machine.ts'
import { reconciliationMachine } from '#domain/app/reconciliation.machine.ts'
import type { Lifecycle } from './lifecycle-page.ts'

export const appLifecycles = (sentenceOf: (problem: string) => string): Lifecycle[] => [
  {
    machine: deliveryMachine,
    name: 'delivery',
    title: '앱에 보내는 알림의 상태 (delivery)',
    about:
      '권한이나 신청에 일어난 일을 앱에 알립니다. 앱이 받을 때까지 하루가 넘게 다시 보내고, 그래도 받지 않으면 그만두고 웹훅을 멈춥니다. 끝난 알림은 관리자가 다시 보낼 수 있습니다.',
    direction: 'LR',
    states: { WAITING: '전송 대기', DELIVERED: '받음', FAILED: '실패' },
    events: {
      ACCEPTED: { name: '앱이 받음', by: '앱' },
      REFUSED: { name: '앱이 받지 않음', by: '앱, 시간' },
      replayAppDelivery: { name: '다시 보내기', by: '앱 관리자' },
    },
    guards: { isLast: '마지막 시도일 때' },
    sentenceOf,
  },
  {
    machine: pushMachine,
    name: 'push',
    title: '앱에 있는 계정의 상태 (push)',
    about:
      '권한이 열리거나 닫히면 앱의 계정과 그룹을 SCIM으로 바꿉니다. 앱이 저장했는지 다시 읽어 확인하고, 받지 않으면 하루가 넘게 다시 보냅니다. 그사이 바뀐 것은 다시 보냅니다.',
    direction: 'LR',
    states: { WAITING: '전송 대기', DONE: '저장됨', FAILED: '실패' },
    events: {
      CHANGED: { name: '권한이나 정보가 바뀜', by: '포털' },
      WRITTEN: { name: '앱이 저장함', by: '앱' },
      THROTTLED: { name: '앱이 기다려 달라고 함', by: '앱' },
      REFUSED: { name: '앱이 받지 않음', by: '앱, 시간' },
      retryAppScim: { name: '다시 보내기', by: '앱 관리자' },
    },
    guards: { isLast: '마지막 시도일 때', isOutdated: '보내는 동안 또 바뀌었을 때' },
    sentenceOf,
  },
  {
    machine: reconciliationMachine,
    name: 'reconciliation',
    title: '앱 계정 대조의 상태 (reconciliation)',
    about:
      '밤마다 앱의 계정과 그룹을 권한과 대조합니다. 다른 것은 한 시간 동안 보여 준 뒤 바로잡고, 한꺼번에 없앨 것이 많으면 관리자의 결정을 기다립니다. 바로잡는 중이 아니면 다음 대조가 앞의 것을 대신합니다.',
    direction: 'LR',
    states: {
      WAITING: '차례를 기다림',
      CLEAN: '같음',
      SHOWN: '다름, 한 시간 뒤 바로잡음',
      HELD: '다름, 관리자의 결정을 기다림',
      APPROVED: '바로잡는 중',
      CORRECTED: '바로잡음',
      DROPPED: '그대로 둠',
      FAILED: '대조하지 못함',
    },
    events: {
      BEGIN: { name: '대조 시작', by: '시간, 앱 관리자' },
      COMPARED: { name: '대조함', by: '포털' },
      UNANSWERED: { name: '앱이 답하지 않음', by: '앱' },
      TIME: { name: '한 시간이 지남', by: '시간' },
      CORRECTED: { name: '바로잡음', by: '포털' },
      APPROVE: { name: '바로잡기', by: '앱 관리자' },
      DROP: { name: '그대로 두기', by: '앱 관리자' },
    },
    guards: { hasNone: '다른 것이 없을 때', isBraked: '없앨 것이 50개나 20%를 넘을 때' },
    sentenceOf,
  },
]
