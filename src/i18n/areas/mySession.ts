import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/mySession.json'

addTexts('mySession', texts)
