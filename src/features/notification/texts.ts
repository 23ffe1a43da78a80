import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useNotificationTexts = areaTexts('notification', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    notification: typeof texts
  }
}
