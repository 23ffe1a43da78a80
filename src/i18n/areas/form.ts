import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/form.json'

addTexts('form', texts)
