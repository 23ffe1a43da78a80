import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/code.json'

addTexts('code', texts)
