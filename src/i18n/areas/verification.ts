import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/verification.json'

addTexts('verification', texts)
