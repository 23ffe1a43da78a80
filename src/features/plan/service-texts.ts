import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './service-texts.json'

export const useServiceTexts = areaTexts('service', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    service: typeof texts
  }
}
