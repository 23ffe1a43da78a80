import type { Schema } from '#contract/operation.ts'
import { fromWorld } from './matchers.ts'
import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Bd7ZtNc4HsXe1VbKy9RmPf3LgDa6JuTo2IiQ8YhCvBr'
const edited = worldOf('a brand that was edited', { session, version: 3 })
const ruled = worldOf('rules of bills that were edited', { session, version: 3 })
const written = worldOf('texts of the site that were edited', { session, version: 3, askedYn: 'N' })
const opened = worldOf('opening hours that were edited', { session, version: 3 })
const closed = worldOf('days on which the operator is closed', { session, closedYn: 'Y' })
const ofMember = fromOutsideStaff(session)

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
const early = { opensAt: '10:00', closesAt: '09:00', breakFrom: null, breakUntil: null }
/** An SVG image that contains a script, in base64. */
const script =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD48L3N2Zz4='

export const siteRefusals = {
  getBrand: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  saveBrand: {
    tokens: session,
    given: edited,
    body: brandInput,
    refused: {
      'brand.changed': { when: 'of another version', with: { version: 2 } },
      'brand.faint': { when: 'with a colour that cannot be read', with: { accentColor: '#ffd400' } },
      'logo.unreadable': { when: 'with a drawing that has a script', with: { logo: script } },
      'role.missing': ofMember,
      ...withStaleProof(session, edited),
    },
  },
  getBillRules: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  saveBillRules: {
    tokens: session,
    given: ruled,
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
      'role.missing': ofMember,
      ...withStaleProof(session, ruled),
    },
  },
  listConnections: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  getSiteEdition: {
    tokens: session,
    given: written,
    body: { page: 'home', version: null },
    refused: {
      'siteText.missing': { when: 'of a version without the page', with: { version: 2 } },
      'role.missing': ofMember,
    },
  },
  saveSiteEdition: {
    tokens: session,
    given: written,
    body: { page: 'home', version: 3, texts: [], questions: null },
    refused: {
      'siteText.changed': { when: 'of another version', with: { version: 2 } },
      'siteText.unfit': {
        when: 'with a placeholder that does not exist',
        with: { texts: [{ key: 'title', text: '{{name}}의 포털' }] },
      },
      'role.missing': ofMember,
      ...withStaleProof(session, written),
    },
  },
  getOpeningHours: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  saveOpeningHours: {
    tokens: session,
    given: opened,
    body: { version: 3, hours: usualHours },
    refused: {
      'openingHours.changed': { when: 'of another version', with: { version: 2 } },
      'openingHours.unfit': {
        when: 'of a day that ends before it begins',
        with: { hours: { ...usualHours, counsel: usualWeek(early) } },
      },
      'role.missing': ofMember,
      ...withStaleProof(session, opened),
    },
  },
  listHolidays: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  addHoliday: {
    tokens: session,
    given: closed,
    body: { date: '2020-01-02', name: '창립기념일' },
    refused: {
      'holiday.known': {
        when: 'on one that is closed',
        travels: { date: fromWorld('date', '2026-12-31'), name: '창립기념일' },
      },
      'holiday.untimely': 'on one that is over',
      'role.missing': ofMember,
      ...withStaleProof(session, closed),
    },
  },
  removeHoliday: {
    tokens: session,
    given: closed,
    body: { date: '2020-01-02' },
    refused: {
      'holiday.missing': 'on which the operator is not closed',
      'role.missing': ofMember,
      ...withStaleProof(session, closed),
    },
  },
} satisfies Partial<RefusalTable>
