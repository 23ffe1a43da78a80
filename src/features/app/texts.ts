import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useAppTexts = areaTexts('app', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    app: typeof texts
  }
}
