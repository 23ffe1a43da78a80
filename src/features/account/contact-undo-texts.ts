import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './contact-undo-texts.json'

export const useContactUndoTexts = areaTexts('contactUndo', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    contactUndo: typeof texts
  }
}
