import { addTexts } from '../i18n.ts'
import '../particles.ts'
import texts from '../locales/ko/mfa.json'

addTexts('mfa', texts)
