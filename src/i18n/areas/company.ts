import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/company.json'

addTexts('company', texts)
