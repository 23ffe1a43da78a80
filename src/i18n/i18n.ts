import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type ParticlePair, withParticle } from '#domain/korean/particles.ts'
import common from './locales/ko/common.json'
import error from './locales/ko/error.json'
import home from './locales/ko/home.json'
import layout from './locales/ko/layout.json'
import login from './locales/ko/login.json'
import my from './locales/ko/my.json'
import subscription from './locales/ko/subscription.json'

const resources = { ko: { common, error, home, layout, login, my, subscription } }
const options = {
  lng: 'ko',
  ns: Object.keys(resources.ko),
  defaultNS: 'common',
  resources,
  initAsync: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions

const pairs: ParticlePair[] = ['을/를', '이/가', '은/는', '와/과', '으로/로']

/**
 * The Korean texts of the app, ready to use. A text names the particle it needs after a value: `{{name, 을/를}}` gives
 * "메일을" or "이름을" with the value in front.
 */
export const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init(options)
for (const pair of pairs) i18n.services.formatter?.add(pair, (value: unknown) => withParticle(String(value), pair))

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: (typeof resources)['ko']
  }
}
