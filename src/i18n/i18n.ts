import i18next from 'i18next'
import { initReactI18next, setI18n } from 'react-i18next'
import type access from './locales/ko/access.json'
import type accessBrief from './locales/ko/accessBrief.json'
import type account from './locales/ko/account.json'
import type admin from './locales/ko/admin.json'
import type app from './locales/ko/app.json'
import type appAdmin from './locales/ko/appAdmin.json'
import type approval from './locales/ko/approval.json'
import type bill from './locales/ko/bill.json'
import type billAdmin from './locales/ko/billAdmin.json'
import type calendar from './locales/ko/calendar.json'
import type code from './locales/ko/code.json'
import common from './locales/ko/common.json'
import type company from './locales/ko/company.json'
import type contactUndo from './locales/ko/contactUndo.json'
import type counsel from './locales/ko/counsel.json'
import type counselAdmin from './locales/ko/counselAdmin.json'
import error from './locales/ko/error.json'
import type feature from './locales/ko/feature.json'
import type form from './locales/ko/form.json'
import type home from './locales/ko/home.json'
import type inquiry from './locales/ko/inquiry.json'
import layout from './locales/ko/layout.json'
import type login from './locales/ko/login.json'
import type member from './locales/ko/member.json'
import type memberTerms from './locales/ko/memberTerms.json'
import type mfa from './locales/ko/mfa.json'
import type my from './locales/ko/my.json'
import type mySession from './locales/ko/mySession.json'
import type notification from './locales/ko/notification.json'
import type part from './locales/ko/part.json'
import type passkey from './locales/ko/passkey.json'
import type passwordReset from './locales/ko/passwordReset.json'
import type personName from './locales/ko/personName.json'
import type plan from './locales/ko/plan.json'
import type post from './locales/ko/post.json'
import type profile from './locales/ko/profile.json'
import type search from './locales/ko/search.json'
import type security from './locales/ko/security.json'
import type service from './locales/ko/service.json'
import type sessionWarning from './locales/ko/sessionWarning.json'
import type settings from './locales/ko/settings.json'
import type sideMenu from './locales/ko/sideMenu.json'
import type signup from './locales/ko/signup.json'
import type subscription from './locales/ko/subscription.json'
import type subscriptionAdmin from './locales/ko/subscriptionAdmin.json'
import type subscriptionCancel from './locales/ko/subscriptionCancel.json'
import type subscriptionEdit from './locales/ko/subscriptionEdit.json'
import type subscriptionRequest from './locales/ko/subscriptionRequest.json'
import type support from './locales/ko/support.json'
import type termsChoice from './locales/ko/termsChoice.json'
import type trial from './locales/ko/trial.json'
import type upload from './locales/ko/upload.json'
import type verification from './locales/ko/verification.json'
import type version from './locales/ko/version.json'
import type withdrawal from './locales/ko/withdrawal.json'

const LANGUAGE = 'ko'

/** The texts of every area. Only those every page needs are in the first chunk; the others come with their screens. */
type Areas = {
  access: typeof access
  accessBrief: typeof accessBrief
  admin: typeof admin
  account: typeof account
  app: typeof app
  bill: typeof bill
  billAdmin: typeof billAdmin
  appAdmin: typeof appAdmin
  approval: typeof approval
  calendar: typeof calendar
  common: typeof common
  company: typeof company
  code: typeof code
  contactUndo: typeof contactUndo
  counsel: typeof counsel
  counselAdmin: typeof counselAdmin
  subscriptionAdmin: typeof subscriptionAdmin
  error: typeof error
  feature: typeof feature
  form: typeof form
  home: typeof home
  inquiry: typeof inquiry
  layout: typeof layout
  login: typeof login
  mfa: typeof mfa
  member: typeof member
  memberTerms: typeof memberTerms
  my: typeof my
  mySession: typeof mySession
  notification: typeof notification
  part: typeof part
  passkey: typeof passkey
  passwordReset: typeof passwordReset
  personName: typeof personName
  plan: typeof plan
  post: typeof post
  profile: typeof profile
  search: typeof search
  security: typeof security
  service: typeof service
  sessionWarning: typeof sessionWarning
  settings: typeof settings
  sideMenu: typeof sideMenu
  signup: typeof signup
  subscription: typeof subscription
  subscriptionCancel: typeof subscriptionCancel
  subscriptionEdit: typeof subscriptionEdit
  subscriptionRequest: typeof subscriptionRequest
  support: typeof support
  termsChoice: typeof termsChoice
  trial: typeof trial
  upload: typeof upload
  verification: typeof verification
  version: typeof version
  withdrawal: typeof withdrawal
}
export type Area = keyof Areas

/**
 * The Korean texts of the app. Those of the first page are here from the start, the others come with their areas
 * (`areas/`). A text names the particle it needs after a value: `{{name, 을/를}}` (see particles.ts).
 */
export const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init({
  lng: LANGUAGE,
  fallbackLng: false,
  defaultNS: 'common',
  resources: { [LANGUAGE]: { common, error, layout } },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

type Text = (key: string, ...values: unknown[]) => unknown
/** The texts that take no value and were asked for, by area and key. */
const known = new Map<string, unknown>()
/** Looks a text up; one without a value only once, since the library puts all its options together for each. */
const getFixedT = ((language: string, area: Area) => {
  const t = i18n.getFixedT(language, area) as unknown as Text
  const text: Text = (key, ...values) => {
    if (values.length > 0) return t(key, ...values)
    const path = `${area}:${key}`
    if (!known.has(path)) known.set(path, t(key))
    return known.get(path)
  }
  return Object.assign(text, t)
}) as unknown as typeof i18n.getFixedT
// Each `useTranslation` copies what its instance has of its own, which is forty methods; this one takes them from the other.
setI18n(Object.assign(Object.create(i18n) as typeof i18n, { getFixedT }))

/** Makes an area's texts known; its module in areas/ does. */
export function addTexts<In extends Area>(area: In, its: Areas[In]): void {
  i18n.addResourceBundle(LANGUAGE, area, its)
  known.clear()
}

/** Makes a format known that a place may ask for after its name: `{{name, 을/를}}`. */
export function addFormat(name: string, format: (value: string) => string): void {
  i18n.services.formatter?.add(name, (value: unknown) => format(String(value)))
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Areas
  }
}
