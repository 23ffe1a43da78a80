import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useAdminTexts = areaTexts('admin', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    admin: typeof texts
  }
}
