import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/termsChoice.json'

addTexts('termsChoice', texts)
