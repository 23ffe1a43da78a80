import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './texts.json'

export const useCompanyMergeTexts = textsWithParticles('companyMerge', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    companyMerge: typeof texts
  }
}
