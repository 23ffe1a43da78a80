import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/search.json'

addTexts('search', texts)
