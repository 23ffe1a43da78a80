import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './service-apps-texts.json'

export const useServiceAppsTexts = areaTexts('serviceApps', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    serviceApps: typeof texts
  }
}
