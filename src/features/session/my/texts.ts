import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useMySessionTexts = areaTexts('mySession', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    mySession: typeof texts
  }
}
