import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/sessionWarning.json'

addTexts('sessionWarning', texts)
