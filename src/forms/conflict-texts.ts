import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './conflict-texts.json'

export const useConflictTexts = areaTexts('conflict', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    conflict: typeof texts
  }
}
