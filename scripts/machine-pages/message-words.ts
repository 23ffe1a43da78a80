import { mailMachine } from '#domain/message/mail.machine.ts'
import { phoneMessageMachine } from '#domain/message/phone-message.machine.ts'
import type { Lifecycle } from './lifecycle-page.ts'

const [portal, service] = ['포털', '문자 서비스']

export const messageLifecycles = (sentenceOf: (problem: string) => string): Lifecycle[] => [
  {
    machine: phoneMessageMachine,
    name: 'phone-message',
    title: '알림톡·문자의 상태 (phoneMessage)',
    about:
      '휴대폰으로 보내는 안내입니다. 템플릿이 있으면 알림톡으로 보내고, 알림톡이 도착하지 않으면 문자 서비스가 문자로 다시 보냅니다. 밤 9시부터 아침 8시까지는 기다리고, 하루 안에 보내지 못하면 그만둡니다.',
    direction: 'LR',
    states: {
      WAITING: '전송 대기',
      HANDED: '전송 중',
      TALK: '알림톡 도착',
      SMS: '문자 도착',
      FAILED: '전송 실패',
    },
    events: {
      ACCEPTED: { name: '서비스가 받음', by: service },
      REFUSED: { name: '서비스가 받지 않음', by: service },
      GIVE_UP: { name: '번호가 없거나 하루가 지남', by: portal },
      TALK: { name: '알림톡으로 도착함', by: service },
      SMS: { name: '문자로 도착함', by: service },
      FAILED: { name: '도착하지 않음', by: service },
      WAITING: { name: '결과를 아직 모름', by: service },
    },
    guards: { isTalk: '알림톡일 때' },
    sentenceOf,
  },
  {
    machine: mailMachine,
    name: 'mail',
    title: '메일의 상태 (mail)',
    about:
      '회원에게 보내는 메일입니다. 메일 서버가 받을 때까지 네 시간쯤 다시 보내고, 그래도 받지 않거나 인증 번호의 기한이 지나면 그만둡니다.',
    direction: 'LR',
    states: { WAITING: '전송 대기', SENT: '전송됨', FAILED: '전송 실패' },
    events: {
      ACCEPTED: { name: '메일 서버가 받음', by: '메일 서버' },
      REFUSED: { name: '메일 서버가 거절함, 기한이 지남', by: '메일 서버, 시간' },
      UNANSWERED: { name: '메일 서버에 보내지 못함', by: '메일 서버' },
    },
    guards: { isLast: '마지막 시도일 때' },
    sentenceOf,
  },
]
