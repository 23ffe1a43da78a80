import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/my.json'

addTexts('my', texts)
