import type { Schema } from '#contract/operation.ts'
import { fromWorld } from './matchers.ts'
import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Bd7ZtNc4HsXe1VbKy9RmPf3LgDa6JuTo2IiQ8YhCvBr'
const editedBrandState = worldOf('a brand that was edited', { session, version: 3 })
const editedRulesState = worldOf('rules of bills that were edited', { session, version: 3 })
const editedTextsState = worldOf('texts of the site that were edited', { session, version: 3, askedYn: 'N' })
const editedHoursState = worldOf('opening hours that were edited', { session, version: 3 })
const closedDaysState = worldOf('days on which the operator is closed', { session, closedYn: 'Y' })
const memberCases = fromOutsideStaff(session)

/**
 * Brand values that do not disturb the other pacts, since all later calls see them: the usual name of the portal, and
 * no further lines.
 */
export const brandInput = {
  version: 3,
  brandName: '빗장',
  latinName: null,
  senderName: '빗장 고객센터',
  supportHours: null,
  legalFooter: null,
  accentColor: '#1a4b8c',
  logo: null,
}
/** The channels of the delivered portal, which all other pacts expect. */
const byMail = { mailYn: 'Y', phoneYn: 'N' } as const
export const ownRules = {
  transferDays: 14,
  chargeDays: 7,
  retryDays: [1, 3, 5],
  reminderDays: null,
  graceDays: 7,
  endDays: null,
  lastNoticeDays: null,
  copyYn: 'N',
  channels: {
    issued: byMail,
    failed: byMail,
    reminder: byMail,
    late: byMail,
    pastDue: byMail,
    ending: byMail,
    ended: byMail,
  },
} satisfies Schema<'BillRules'>
/** The lunch break of the delivered portal, so that all other pacts find their slots. */
const lunch = { breakFrom: '12:00', breakUntil: '13:00' }
const usualWeek = (day: Schema<'DayHours'>): Schema<'WeekHours'> => ({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: null,
  sun: null,
})
export const usualHours: Schema<'OpeningHours'> = {
  counsel: usualWeek({ opensAt: '10:00', closesAt: '17:00', ...lunch }),
  support: usualWeek({ opensAt: '09:00', closesAt: '18:00', ...lunch }),
}
const closesTooEarly = { opensAt: '10:00', closesAt: '09:00', breakFrom: null, breakUntil: null }
/** An SVG image that contains a script, in base64. */
const svgWithScript =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD48L3N2Zz4='

export const siteRefusals = {
  getBrand: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  saveBrand: {
    tokens: session,
    given: editedBrandState,
    body: brandInput,
    refused: {
      'brand.changed': { when: 'of another version', with: { version: 2 } },
      'brand.faint': { when: 'with a colour that cannot be read', with: { accentColor: '#ffd400' } },
      'logo.unreadable': { when: 'with a drawing that has a script', with: { logo: svgWithScript } },
      'role.missing': memberCases,
      ...withStaleProof(session, editedBrandState),
    },
  },
  getBillRules: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  saveBillRules: {
    tokens: session,
    given: editedRulesState,
    body: { version: 3, rules: ownRules },
    refused: {
      'billRules.changed': { when: 'of another version', with: { version: 2 } },
      'billRules.unfit': {
        when: 'with a retry after the due day',
        with: { rules: { ...ownRules, retryDays: [1, 9] } },
      },
      'billRules.unheard': {
        when: 'of which no one hears that a bill is late',
        with: {
          rules: { ...ownRules, channels: { ...ownRules.channels, late: { mailYn: 'N', phoneYn: 'N' } } },
        },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, editedRulesState),
    },
  },
  listConnections: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  getSiteEdition: {
    tokens: session,
    given: editedTextsState,
    body: { page: 'home', version: null },
    refused: {
      'siteText.missing': { when: 'of a version without the page', with: { version: 2 } },
      'role.missing': memberCases,
    },
  },
  saveSiteEdition: {
    tokens: session,
    given: editedTextsState,
    body: { page: 'home', version: 3, texts: [], questions: null },
    refused: {
      'siteText.changed': { when: 'of another version', with: { version: 2 } },
      'siteText.unfit': {
        when: 'with a placeholder that does not exist',
        with: { texts: [{ key: 'title', text: '{{name}}의 포털' }] },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, editedTextsState),
    },
  },
  getOpeningHours: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  saveOpeningHours: {
    tokens: session,
    given: editedHoursState,
    body: { version: 3, hours: usualHours },
    refused: {
      'openingHours.changed': { when: 'of another version', with: { version: 2 } },
      'openingHours.unfit': {
        when: 'of a day that ends before it begins',
        with: { hours: { ...usualHours, counsel: usualWeek(closesTooEarly) } },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, editedHoursState),
    },
  },
  listHolidays: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  addHoliday: {
    tokens: session,
    given: closedDaysState,
    body: { date: '2020-01-02', name: '창립기념일' },
    refused: {
      'holiday.known': {
        when: 'on one that is closed',
        travels: { date: fromWorld('date', '2026-12-31'), name: '창립기념일' },
      },
      'holiday.untimely': 'on one that is over',
      'role.missing': memberCases,
      ...withStaleProof(session, closedDaysState),
    },
  },
  removeHoliday: {
    tokens: session,
    given: closedDaysState,
    body: { date: '2020-01-02' },
    refused: {
      'holiday.missing': 'on which the operator is not closed',
      'role.missing': memberCases,
      ...withStaleProof(session, closedDaysState),
    },
  },
} satisfies Partial<RefusalTable>
