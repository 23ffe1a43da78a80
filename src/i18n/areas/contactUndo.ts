import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/contactUndo.json'

addTexts('contactUndo', texts)
