import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/support.json'

addTexts('support', texts)
