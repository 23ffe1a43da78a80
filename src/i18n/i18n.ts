import i18next from 'i18next'
import { initReactI18next, setI18n, type UseTranslationResponse, useTranslation } from 'react-i18next'
import common from './common.json'
import error from './error.json'
import layout from './layout.json'

const LANGUAGE = 'ko'

/**
 * The texts of every area. The texts that every page needs are declared here; the `texts.ts` of each feature declares
 * the texts of its area.
 */
export interface Areas {
  common: typeof common
  error: typeof error
  layout: typeof layout
}
type Area = keyof Areas

/**
 * The Korean texts of the app. The texts of the first page are here from the start, the others load with the screens
 * that use them. A text names the particle it needs after a value: `{{name, 을/를}}` (see particles.ts). Any text may
 * name the portal: `{{brand}}`.
 */
export const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init({
  lng: LANGUAGE,
  fallbackLng: false,
  defaultNS: 'common',
  resources: { [LANGUAGE]: { common, error, layout } },
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { brand: '포털' } },
  react: { useSuspense: false },
})

/** Sets the name of the portal for every text: `{{brand}}`, or `{{brand, 을/를}}` with its particle. */
export function nameBrand(brand: string): void {
  i18n.options.interpolation!.defaultVariables = { brand }
  knownTexts.clear()
}

type Text = (key: string, ...values: unknown[]) => unknown
/** A cache of texts without placeholders, by area and key. */
const knownTexts = new Map<string, unknown>()
/**
 * Reads a text; a text without placeholders is cached, since the library merges all its options on each call.
 */
const getFixedT = ((language: string, area: Area) => {
  const t = i18n.getFixedT(language, area) as unknown as Text
  const text: Text = (key, ...values) => {
    if (values.length > 0) return t(key, ...values)
    const path = `${area}:${key}`
    if (!knownTexts.has(path)) knownTexts.set(path, t(key))
    return knownTexts.get(path)
  }
  return Object.assign(text, t)
}) as unknown as typeof i18n.getFixedT
// Each `useTranslation` copies the own properties of its instance, which are forty methods of `i18n`; this object
// only inherits those methods, so they are not copied.
setI18n(Object.assign(Object.create(i18n) as typeof i18n, { getFixedT }))

/**
 * Adds the texts of an area and returns the hook that reads them: `const { t } = useBillTexts()`. A screen has an area's texts
 * because it imports this hook.
 * @param area the name that the keys of these texts have outside the hook, as in `bill:documentTitle`
 */
export function areaTexts<In extends Area>(
  area: In,
  texts: Areas[In],
): () => UseTranslationResponse<In, undefined> {
  i18n.addResourceBundle(LANGUAGE, area, texts)
  knownTexts.clear()
  return () => useTranslation(area) as UseTranslationResponse<In, undefined>
}

/** Registers a format that a placeholder may name: `{{name, 을/를}}`. */
export function addFormat(name: string, format: (value: string) => string): void {
  i18n.services.formatter?.add(name, (value: unknown) => format(String(value)))
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Areas
  }
}
