import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './person-name-texts.json'

export const usePersonNameTexts = areaTexts('personName', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    personName: typeof texts
  }
}
