import type { Faker } from '@faker-js/faker'
import { daysFrom, lastOfferedDate, slotsOf } from '#domain/counsel/calendar.ts'
import { reminderAt } from '#domain/counsel/rules.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import type { counselSlots, counsels } from '../schema/counsel.ts'
import type { referenceNumbers } from '../schema/reference-number.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoCompany } from './demo-companies.ts'
import { cancelReasons, counselMemos, counselNotes } from './demo-counsel-texts.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { peopleMaker } from './demo-people.ts'

type Counsel = typeof counsels.$inferInsert
type Slot = typeof counselSlots.$inferInsert
type Person = Pick<Counsel, 'memberId' | 'name' | 'email' | 'phoneNumber' | 'companyName'>
type Parts = {
  faker: Faker
  numbers: NumberMaker
  members: DemoMember[]
  companies: Pick<DemoCompany, 'id' | 'info'>[]
  now: Date
}

const daysBack = 21
const maxOnADay = 4
const closedSlots = 3

/**
 * Creates the reservations of the last three weeks and of all days that may be reserved, and an afternoon that is
 * closed. All are on business days; none are created if the holidays are unknown. `now` is the start of the day.
 */
export function makeCounsels({ faker, numbers, members, companies, now }: Parts): {
  counsels: Counsel[]
  slots: Slot[]
  series: (typeof referenceNumbers.$inferInsert)[]
} {
  const today = kstDate(now)
  const nextPerson = peopleMaker(faker, [])
  const companyOf = new Map(companies.map(({ id, info }) => [id, info.companyName]))
  const firstMember = members.find(({ email }) => email === demoAccounts[0].email)
  const toPerson = ({ id, name, email, phoneNumber, companyId }: DemoMember): Person => ({
    memberId: id,
    name,
    email,
    phoneNumber,
    companyName: (companyId && companyOf.get(companyId)) ?? null,
  })
  const newStranger = (): Person => {
    const { name, id } = nextPerson()
    return {
      memberId: null,
      name,
      email: `${id}@pyeonji.example`,
      phoneNumber: numbers.mobile(),
      companyName: null,
    }
  }
  const anyVisitor = () =>
    faker.datatype.boolean(0.6) ? toPerson(faker.helpers.arrayElement(members)) : newStranger()

  function reservation(startAt: Date, person: Person, state: Counsel['counselState']): Counsel {
    const latest = Math.min(now.getTime(), startAt.getTime() - DAY_MS)
    const createdAt = new Date(latest - faker.number.int({ min: MINUTE_MS, max: 9 * DAY_MS }))
    const byStaff = state === 'CANCELED' && faker.datatype.boolean()
    return {
      id: faker.string.uuid(),
      counselNo: '',
      ...person,
      counselState: state,
      counselMethod: faker.helpers.weightedArrayElement([
        { weight: 5, value: 'PHONE' },
        { weight: 4, value: 'VIDEO' },
        { weight: 1, value: 'VISIT' },
      ] as const),
      startAt,
      memo: faker.helpers.arrayElement(counselMemos),
      note: state === 'DONE' ? faker.helpers.arrayElement(counselNotes) : '',
      cancelReason: byStaff ? faker.helpers.arrayElement(cancelReasons) : null,
      privacyAgreedAt: createdAt,
      createdAt,
      version: state === 'BOOKED' ? 1 : 2,
      remindedAt: state !== 'CANCELED' && reminderAt(startAt) <= now ? reminderAt(startAt) : null,
    }
  }

  const pastDays = daysFrom(addDays(today, -daysBack), addDays(today, -1))
    .map((date) => slotsOf(date))
    .filter(hasSlots)
  const comingDays = daysFrom(today, lastOfferedDate(now))
    .map((date) => slotsOf(date))
    .filter(hasSlots)
  // Some reservations belong to the first account, the earliest on the day after tomorrow, so that they can be
  // changed.
  const laterDays = comingDays.filter(([first]) => first!.getTime() > now.getTime() + 2 * DAY_MS)
  const own = new Map<number, Counsel['counselState']>([
    ...pastDays.slice(-8, -6).map(([first]) => [first!.getTime(), 'DONE'] as const),
    ...pastDays.slice(-4, -3).map(([first]) => [first!.getTime(), 'CANCELED'] as const),
    ...[laterDays[1], laterDays[6]].flatMap((slots) =>
      slots?.[2] ? [[slots[2].getTime(), 'BOOKED'] as const] : [],
    ),
  ])

  const newCounsels = [...pastDays, ...comingDays].flatMap((slots) => {
    const ownSlots = slots.filter((slot) => own.has(slot.getTime()))
    const others = faker.helpers.arrayElements(
      slots.filter((slot) => !ownSlots.includes(slot)),
      { min: 1, max: maxOnADay },
    )
    const isPast = slots[0]! < now
    return [
      ...ownSlots.map((slot) =>
        reservation(slot, firstMember ? toPerson(firstMember) : anyVisitor(), own.get(slot.getTime())!),
      ),
      ...others.map((slot, index) => {
        const person = anyVisitor()
        const drawnState = faker.helpers.weightedArrayElement(isPast ? pastStates : comingStates)
        // Each future day has an active reservation.
        return reservation(slot, person, index === 0 && !isPast ? 'BOOKED' : drawnState)
      }),
    ]
  })

  const counselRows = sortByCreation(newCounsels)
  const bookedSlots = counselRows.filter(
    ({ counselState, startAt }) => counselState === 'BOOKED' && startAt >= now,
  )
  const takenTimes = new Set(bookedSlots.map(({ startAt }) => startAt.getTime()))
  const closedTimes = (laterDays[3] ?? [])
    .filter((slot) => !takenTimes.has(slot.getTime()))
    .slice(-closedSlots)
  return {
    counsels: counselRows,
    slots: [
      ...bookedSlots.map(({ id, startAt }): Slot => ({ startAt, counselId: id })),
      ...closedTimes.map((startAt): Slot => ({ startAt, closedAt: now })),
    ],
    series: seriesOf(counselRows),
  }
}

const pastStates = [
  { weight: 7, value: 'DONE' },
  { weight: 1, value: 'NO_SHOW' },
  { weight: 2, value: 'CANCELED' },
] as const satisfies { weight: number; value: Counsel['counselState'] }[]
const comingStates = [
  { weight: 8, value: 'BOOKED' },
  { weight: 1, value: 'CANCELED' },
] as const satisfies { weight: number; value: Counsel['counselState'] }[]

function hasSlots(slots: Date[]): boolean {
  return slots.length > 0
}

/** Returns the reservations in the order in which they were made, numbered from 1 in every year. */
function sortByCreation(made: Counsel[]): Counsel[] {
  const counts = new Map<string, number>()
  return made
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((counsel) => {
      const year = kstDate(counsel.createdAt).slice(0, 'YYYY'.length)
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      return { ...counsel, counselNo: `C${year}-${String(count).padStart(6, '0')}` }
    })
}

/** The last reservation number of each year, from which the server continues. */
function seriesOf(rows: Counsel[]) {
  const last = new Map(rows.map(({ counselNo }) => counselNo.split('-') as [string, string]))
  return [...last].map(([series, count]) => ({ series, last: Number(count) }))
}
