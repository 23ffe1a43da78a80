import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './first-steps-texts.json'

export const useFirstStepsTexts = areaTexts('firstSteps', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    firstSteps: typeof texts
  }
}
