import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/passwordReset.json'

addTexts('passwordReset', texts)
