import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/home.json'

addTexts('home', texts)
