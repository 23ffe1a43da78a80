import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useFormTexts = areaTexts('form', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    form: typeof texts
  }
}
