import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './message-kind-texts.json'

/** The names of the kinds of messages to phones. */
export const useMessageKindTexts = areaTexts('messageKinds', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    messageKinds: typeof texts
  }
}
