import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/personName.json'

addTexts('personName', texts)
