import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './login-texts.json'

export const useLoginTexts = textsWithParticles('login', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    login: typeof texts
  }
}
