import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useConnectionTexts = areaTexts('connections', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    connections: typeof texts
  }
}
