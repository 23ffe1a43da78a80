import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/passkey.json'

addTexts('passkey', texts)
