import type { Schema } from '#contract/operation.ts'
import {
  type DayHours,
  dayFault,
  type OpeningHours,
  type Weekday,
  type WeekHours,
  weekdays,
} from '#domain/counsel/opening-hours.ts'

export const kinds = ['counsel', 'support'] as const
export type Kind = (typeof kinds)[number]
export const parts = ['from', 'until', 'breakFrom', 'breakUntil'] as const
export type Part = (typeof parts)[number]
export const businessDays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
/** A day of one of the two weeks, as in the names of the fields. */
export type DayName = `${Kind}_${Weekday}`
/**
 * The values of the form: a checkbox for each day, and its times. The times of a break are empty if there is none.
 */
export type HoursValues = Record<`${DayName}_open`, boolean> & Record<`${DayName}_${Part}`, string>

const halfHour = /^(?:[01]\d|2[0-3]):[03]0$/
const [MIDNIGHT, END_OF_DAY] = ['00:00', '24:00']
const usualDay: DayHours = { opensAt: '10:00', closesAt: '17:00', breakFrom: null, breakUntil: null }

/** Every day of both weeks. */
export const dayNames: readonly DayName[] = kinds.flatMap((kind) =>
  weekdays.map((weekday): DayName => `${kind}_${weekday}`),
)

function valuesOfDay(day: DayHours | null, name: DayName) {
  const { opensAt, closesAt, breakFrom, breakUntil } = day ?? usualDay
  return {
    [`${name}_open`]: day !== null,
    [`${name}_from`]: opensAt,
    [`${name}_until`]: closesAt,
    [`${name}_breakFrom`]: breakFrom ?? '',
    [`${name}_breakUntil`]: breakUntil ?? '',
  }
}

/** Returns the values of the form for hours. */
export const valuesOf = (hours: OpeningHours): HoursValues =>
  Object.assign(
    {},
    ...kinds.flatMap((kind) =>
      weekdays.map((weekday) => valuesOfDay(hours[kind][weekday], `${kind}_${weekday}`)),
    ),
  )

function dayOf(values: HoursValues, name: DayName): DayHours | null {
  if (!values[`${name}_open`]) return null
  const closesAt = values[`${name}_until`]
  return {
    opensAt: values[`${name}_from`],
    closesAt: closesAt === MIDNIGHT ? END_OF_DAY : closesAt,
    breakFrom: values[`${name}_breakFrom`] || null,
    breakUntil: values[`${name}_breakUntil`] || null,
  }
}

const weekOf = (values: HoursValues, kind: Kind): WeekHours =>
  Object.fromEntries(
    weekdays.map((weekday) => [weekday, dayOf(values, `${kind}_${weekday}`)]),
  ) as Schema<'WeekHours'>

/** Returns the hours for the values of the form. */
export const hoursOf = (values: HoursValues): OpeningHours => ({
  counsel: weekOf(values, 'counsel'),
  support: weekOf(values, 'support'),
})

export type Fault = { field: keyof HoursValues; kind: 'order' | 'break' | 'half' | 'none' }
/** Returns the first fault of each day with its field, and a fault for a week in which no day has hours. */
export function faultsOf(values: HoursValues): Fault[] {
  const dayFaults = dayNames.flatMap((name): Fault[] => {
    const day = dayOf(values, name)
    if (day === null) return []
    const odd = parts.find((part) => !isTimeOf(part, values[`${name}_${part}`]))
    if (odd) return [{ field: `${name}_${odd}`, kind: 'half' }]
    const fault = dayFault(day)
    return fault ? [{ field: `${name}_${fault === 'order' ? 'until' : 'breakFrom'}`, kind: fault }] : []
  })
  const weekFaults = kinds
    .filter((kind) => weekdays.every((weekday) => !values[`${kind}_${weekday}_open`]))
    .map((kind): Fault => ({ field: `${kind}_mon_open`, kind: 'none' }))
  return [...dayFaults, ...weekFaults]
}

const isTimeOf = (part: Part, time: string): boolean =>
  halfHour.test(time) ||
  (part === 'until' && time === END_OF_DAY) ||
  (part.startsWith('break') && time === '')

/** Returns the values that copy the hours of Monday to the days from Tuesday to Friday. */
export function copyOfMonday(values: HoursValues, kind: Kind): Partial<HoursValues> {
  const monday = weekOf(values, kind).mon
  return Object.assign(
    {},
    ...businessDays.slice(1).map((weekday) => valuesOfDay(monday, `${kind}_${weekday}`)),
  )
}

/** Whether the days from Monday to Friday have equal values, also those of closed days. */
export const areBusinessDaysEqual = (values: HoursValues, kind: Kind): boolean =>
  (['open', ...parts] as const).every((part) =>
    businessDays.every((weekday) => values[`${kind}_${weekday}_${part}`] === values[`${kind}_mon_${part}`]),
  )

/** Returns the values that give one value of a day to all days from Monday to Friday. */
export const onBusinessDays = (
  kind: Kind,
  part: 'open' | Part,
  value: boolean | string,
): Partial<HoursValues> =>
  Object.fromEntries(businessDays.map((weekday) => [`${kind}_${weekday}_${part}`, value]))
