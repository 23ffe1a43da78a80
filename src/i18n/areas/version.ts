import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/version.json'

addTexts('version', texts)
