import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/withdrawal.json'

addTexts('withdrawal', texts)
