import type { Input, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { refusalOf } from '#domain/counsel/acts.ts'
import { type CounselAction, endOf, reminderAt } from '#domain/counsel/rules.ts'
import { addDays, startOfDay, toWireTime } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { isPersonName, normalizeName } from '#domain/korean/names.ts'
import { isPhone, normalizePhone } from '#domain/korean/phone.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { typedLine, typedText } from '#domain/typed/typed-text.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'
import type { StoredCounsel } from './counsel.store.ts'

const WINDOW_SECONDS = 3600
const maxCompanyLength = 100

/**
 * The limits of slots that an address may hold and reserve in an hour; names must not change, since counts
 * are stored under them.
 */
export function reservationThrottles({ counselHoldsPerAddress, counselsPerAddress }: Limits) {
  const hourlyWindow = { windowSeconds: WINDOW_SECONDS, windowFrom: 'firstTry' } as const
  return {
    hold: { name: 'counsel-hold', tries: counselHoldsPerAddress, ...hourlyWindow },
    reserve: { name: 'counsel-reserve', tries: counselsPerAddress, ...hourlyWindow },
  } as const satisfies Record<string, GuessRule>
}

/** The stored fields of a form, normalized. Throws `request.invalid` for input that the portal's forms refuse. */
export function reservationOf(input: Input<'reserveCounsel'>) {
  const companyName = typedLine(input.companyName ?? '') || null
  const memo = freeText(input.memo)
  const isRight =
    isPersonName(input.name) &&
    isEmail(input.email) &&
    isPhone(input.phoneNumber) &&
    (companyName === null || (companyName.length <= maxCompanyLength && !containsResidentNumber(companyName)))
  if (!isRight) throw problemNamed('request.invalid')
  return {
    counselMethod: input.counselMethod,
    name: normalizeName(input.name),
    email: normalizeEmail(input.email),
    phoneNumber: normalizePhone(input.phoneNumber),
    companyName,
    memo,
  }
}

/**
 * Returns an entered text, normalized; throws `request.invalid` for a text with a resident number, which is never
 * stored.
 */
export function freeText(text: string): string {
  if (containsResidentNumber(text)) throw problemNamed('request.invalid')
  return typedText(text)
}

/**
 * The time at which the reminder of a reservation counts as sent. A reservation that is made or changed after the
 * time of its reminder gets no reminder, so for it the result is `now`; for any other reservation it is null.
 */
export function remindedAtFor(startAt: Date, now: Date): Date | null {
  return reminderAt(startAt) <= now ? now : null
}

/**
 * The problem because of which a reservation could not be changed; `version` is the version on which the change was
 * based.
 */
export function problemOf(
  found: StoredCounsel | undefined,
  version: number,
  act: CounselAction,
  now: Date,
): Problem | undefined {
  if (!found) return problemNamed('counsel.missing')
  if (found.version !== version) return problemNamed('counsel.changed')
  const refusal = refusalOf(found, act, now)
  return refusal && problemNamed(refusal)
}

export function toCounsel(row: StoredCounsel, now: Date): Schema<'Counsel'> {
  const {
    counselNo,
    version,
    counselState,
    counselMethod,
    memo,
    cancelReason,
    name,
    email,
    phoneNumber,
    companyName,
  } = row
  return {
    counselNo,
    version,
    counselState,
    counselMethod,
    ...timesOf(row.startAt),
    memo,
    cancelReason,
    changeableYn: refusalOf(row, 'change', now) ? 'N' : 'Y',
    name,
    email,
    phoneNumber,
    companyName,
  }
}

export function toAdminCounsel(row: StoredCounsel): Schema<'AdminCounsel'> {
  const {
    id,
    counselNo,
    version,
    counselState,
    counselMethod,
    memo,
    cancelReason,
    note,
    name,
    email,
    phoneNumber,
    companyName,
  } = row
  return {
    counselId: id,
    counselNo,
    version,
    counselState,
    counselMethod,
    ...timesOf(row.startAt),
    memo,
    cancelReason,
    note,
    name,
    email,
    phoneNumber,
    companyName,
    memberYn: row.memberId === null ? 'N' : 'Y',
  }
}

/** The start and end of a slot in the format of the API. */
export function timesOf(startAt: Date): { startAt: string; endAt: string } {
  return { startAt: toWireTime(startAt), endAt: toWireTime(endOf(startAt)) }
}

/** The first moment after a day in Korea. */
export function endOfDay(date: string): Date {
  return startOfDay(addDays(date, 1))
}
