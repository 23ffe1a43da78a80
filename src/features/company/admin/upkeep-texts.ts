import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './upkeep-texts.json'

export const useUpkeepTexts = areaTexts('companyUpkeep', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    companyUpkeep: typeof texts
  }
}
