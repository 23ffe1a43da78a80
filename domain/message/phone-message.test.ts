import { expect, it } from 'vitest'
import {
  openPhoneStates,
  type PhoneMessageEvent,
  type PhoneMessageState,
  phoneMessageAfter,
} from './phone-message.machine.ts'

const states = ['WAITING', 'HANDED', 'TALK', 'SMS', 'FAILED'] as const
const arrows: Record<PhoneMessageEvent, Partial<Record<PhoneMessageState, PhoneMessageState>>> = {
  ACCEPTED: { WAITING: 'HANDED' },
  REFUSED: { WAITING: 'FAILED' },
  GIVE_UP: { WAITING: 'FAILED' },
  TALK: { HANDED: 'TALK' },
  SMS: { HANDED: 'SMS' },
  FAILED: { HANDED: 'FAILED' },
  WAITING: { HANDED: 'HANDED' },
}
const events = Object.keys(arrows) as PhoneMessageEvent[]

it.each(events)(
  '%s leads a text message to the expected state, and is refused in all other states',
  (event) => {
    for (const phoneState of states)
      expect(phoneMessageAfter({ phoneState, isTalk: false }, event)).toBe(arrows[event][phoneState])
  },
)

it('a message that is refused as 알림톡 waits again', () => {
  expect(phoneMessageAfter({ phoneState: 'WAITING', isTalk: true }, 'REFUSED')).toBe('WAITING')
})

it('a message is open in the states that an event can change', () => {
  const changeable = states.filter((phoneState) =>
    events.some((event) => phoneMessageAfter({ phoneState, isTalk: false }, event) !== undefined),
  )
  expect(changeable).toEqual(openPhoneStates)
})
