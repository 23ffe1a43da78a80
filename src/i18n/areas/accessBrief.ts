import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/accessBrief.json'

addTexts('accessBrief', texts)
