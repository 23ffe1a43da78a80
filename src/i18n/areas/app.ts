import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/app.json'

addTexts('app', texts)
